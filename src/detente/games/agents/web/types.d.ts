// The board of Agents: Shield and Sword, as src/detente/games/agents/rules/view.py gives it.

import type { Checked } from "/static/board/module.js";

export type Module = Checked<typeof import("./board.js")>;

export interface Espionage {
  round: number;
  /** Seats in turn order, the first player first. */
  order: string[];
  active: string | null;
  active_region: string | null;
  virtual: string | null;
  regions: Record<string, Region>;
  sectors: Record<string, Sector>;
  services: Record<string, Service>;
  /** Coins in the bank; null where they do not run out. */
  bank: number | null;
  deck_count: number;
  discard: string[];
  offer: string[];
  drawn: Drawn | null;
  dealt: string[];
}

/** What an influence token stands for. */
export interface Contested {
  holder: string | null;
  guarded: boolean;
  leader: string | null;
  agents: Record<string, number>;
}

export interface Region extends Contested {
  diplomats: Record<string, number>;
  tokens: Token[];
}

export interface Sector extends Contested {
  regions: string[];
}

export interface Drawn {
  token: string;
  service: string;
  /** Null for those who have not seen it. */
  kind: string | null;
}

export interface Token extends Drawn {
  /** Null if it lies beside the cities. */
  city: string | null;
  seen_by_all: boolean;
}

export interface Service {
  finance: number;
  reserve: number;
  operatives: number;
  diplomats: number;
  cards: string[];
  liquidations: number;
  halves: number;
  bag: Record<string, { tokens: number; operatives: number }>;
  mission_count: number;
  /** Those of the own seat, at the end everybody's. */
  missions: string[];
  fulfilled: boolean | null;
  halves_with_mission: number | null;
}
