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
  values_for: Record<number, Setting[]>;
}

export interface ProposalInfo {
  option: string;
  value: Setting;
  seats: number[];
  given: Record<string, Setting[]>;
}

export interface GameInfo {
  name: string;
  revision: number;
  seats: string[];
  seat_counts: number[];
  options: OptionInfo[];
  editions: Record<string, Record<string, Setting>>;
  proposals: ProposalInfo[];
  levels: string[];
  lessons: number;
  board: boolean;
  tone: string | null;
  signs: Record<string, Sign>;
}

/** The colour of a sign, which has a shape of its own (side.js). */
export type Sign = "blue" | "red" | "green" | "violet" | "ochre";

/** A lesson; its texts begin with `lesson-<game>-<id>`. */
export interface LessonInfo {
  id: string;
  seat: string;
  steps: number;
}

/** How a lesson stands; `wrong` is a move that was not made, `expect` what goes on. */
export interface LessonState {
  say: string;
  step: number;
  steps: number;
  done: boolean;
  expect: string[];
  wrong: string | null;
  events_from: number;
  view: View;
  events: GameEvent[];
  moments: Moment[];
}

export interface NewTable {
  game: string;
  seats: string[];
  settings?: Record<string, Setting>;
  pace?: Pace;
  shuffle_seats?: boolean;
}

export interface SeatGrant {
  table: string;
  seat: string | null;
  token: string | null;
  invitations: Record<string, string>;
}

export interface Accepted {
  id: string;
  version: number;
  message?: number;
}

export interface Link {
  token: string;
}

export interface DeviceInfo {
  id: string;
  kind: "browser" | "link";
  seats: string[];
  since: number | null;
  connected: boolean;
  this: boolean;
}

export interface SeatInfo {
  seat: string;
  seat_id: string;
  kind: "person" | "bot" | "open" | "link" | "left" | "record";
  name: string | null;
  bot: string | null;
  connected: boolean;
  thinking: boolean;
  replaceable: boolean;
  consents: string[];
  newcomer: "no" | "consent" | "yes";
  admits: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  settings: Record<string, Setting>;
  pace: Pace;
  version: number;
  seats: SeatInfo[];
  to_act: string[];
  over: boolean;
  closed: boolean;
  ended: "bots" | "invitation" | "unseen" | null;
  result: Result | null;
  commitment: string | null;
  secret: string | null;
  first_move_number: number;
  notes: Record<string, string> | null;
  spectators: number;
  started: number;
  changed: number;
}

export interface ChatMessage {
  number: number;
  at: number;
  seat: string | null;
  name: string | null;
  text: string | null;
  notice: string | null;
  args: Args;
  author: string | null;
}

export interface TableUpdate {
  type: "update";
  table: TableInfo;
  seat: string | null;
  my_seats: string[];
  undo_seat: string | null;
  bot_plays_for_me: boolean;
  may_return: string[];
  can_ask_hint: boolean;
  view: View | null;
  events_from: number;
  events: GameEvent[];
  moments: Moment[];
  moments_from: number;
  recap_from: number;
  story_starts: number[];
  messages: ChatMessage[];
}

/** All that is known of a table: the updates so far, merged. */
export interface Known extends TableUpdate {
  view: View;
}

export interface Lobby {
  open: TableInfo[];
  mine: TableInfo[];
  public: TableInfo[];
  my_seats: Record<string, string[]>;
}

export interface PositionAt {
  move_number: number;
  last_move_number: number;
  view: View;
  events: GameEvent[];
  moments: Moment[];
  views: View[];
}

export interface Problem {
  error: string;
  args: Args;
  text: string;
  rule: string | null;
}

export interface MoveCheck {
  allowed: boolean;
  problem: Problem | null;
}

export interface Estimate {
  move: string;
  value: number;
  margin: number;
  about_equal: boolean;
}

export interface Advice {
  version: number;
  bot: string;
  move: string;
  scale: "probability" | "points" | "order";
  estimates: Estimate[];
}

/** What is sent over the live connection after subscribing; `seat` if I have several. */
export type ClientRequest =
  | { type: "play"; id: string; version: number; move: string; seat?: string }
  | { type: "undo"; id: string; version: number; seat?: string }
  | { type: "chat"; id: string; text: string; seat?: string };

/** What comes over the live connection. */
export type ServerMessage =
  | TableUpdate
  | ({ type: "accepted" } & Accepted)
  | { type: "rejected"; id: string | null; problem: Problem };

// --- the game itself, as every game's `State.view` and `State.events` give it ---------------------

export interface View {
  game: string;
  revision: number;
  settings: Record<string, Setting>;
  seats: string[];
  seat: string | null;
  move_number: number;
  to_act: string[];
  prompt: Prompt | null;
  /** What I have played while others still have to. */
  pending_move: string | null;
  over: boolean;
  result: Result | null;
  /** How many units of a score make one point. */
  score_unit: number;
  /** What only this game's board module understands. */
  board: Record<string, any>;
}

export interface Prompt {
  id: string;
  rule: string;
  args: Args;
  moves: PromptMove[];
}

export interface PromptMove {
  move: string;
  label: string;
  hint?: Hint;
}

/** What can be worked out about a move; `kind` is that of a text, `hint-<kind>`. */
export interface Hint {
  kind?: string;
  /** Wins or can lose the game at once, or can lose it if things go badly. */
  wins?: boolean;
  loses?: boolean;
  risks?: boolean;
  careful?: boolean;
  /** Arguments of the text; probabilities are [favourable, of]. */
  [argument: string]: unknown;
}

export interface Result {
  /** Numbers of seats. */
  winners: number[];
  scores: number[];
  reason: string;
}

export interface GameEvent {
  move_number: number;
  by: string | null;
  id: string;
  args: Args;
}

// --- what happened, as people follow it (detente/stories) -----------------------------------------

/** A piece's code, and by how much it changed; 0 where that is no number. */
export type Touch = [string, number];

/** A value that changed, beside a line: its text is `chip-<kind>`. */
export interface Chip {
  kind: string;
  side?: string;
  change?: number;
  value?: number | string;
}

export interface Moment {
  move_number: number;
  by?: string;
  actor?: string;
  family: string;
  icon: string;
  weight: number;
  /** Whether a story begins here. */
  opens?: boolean;
  /** Whether its sentence stands in a line only if there is no other, or stays in one too long. */
  aside?: boolean;
  vital?: boolean;
  head: { id: string; args: Args };
  touches?: Touch[];
  chips?: Chip[];
  /** Fields of `view.board` that are true from now on, by their paths. */
  sets?: Record<string, unknown>;
}

/** A card as the game's data file has it; `kind` says which other fields there are. */
export interface Card {
  kind: string;
  name: Record<string, string>;
  source: unknown;
  [field: string]: unknown;
}
