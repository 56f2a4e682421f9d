// @ts-check
// The table page: the frame around any game's board.

import { html, useComputed, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { onceOnly } from "../board/piece.js";
import { recap } from "../board/recap.js";
import { problemText, quote, say } from "../board/texts.js";
import { touchedIn } from "../board/touched.js";
import { ApiError, join } from "./api.js";
import { arrival, forgetArrival } from "./arrival.js";
import { Ask } from "./ask.js";
import { Bar, Connection } from "./bar.js";
import { Desk } from "./desk.js";
import { Frame, Message, Region, Stage } from "./frame.js";
import { Reference } from "./game.js";
import { Cover, coverTitle } from "./handover.js";
import { fetchLater, later } from "./later.js";
import { Note } from "./note.js";
import { AsItWas, Recap, RecapLine } from "./recap.js";
import { Rest, shownTab } from "./rest.js";
import { openRule } from "./rule_link.js";
import { ring } from "./sound.js";

/** @import { PositionAt, Problem, View } from "../board/types.js" */
/** @import { Arrival } from "./arrival.js" */
/** @import { InvitationProps } from "./links.js" */

const Aim = later(
  async () => (await import("./odds.js")).Aim,
  ({ desk }) => desk.target !== null,
  "odds",
);
const Doubt = later(
  async () => (await import("./doubt.js")).Doubt,
  ({ desk }) => desk.doubted.value !== null,
);
const Invitation = later(async () => (await import("./links.js")).Invitation);
const KeySheet = later(
  async () => (await import("./key_sheet.js")).KeySheet,
  ({ desk }) => desk.keysShown.value,
);
const NextTable = later(
  async () => (await import("./waiting.js")).NextTable,
  ({ desk }) => desk.standing === "waiting",
);
const Spoken = later(async () => (await import("./spoken.js")).Spoken);
const TabIcon = later(async () => (await import("./icon.js")).TabIcon, () => document.hidden);
const TableMenu = later(async () => (await import("./table_menu.js")).TableMenu);

/** The page /t/<table>. @param {{id: string}} props */
export default function TablePage({ id }) {
  const [desk, setDesk] = useState(/** @type {Desk | null} */ (null));
  const [came, setCame] = useState(arrival);
  useEffect(() => {
    /** @type {Desk | undefined} */
    let opened;
    let gone = false;
    void redeemed(id, came).then((refusal) => {
      if (gone) return;
      opened = new Desk(id);
      opened.note.value = refusal;
      setDesk(opened);
    });
    // A link pasted into the address of this very page changes only the part after #.
    const pasted = () => arrival() && location.reload();
    addEventListener("hashchange", pasted);
    return () => {
      gone = true;
      opened?.close();
      removeEventListener("hashchange", pasted);
    };
  }, [id]);
  const problem = desk?.live.problem.value;
  const failure = problem ? problemText(problem) : desk?.failure.value;
  if (failure) {
    return html`<${Frame} bar=${html`<${Bar} />`}>
      <${Message}>
        <div class="waiting" role="alert">
          <p>${failure}</p>
          <a class="button" href="/">${say("page-to-lobby")}</a>
        </div>
      </${Message}>
    </${Frame}>`;
  }
  if (!desk?.ready.value) {
    const away = desk?.live.status.value === "waiting";
    const told = say(away ? "table-store-away" : "table-page-loading");
    return html`<${Frame} bar=${html`<${Bar} />`}>
      <${Message}><p class="waiting">${told}</p></${Message}>
    </${Frame}>`;
  }
  const invited = came?.kind === "join" && !desk.known.my_seats.length;
  if (came && !invited) forgetArrival();
  const answer = (/** @type {string | null} */ token) => {
    forgetArrival();
    setCame(null);
    if (token) void desk.ask("join", { token });
  };
  return html`<${Sight} desk=${desk} invitation=${invited ? { token: came.token, answer } : null} />`;
}

/**
 * Sits down at once with a personal link. The promise has the refusal.
 * @param {string} id @param {Arrival | null} came @returns {Promise<Problem | null>}
 */
async function redeemed(id, came) {
  if (came?.kind !== "seat") return null;
  try {
    await join(id, { token: came.token });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
}

/**
 * The table, or the cover over it.
 * @param {{desk: Desk, invitation: Pick<InvitationProps, "token" | "answer"> | null}} props
 */
function Sight({ desk, invitation }) {
  useTurn(desk);
  useEffect(fetchLater, []);
  const { standing, known } = desk;
  const replayed = useReplayed(desk);
  const bar = html`<${Bar}
    game=${desk.board}
    view=${replayed}
    rule=${standing === "covered" ? undefined : desk.rule}
    menu=${standing === "covered" ? null : html`<${TableMenu} desk=${desk} />`}
  >
    <${Connection} desk=${desk} />
    <${NextTable} desk=${desk} />
    <${TabIcon} mine=${isMyTurn(desk)} />
  </${Bar}>`;
  const table = { bar, version: known.table.version, "data-standing": standing };
  if (standing === "covered") {
    return html`<${Frame} look="covered" ...${table}>
      <${Message} asked=${html`<div class="notes"><${Note} desk=${desk} /></div>`}>
        <${Cover} desk=${desk} />
      </${Message}>
    </${Frame}>`;
  }
  return html`<${Frame}
    ...${table}
    data-tab=${shownTab(desk)}
    line=${html`<${RecapLine} desk=${desk} />`}
    asked=${askedOf(desk, invitation !== null)}
    onClick=${(/** @type {MouseEvent} */ event) => openRule(event, desk.rule)}
    onClickCapture=${onceOnly}
  >
    <h1 class="visually-hidden">${say("game-title")}</h1>
    ${invitation
      ? html`<${Region} name="ask"><${Invitation} desk=${desk} ...${invitation} /></${Region}>`
      : html`<${Ask} desk=${desk} />`}
    <${Recap} desk=${desk} />
    <${Boards} desk=${desk} />
    <${Rest} desk=${desk} />
    <${Reference}
      game=${desk.game}
      settings=${known.view.settings}
      cards=${desk.cards}
      moves=${desk.moves}
      rule=${desk.rule}
    />
    <${Aim} desk=${desk} />
    <${Doubt} desk=${desk} />
    <${Spoken} desk=${desk} />
    <${KeySheet} desk=${desk} />
  </${Frame}>`;
}

/** Another text for each question, and for whatever takes its place. */
function askedOf(/** @type {Desk} */ desk, /** @type {boolean} */ invited) {
  const { view, table } = desk.known;
  const past = desk.replay.moveNumber.value !== null;
  const free = table.seats.map(({ kind }) => kind);
  return JSON.stringify([invited, past, view.over, free, desk.question]);
}

/** What is shown of a position: all that was asked for. @param {Desk} desk @param {PositionAt} at */
function seen(desk, { view, views }) {
  return (views.length && desk.board.everybody?.(view, views)) || view;
}

/** What the bar tells of: the position as it is, or that of the replay. @param {Desk} desk @returns {View} */
function useReplayed(desk) {
  const { view } = desk.known;
  const position = desk.replay.moveNumber.value !== null ? desk.replay.position.value : null;
  return useMemo(() => (position ? seen(desk, position) : view), [position, view]);
}

/** The stories whose pieces are marked: in the past those of the move or line. @param {Desk} desk */
function marked({ replay, staging, steps }) {
  if (replay.moveNumber.value !== null) return recap(replay.position.value?.moments ?? [], 0);
  if (steps.at.value === null) return staging.told.value;
  return steps.line ? [steps.line.told] : [];
}

/** The board as it is, or was. @param {{desk: Desk}} props */
function Boards({ desk }) {
  const { staging, steps, cards, moves } = desk;
  const { view, seat, events } = desk.known;
  const replayed = desk.replay.moveNumber.value !== null;
  const position = replayed ? desk.replay.position.value : steps.position.value;
  const past = replayed || steps.at.value !== null;
  const staged = staging.shown.value ?? view;
  const shown = useMemo(() => (position ? seen(desk, position) : staged), [position, staged]);
  const touched = useComputed(() => touchedIn(marked(desk))).value;
  const readonly = past || staged !== view || desk.standing !== "your-turn";
  const table = useMemo(() => {
    // The board is drawn a little after the question: what is pressed on one of before does not count.
    const isNow = () => desk.known.view === view;
    return {
      view: shown,
      reader: seat,
      events,
      cards,
      moves,
      touched,
      play: /** @type {Desk["point"]} */ ((code, anchor) => isNow() && desk.point(code, anchor)),
      explain: (/** @type {string} */ code) => void (isNow() && desk.explain(code)),
      highlight: desk.highlight,
      isLit: (/** @type {string} */ code) => desk.isLit(code),
      readonly,
    };
  }, [view, shown, seat, events, cards, moves, touched, readonly]);
  /** A press on what is not there any more shows what is. @param {Event} event */
  const settle = (event) => {
    if (past || !staging.behind) return;
    staging.settle();
    event.stopPropagation();
  };
  const { film, playing } = staging;
  return html`<${Stage}
    game=${desk.board}
    view=${shown}
    table=${table}
    look=${past ? "past" : ""}
    busy=${playing.value !== null}
    press=${settle}
    over=${html`<${AsItWas} desk=${desk} />
      ${film && html`<div class="film" aria-hidden="true"><${film.Show} moment=${playing.value} /></div>`}`}
  />`;
}

/** Whether one of my seats is asked. @param {Desk} desk */
function isMyTurn({ standing, called }) {
  return standing === "covered" ? called !== null : standing === "your-turn";
}

/** The bell and the title of the tab say when it is my turn. @param {Desk} desk */
function useTurn(desk) {
  const covered = desk.standing === "covered";
  const mine = isMyTurn(desk);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) ring();
    before.current = mine;
  }, [mine]);
  const title = say("game-title");
  const state = covered ? coverTitle(desk) : say(`table-page-${desk.standing}`);
  useEffect(() => {
    const message = mine ? "table-page-tab-title-mine" : "table-page-tab-title";
    document.title = quote(message, { state, title });
  }, [mine, state, title]);
}
