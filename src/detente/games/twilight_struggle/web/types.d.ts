// What games/twilight_struggle/rules/view.py shows of the table, and its data about cards and countries.

import type { Checked } from "/static/board/module.js";

export type Module = Checked<typeof import("./board.js")>;

export type Side = "us" | "ussr";
export type Level = "nothing" | "presence" | "domination" | "control";
export type Era = "early" | "mid" | "late";

export interface Standing {
  level: Level;
  vp: number;
  countries: number;
  battlegrounds: number;
}

export interface Region {
  battlegrounds: number;
  us: Standing;
  ussr: Standing;
}

export interface SideBoard {
  influence: Record<string, number>;
  control: string[];
  military: number;
  space: number;
  space_used: number;
  space_cards: number;
  abilities: number[];
  hand_count: number;
  hand: string[];
  values: number[];
  headline: string | null;
}

export interface ColdWar {
  turn: number;
  phase: "setup" | "headline" | "action_rounds" | "end_of_turn" | "final_scoring";
  round: number;
  rounds: number;
  phasing: Side | null;
  vp: number;
  defcon: number;
  closed: string[];
  military_needed: number;
  china: { holder: Side; face_up: boolean };
  sides: Record<Side, SideBoard>;
  regions: Record<string, Region>;
  southeast_asia: Record<Side, number>;
  effects: string[];
  resolving: string[];
  in_play: string[];
  discard: string[];
  removed: string[];
  deck_count: number;
  deck_known: string[];
  line: string[];
}

export interface CountryData {
  kind: "country";
  region: string;
  subregions: string[];
  stability: number;
  battleground: boolean;
  adjacent: string[];
}

export interface CardData {
  kind: "card";
  number: number;
  set: "base" | "deluxe_optional";
  side: Side | "neutral";
  era: Era;
  /** A scoring card has none. */
  ops?: number;
  deluxe_ops?: number;
  scoring: boolean;
  scores?: string;
  removed_after_event: boolean;
}

export interface BoxData {
  kind: "box";
  box: number;
  ops: number;
  roll_max: number;
  vp_first: number;
  vp_second: number;
  ability: string | null;
}
