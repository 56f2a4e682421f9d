// The board of CIA vs KGB, as src/detente/games/cia_vs_kgb/rules/view.py gives it.

import type { Checked } from "/static/board/module.js";

export type Module = Checked<typeof import("./board.js")>;

export interface ColdWar {
  round: number;
  phase: string;
  objective: Objective | null;
  dominance: string | null;
  balance: string | null;
  sides: Record<string, Side>;
  objective_deck: Deck;
  objective_discard: string[];
  group_deck: Deck;
  group_discard: { count: number; top: string | null };
  pending: Record<"analyst" | "double_agent" | "look", string | null>;
  passes: number;
}

export interface Objective {
  card: string;
  stability: number;
  population: number;
  vp: number;
  profile: string[];
}

export interface Side {
  score: number;
  influence: number;
  ready: string[];
  mobilised: string[];
  claimed: string[];
  hq: string[];
  hq_count: number;
  agent_x_chosen: boolean;
  agent_x: string | null;
  agent_x_possible: string[];
  leave: string[];
  eliminated: string[];
  saved: boolean;
}

export interface Deck {
  count: number;
  known: { depth: number; card: string }[];
  within: string[];
}
