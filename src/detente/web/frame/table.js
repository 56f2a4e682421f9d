// @ts-check
// The table page: the frame around any game's board.

import { html, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { onceOnly, TableContext } from "../board/piece.js";
import { eventText, problemText, quote, say } from "../board/texts.js";
import { ApiError, post } from "./api.js";
import { Chat, unread } from "./chat.js";
import { Desk } from "./desk.js";
import { Reference } from "./game.js";
import { Cover, coverTitle } from "./handover.js";
import { arrival, forgetArrival, FreeSeats, Invitation } from "./links.js";
import { Log } from "./log.js";
import { Aim } from "./odds.js";
import { Doubt, latest, Moves, Prompt, question } from "./prompt.js";
import { ReplayBar } from "./replay.js";
import { Result } from "./result.js";
import { Citation, openRule } from "./rules.js";
import { Seats } from "./seats.js";
import { ring } from "./sound.js";

/** @import { PositionAt, Problem } from "../board/types.js" */
/** @import { Tab } from "./desk.js" */
/** @import { Arrival } from "./links.js" */

/** @type {Tab[]} */
const TABS = ["board", "log", "chat", "seats"];

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
    return html`<div class="waiting" role="alert">
      <p>${failure}</p>
      <a class="button" href="/">${say("page-to-lobby")}</a>
    </div>`;
  }
  if (!desk?.ready.value) return html`<p class="waiting">${say("table-page-loading")}</p>`;
  if (came?.kind === "join" && !desk.known.my_seats.length) {
    const answer = (/** @type {string | null} */ token) => {
      forgetArrival();
      setCame(null);
      if (token) void desk.ask("join", { token });
    };
    return html`<${Invitation} desk=${desk} token=${came.token} answer=${answer} />`;
  }
  if (came) forgetArrival();
  return html`<${Sight} desk=${desk} />`;
}

/**
 * Sits down at once with a personal link. The promise has the refusal.
 * @param {string} id @param {Arrival | null} came @returns {Promise<Problem | null>}
 */
async function redeemed(id, came) {
  if (came?.kind !== "seat") return null;
  try {
    await post(`/api/tables/${id}/join`, { token: came.token });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
}

/** The table, or the cover over it. @param {{desk: Desk}} props */
function Sight({ desk }) {
  useTurn(desk);
  if (desk.standing !== "covered") return html`<${Table} desk=${desk} />`;
  return html`<div
    class="table covered"
    data-standing="covered"
    data-version=${desk.known.table.version}
  >
    <${Connection} desk=${desk} />
    <${Cover} desk=${desk} />
    <${Note} desk=${desk} />
  </div>`;
}

/** @param {{desk: Desk}} props */
function Table({ desk }) {
  const { standing } = desk;
  return html`<div
    class="table"
    data-standing=${standing}
    data-version=${desk.known.table.version}
    data-tab=${shownTab(desk)}
    onClick=${(/** @type {MouseEvent} */ event) => openRule(event, desk.rule)}
    onClickCapture=${onceOnly}
  >
    <h1 class="visually-hidden">${say("game-title")}</h1>
    <div class="ask">
      <${Connection} desk=${desk} />
      <${Prompt} desk=${desk} />
      <${Moves} desk=${desk} />
    </div>
    <${Tabs} desk=${desk} />
    <${Stage} desk=${desk} />
    <${Seats} desk=${desk} />
    <${Log} desk=${desk} />
    ${tabsOf(desk).includes("chat") && html`<${Chat} desk=${desk} />`}
    <${Reference}
      game=${desk.game}
      settings=${desk.known.view.settings}
      cards=${desk.cards}
      moves=${desk.moves}
      rule=${desk.rule}
    />
    <${Aim} desk=${desk} />
    <${Note} desk=${desk} />
    <${Doubt} desk=${desk} />
    <p class="visually-hidden" role="status">
      ${latest(desk).map(eventText).join(" ")} ${say(`table-page-${standing}`)}: ${question(desk)}
    </p>
  </div>`;
}

/** What is shown of a position: all that was asked for. @param {Desk} desk @param {PositionAt} at */
function seen(desk, { view, views }) {
  return (views.length && desk.board.everybody?.(view, views)) || view;
}

/** The board, and above it whatever concerns it. @param {{desk: Desk}} props */
function Stage({ desk }) {
  const { view } = desk.known;
  const past = desk.replay.moveNumber.value !== null;
  const position = past ? desk.replay.position.value : null;
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!view.over) return;
    stage.current?.scrollTo(0, 0); // There the result is.
    scrollTo(0, 0);
  }, [view.over]);
  const shown = useMemo(() => (position ? seen(desk, position) : view), [position, view]);
  const table = {
    view: shown,
    reader: desk.known.seat,
    events: desk.known.events,
    cards: desk.cards,
    moves: desk.moves,
    play: /** @type {Desk["point"]} */ ((code, anchor) => desk.point(code, anchor)),
    explain: (/** @type {string} */ code) => void desk.explain(code),
    highlight: desk.highlight,
    isLit: (/** @type {string} */ code) => desk.isLit(code),
    readonly: past || desk.standing !== "your-turn",
  };
  return html`<div ref=${stage} class=${past ? "stage panel past" : "stage panel"} data-panel="board">
    ${past
      ? html`<${ReplayBar} desk=${desk} />`
      : view.over
        ? html`<${Result} desk=${desk} />`
        : html`<${FreeSeats} desk=${desk} />`}
    <${TableContext.Provider} value=${table}>
      <${desk.board.Board} view=${shown} />
    </${TableContext.Provider}>
  </div>`;
}

/**
 * What a narrow screen can show. At a table for one nobody talks, until somebody looks on or
 * something was said.
 * @param {Desk} desk
 */
function tabsOf({ known: { table, my_seats, messages } }) {
  const alone = table.seats.length === 1 && my_seats.length === 1;
  const silent = alone && !table.spectators && !messages.length;
  return TABS.filter((tab) => tab !== "chat" || !silent);
}

/** What a narrow screen shows. @param {Desk} desk */
function shownTab(desk) {
  return tabsOf(desk).includes(desk.tab.value) ? desk.tab.value : "board";
}

/**
 * What a narrow screen shows; a wide one has room for all but log and chat at the same time.
 * @param {{desk: Desk}} props
 */
function Tabs({ desk }) {
  const count = unread(desk);
  return html`<nav class="tabs" aria-label=${say("table-page-tabs")}>
    ${tabsOf(desk).map(
      (tab) => html`<button
        key=${tab}
        type="button"
        data-tab=${tab}
        aria-pressed=${shownTab(desk) === tab}
        onClick=${() => (desk.tab.value = tab)}
      >
        ${say(`table-page-tab-${tab}`)}
        ${tab === "chat" &&
        count > 0 &&
        html` <span class="unread" aria-label=${say("chat-unread", { count })}>${count}</span>`}
      </button>`,
    )}
  </nav>`;
}

/** @param {{desk: Desk}} props */
function Connection({ desk }) {
  if (desk.live.status.value !== "lost") return null;
  return html`<p class="banner" role="alert">
    ${say("table-page-lost")}
    <button type="button" onClick=${() => desk.live.reconnect()}>${say("table-page-retry")}</button>
  </p>`;
}

/** Why something was refused, until it is read. @param {{desk: Desk}} props */
function Note({ desk }) {
  const problem = desk.note.value;
  const close = () => (desk.note.value = null);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && close();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  return html`<div class="toasts" role="alert">
    ${problem &&
    html`<div class="toast">
      <p>
        <${Citation} game=${desk.game} rule=${problem.rule} sentence=${problemText(problem)} />
      </p>
      <button type="button" onClick=${close}>${say("table-page-close")}</button>
    </div>`}
  </div>`;
}

/** The bell and the title of the tab say when it is my turn. @param {Desk} desk */
function useTurn(desk) {
  const covered = desk.standing === "covered";
  const mine = covered ? desk.called !== null : desk.standing === "your-turn";
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
