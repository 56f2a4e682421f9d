// The board of Secret Power, as src/detente/games/secret_power/rules/view.py gives it.

import type { Checked } from "/static/board/module.js";

export type Module = Checked<typeof import("./board.js")>;

export interface Conspiracy {
  round: number;
  rounds: number;
  phase: number;
  /** All players in the order of their turns, the holder of the Supervisor first. */
  order: string[];
  supervisor: string;
  headhunter: string | null;
  zone: InZone[];
  /** How many cards the zone has at the beginning of a round. */
  zone_size: number;
  operations: Operation[];
  wars: string[];
  surcharge: number;
  /** Minor objects that nobody has, by group. */
  supply: Record<string, number>;
  discard: string[];
  deck_count: number;
  treaty_deck_count: number;
  treaty_discard: string[];
  professional_deck_count: number;
  professional_discard: string[];
  players: Record<string, Player>;
  falcon: Falcon | null;
  looked: string[];
  pack: string[];
}

export interface InZone {
  card: string;
  type: string;
  group: string;
  cost: number;
  occupant: string | null;
  agents: number;
  shadows: number;
  in_reach: string[];
}

export interface Operation {
  operation: string;
  agents: number;
  points: number;
  owner: string | null;
  agents_on_it: number;
  on_top: boolean;
}

export interface Player {
  active: number;
  pool: number;
  reach: number;
  shadows: number;
  more_recalls: number;
  stages: Record<string, number>;
  /** What the next stage of each project takes; null after the last one. */
  next_stages: Record<string, { agents: number; signs: number } | null>;
  signs: Record<string, number>;
  objects: Captured[];
  minors: Record<string, number>;
  treaties: string[];
  hand_count: number;
  hand: string[];
  can_conclude: string[];
  professional_count: number;
  professionals: string[];
  score: number;
  score_parts: Part[];
}

export interface Captured {
  card: string;
  type: string;
  group: string;
  agents: number;
  inner_circle: string | null;
}

export interface Part {
  part: string;
  code: string | null;
  count: number;
  each: number;
  points: number;
}

export interface Falcon {
  level: string;
  personality: string;
  project_order: string[];
  action_deck_count: number;
  action_discard: string[];
  temporary_shadows: number;
  wartime: boolean;
  /** What he looks for first, second, ..., in peace or in war, as it is now. */
  priorities: string[];
  rank: string;
}

/** What the data files say: a project and its stages. */
export interface Project {
  sign: string;
  stages: Stage[];
}

export interface Stage {
  stage: number;
  agents: number;
  signs: number;
  points: number;
  source: Record<string, string>;
}

/** What the data files say of a treaty. */
export interface Treaty {
  type: string;
  /** What its corner shows: a number, or the code of a sign or of a minor object. */
  points?: number;
  symbol: string | null;
  requirement: Requirement;
  source: Record<string, string>;
}

export type Requirement = { all?: Demand[]; any?: Demand[] } & Demand;

export interface Demand {
  cards_of_group?: { group: string; count: number };
  card?: string;
  no_card?: string;
  sign?: { sign: string; count: number };
  stage?: { stage: number };
  strictly_most?: string;
}
