// What goes over the wire; src/detente/server/messages.py says what each field means.

export type { Children, Component, Context, VNode } from "../vendor/preact.js";
export type { ReadonlySignal, Signal } from "../vendor/signals.js";

export type Setting = string | boolean | number;
export type Args = Record<string, unknown>;
export type Pace = "live" | "correspondence";

export interface Me {
  name: string;
  csrf: string;
}

export interface OptionInfo {
  name: string;
  allowed: Setting[];
  default: Setting;
  offered: Record<number, Setting[]>;
}

export interface GameInfo {
  name: string;
  seats: string[];
  seat_counts: number[];
  options: OptionInfo[];
  editions: Record<string, Record<string, Setting>>;
  levels: string[];
  lessons: number;
  board: boolean;
}

/** A lesson; its texts begin with `lesson-<game>-<id>`. */
export interface LessonInfo {
  id: string;
  seat: string;
  steps: number;
}

/** How a lesson stands; `wrong` is a choice that was not made, `expect` what goes on. */
export interface Taught {
  say: string;
  step: number;
  steps: number;
  done: boolean;
  expect: string[];
  wrong: string | null;
  since: number;
  view: View;
  events: GameEvent[];
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, Setting>;
  pace?: Pace;
  lot?: boolean;
}

export interface Place {
  table: string;
  seat: string | null;
  token: string | null;
  invitations: Record<string, string>;
}

export interface Done {
  id: string;
  number: number;
}

export interface Link {
  token: string;
}

export interface SeatInfo {
  seat: string;
  place: string;
  kind: "person" | "bot" | "open" | "link" | "left" | "record";
  name: string | null;
  bot: string | null;
  here: boolean;
  thinking: boolean;
  replaceable: boolean;
  consents: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Setting>;
  pace: Pace;
  number: number;
  seats: SeatInfo[];
  to_act: string[];
  over: boolean;
  closed: boolean;
  result: Result | null;
  commitment: string | null;
  secret: string | null;
  first: number;
  notes: Record<string, string> | null;
  watchers: number;
  started: number;
  changed: number;
}

export interface Line {
  number: number;
  at: number;
  seat: string | null;
  name: string | null;
  text: string | null;
  notice: string | null;
  args: Args;
}

export interface News {
  kind: "news";
  table: TableInfo;
  seat: string | null;
  own: string[];
  undo: string | null;
  substituted: boolean;
  hints: boolean;
  view: View | null;
  since: number;
  events: GameEvent[];
  lines: Line[];
}

/** All that is known of a table: the news so far, merged. */
export interface Known extends News {
  view: View;
}

export interface Lobby {
  open: TableInfo[];
  mine: TableInfo[];
  public: TableInfo[];
  seats: Record<string, string[]>;
}

export interface Moment {
  choice: number;
  last: number;
  view: View;
  events: GameEvent[];
  views: View[];
}

export interface Problem {
  error: string;
  args: Args;
  text: string;
  rule: string | null;
}

export interface Why {
  allowed: boolean;
  problem: Problem | null;
}

export interface Estimate {
  code: string;
  value: number;
}

export interface Advice {
  number: number;
  bot: string;
  code: string;
  scale: "chance" | "points" | "order";
  options: Estimate[];
}

/** What is sent over the live connection after the greeting; `seat` if I have several. */
export type Demand =
  | { do: "choose"; id: string; number: number; code: string; seat?: string }
  | { do: "undo"; id: string; number: number; seat?: string }
  | { do: "say"; id: string; text: string; seat?: string };

/** What comes over the live connection. */
export type Answer =
  | News
  | { kind: "done"; id: string; number: number }
  | { kind: "refused"; id: string | null; problem: Problem };

// --- the game itself, as every game's `State.view` and `State.events` give it ---------------------

export interface View {
  game: string;
  options: Record<string, Setting>;
  seats: string[];
  seat: string | null;
  choices: number;
  to_act: string[];
  prompt: Prompt | null;
  /** What I have chosen while others still have to. */
  answer: string | null;
  over: boolean;
  result: Result | null;
  /** How many units of a score make one point. */
  point: number;
  /** What only this game's board module understands. */
  board: Record<string, any>;
}

export interface Prompt {
  id: string;
  rule: string;
  args: Args;
  options: Option[];
}

export interface Option {
  code: string;
  id: string;
  hint?: Hint;
}

/** What can be worked out about an option; `kind` is that of a text, `hint-<kind>`. */
export interface Hint {
  kind?: string;
  /** Wins or can lose the game at once, or can lose it if things go badly. */
  wins?: boolean;
  loses?: boolean;
  risks?: boolean;
  careful?: boolean;
  /** Arguments of the text; chances are [favourable, of]. */
  [argument: string]: unknown;
}

export interface Result {
  /** Numbers of seats. */
  winners: number[];
  scores: number[];
  reason: string;
}

export interface GameEvent {
  number: number;
  id: string;
  args: Args;
}

/** A card as the game's data file has it; `kind` says which other fields there are. */
export interface Card {
  kind: string;
  name: Record<string, string>;
  source: unknown;
  [field: string]: unknown;
}
