// @ts-check
// Learning a game on its own board: the list of lessons, and one lesson at a time.

import { computed, html, signal, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { legalMoves, onceOnly, TableContext } from "../board/piece.js";
import { SeatMark } from "../board/side.js";
import { eventText, knows, problemText, quote, say } from "../board/texts.js";
import { ApiError, errorText, get, post } from "./api.js";
import { openGame, Reference } from "./game.js";
import { Moves } from "./prompt.js";
import { Citation, openRule } from "./rules.js";

/** @import { LessonInfo, LessonState, Problem } from "../board/types.js" */
/** @import { Opened } from "./game.js" */
/** @import { LegalMove } from "../board/piece.js" */

/**
 * The pages /learn/<game> and /learn/<game>/<lesson>.
 *
 * @param {{game: string, lesson?: string}} props
 */
export default function LearnPage({ game, lesson }) {
  const [school, setSchool] = useState(/** @type {School | null} */ (null));
  const [failure, setFailure] = useState("");
  useEffect(() => {
    opened(game).then(setSchool, (error) => setFailure(errorText(error)));
  }, [game]);
  const known = school?.lessons.some(({ id }) => id === lesson);
  if (failure || (school && lesson && !known)) {
    return html`<div class="waiting" role="alert">
      <p>${failure || say("page-not-found")}</p>
      <a class="button" href=${failure ? "/" : `/learn/${game}`}>
        ${say(failure ? "page-to-lobby" : "learn-all")}
      </a>
    </div>`;
  }
  if (!school) return html`<p class="waiting">${say("page-loading")}</p>`;
  if (!lesson) return html`<${Lessons} school=${school} />`;
  return html`<${LessonPage} school=${school} id=${lesson} />`;
}

/**
 * What all lessons of a game share.
 * @typedef {{game: string, seats: string[], lessons: LessonInfo[]}
 *   & Pick<Opened, "cards" | "board">} School
 */

/** @param {string} game @returns {Promise<School>} */
async function opened(game) {
  const lessons = await get(`/api/games/${game}/lessons`); // It says so if there is no such game.
  const { cards, board, info } = await openGame(game, null, "_lessons");
  return { game, seats: info.seats, lessons, cards, board };
}

// --- what is learnt ------------------------------------------------------------------------------

const KEPT = "lessons";

/** All lessons that were finished in this browser, as game/lesson. @returns {string[]} */
function finished() {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  return Array.isArray(kept) ? kept : [];
}

/** @param {string} lesson */
function finish(lesson) {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...finished(), lesson])]));
}

// --- all lessons ---------------------------------------------------------------------------------

/** @param {{school: School}} props */
function Lessons({ school: { game, seats, lessons } }) {
  const title = quote("learn-title", { game: say("game-title") });
  useTitle(title);
  const done = finished();
  const next = lessons.find(({ id }) => !done.includes(`${game}/${id}`));
  return html`<div class="learn">
    <h1>${title}</h1>
    <p class="learn-intro">${say(lessons.length ? "learn-intro" : "learn-none")}</p>
    <ol class="learn-list bare">
      ${lessons.map(({ id, seat, steps }, at) => {
        const text = `lesson-${game}-${id}`;
        return html`<li key=${id} class="learn-item sheet">
          <p class="typed soft">${say("learn-lesson", { number: at + 1 })}</p>
          <h2><a href=${`/learn/${game}/${id}`}>${say(text)}</a></h2>
          <p>${say(`${text}.about`)}</p>
          <p class="learn-facts small">
            <${SeatMark} seat=${seat} seats=${seats} />
            <span class="soft">${say("learn-steps", { count: steps })}</span>
            ${done.includes(`${game}/${id}`) &&
            html`<span class="stamp">${say("learn-done")}</span>`}
          </p>
        </li>`;
      })}
    </ol>
    <p class="learn-ways">
      ${next &&
      html`<a class="button primary" href=${`/learn/${game}/${next.id}`}>${say("learn-start")}</a>`}
      <a class=${next ? "button" : "button primary"} href="/">${say("learn-play")}</a>
    </p>
  </div>`;
}

/** @param {string} title */
function useTitle(title) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

// --- one lesson ----------------------------------------------------------------------------------

/** What one learner knows and does in a lesson; board and moves take it for a table. */
class Classroom {
  /** @param {School} school @param {string} id */
  constructor(school, id) {
    this.school = school;
    this.id = id;
    /** Where the lesson stands; null until the server has said so. */
    this.taught = signal(/** @type {LessonState | null} */ (null));
    /** Why the last thing was refused. */
    this.problem = signal(/** @type {Problem | null} */ (null));
    /** Whether the board shows only what is meant. */
    this.shown = signal(false);
    /** The code pointed at, on the board or in the list of moves. */
    this.highlight = signal(/** @type {string | null} */ (null));
    /** Whether a narrow screen hides the moves. */
    this.folded = signal(false);
    /** The rule at which the rulebook is open, null if it is shut. */
    this.rule = signal(/** @type {string | null} */ (null));
    /** @private */
    this.asking = signal(false);
    /** @private @type {string[]} The moves that the lesson has accepted; the address keeps them. */
    this.played = [];
    /** @private */
    this.legal = computed(() => legalMoves(this.taught.value?.view));
  }

  /** What the list of moves and the board read. */
  get known() {
    return /** @type {LessonState} */ (this.taught.value);
  }

  get moves() {
    return this.legal.value;
  }

  /** What the board offers: everything, or only what is meant. @returns {Map<string, LegalMove>} */
  get aims() {
    if (!this.shown.value) return this.moves;
    return new Map([...this.moves].filter(([code]) => this.known.expect.includes(code)));
  }

  /** Whether a move waits for its answer. */
  get busy() {
    return this.asking.value;
  }

  /** @param {string} code */
  isLit(code) {
    return this.highlight.value === code || (this.shown.value && this.known.expect.includes(code));
  }

  /** Plays a move; one that is illegal, or not meant, is explained. @param {string} code */
  async play(code) {
    await this.follow([...this.played, code]);
  }

  /** Goes back to where so many moves were made. @param {number} count */
  async goBack(count) {
    await this.follow(this.played.slice(0, count));
  }

  /** Takes up the lesson where the address says. */
  async begin() {
    await this.follow(location.hash.slice(1).split(",").filter(Boolean));
    if (!this.taught.value) await this.follow([]); // The address was none of ours.
  }

  /** @private @param {string[]} moves */
  async follow(moves) {
    if (this.busy) return;
    this.asking.value = true;
    this.problem.value = null;
    try {
      const { game } = this.school;
      /** @type {LessonState} */
      const taught = await post(`/api/lessons/${game}/${this.id}`, { moves });
      this.played = moves.slice(0, taught.step);
      this.note();
      this.shown.value = taught.wrong !== null;
      this.highlight.value = null;
      this.taught.value = taught;
      if (taught.done) finish(`${game}/${this.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem.value = error.problem;
    } finally {
      this.asking.value = false;
    }
  }

  /** @private Keeps the place in the address, unless the learner has gone elsewhere meanwhile. */
  note() {
    const { pathname } = location;
    if (pathname !== `/learn/${this.school.game}/${this.id}`) return;
    const place = this.played.length ? `#${this.played.join(",")}` : "";
    history.replaceState(null, "", pathname + place);
  }
}

/** @param {{school: School, id: string}} props */
function LessonPage({ school, id }) {
  const room = useMemo(() => new Classroom(school, id), [school, id]);
  useEffect(() => void room.begin(), [room]);
  useTitle(quote("learn-page-title", { lesson: titleOf(school, id), game: say("game-title") }));
  if (!room.taught.value) {
    const problem = room.problem.value;
    return html`<p class="waiting" role=${problem ? "alert" : "status"}>
      ${problem ? problemText(problem) : say("page-loading")}
    </p>`;
  }
  return html`<div
    class="table lesson"
    data-tab="board"
    data-standing="your-turn"
    data-version=${room.known.step}
    onClick=${(/** @type {MouseEvent} */ event) => openRule(event, room.rule)}
    onClickCapture=${onceOnly}
  >
    <div class="ask">
      <${Teacher} room=${room} />
      <${Moves} desk=${room} />
    </div>
    <${Stage} room=${room} />
    <${Reference}
      game=${school.game}
      settings=${room.known.view.settings}
      cards=${school.cards}
      moves=${room.moves}
      rule=${room.rule}
    />
  </div>`;
}

/** @param {School} school @param {string} id */
function titleOf({ game }, id) {
  return say(`lesson-${game}-${id}`);
}

/** @param {{room: Classroom}} props */
function Stage({ room }) {
  const { view, events } = room.known;
  const play = (/** @type {string} */ code) => void room.play(code);
  const table = {
    view,
    events,
    cards: room.school.cards,
    moves: room.aims,
    play,
    explain: play,
    highlight: room.highlight,
    isLit: (/** @type {string} */ code) => room.isLit(code),
    readonly: room.known.done,
  };
  return html`<div class="stage panel" data-panel="board">
    <${TableContext.Provider} value=${table}>
      <${room.school.board.Board} view=${view} />
    </${TableContext.Provider}>
  </div>`;
}

/** The teacher's words, one thing at a time. @param {{room: Classroom}} props */
function Teacher({ room }) {
  const { game, lessons, seats } = room.school;
  const { step, steps, done, view, expect, wrong } = room.known;
  const at = lessons.findIndex(({ id }) => id === room.id);
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    for (const box of [section.current, section.current?.parentElement]) box?.scrollTo(0, 0);
  }, [step, wrong, room.problem.value]);
  /** The words are new, and the button may be of no use any more. @param {number} count */
  const goBack = (count) => {
    void room.goBack(count);
    document.getElementById("question")?.focus();
  };
  return html`<section ref=${section} class="teacher" aria-label=${say("learn-teacher")}>
    <header class="teacher-head">
      <p class="typed soft">
        <a href=${`/learn/${game}`}>${say("learn-lesson", { number: at + 1 })}</a>
        ${" "}<${SeatMark} seat=${view.seat} seats=${seats} />
      </p>
      <h1>${titleOf(room.school, room.id)}</h1>
    </header>
    <${Progress} step=${step} steps=${steps} done=${done} />
    <div id="question" class="teacher-words" tabindex="-1" role="status">
      ${words(room.known.say)}
    </div>
    <${Correction} room=${room} />
    <div class="teacher-ways">
      ${done && html`<${Onwards} game=${game} next=${lessons[at + 1]} />`}
      ${!done &&
      expect.length > 0 &&
      html`<button
        type="button"
        aria-pressed=${room.shown.value}
        onClick=${() => (room.shown.value = !room.shown.value)}
      >
        ${say("learn-show")}
      </button>`}
      <button type="button" disabled=${step === 0} onClick=${() => goBack(step - 1)}>
        ${say("learn-back")}
      </button>
      <button type="button" disabled=${step === 0} onClick=${() => goBack(0)}>
        ${say("learn-again")}
      </button>
    </div>
    <${Happened} room=${room} />
  </section>`;
}

/** A message as paragraphs; the last one says what is to be done. @param {string} message */
function words(message) {
  return say(message)
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p key=${paragraph}>${paragraph}</p>`);
}

/** @param {{step: number, steps: number, done: boolean}} props */
function Progress({ step, steps, done }) {
  const here = say(done ? "learn-finished" : "learn-progress", { step: step + 1, steps });
  return html`<p class="teacher-progress">
    <span class="visually-hidden">${here}</span>
    ${Array.from({ length: steps }, (_, at) => {
      const look = at < step ? "past" : at === step ? "present" : "";
      return html`<span key=${at} class=${`step-dot ${look}`} aria-hidden="true"></span>`;
    })}
  </p>`;
}

/**
 * Why the last try was none: against the rules, or not what is meant.
 *
 * @param {{room: Classroom}} props
 */
function Correction({ room }) {
  const problem = room.problem.value;
  const { say: message, wrong } = room.known;
  const own = `${message}.wrong-${wrong}`;
  return html`<div class="correction" role="alert">
    ${problem
      ? html`<p>
          <${Citation}
            game=${room.school.game}
            rule=${problem.rule}
            sentence=${problemText(problem)}
          />
        </p>`
      : wrong !== null &&
        html`<p>
          <b>${say("learn-not-that")}.</b> ${say(knows(own) ? own : `${message}.wrong`)}
        </p>`}
  </div>`;
}

/** What the last step led to, as the log tells it. @param {{room: Classroom}} props */
function Happened({ room }) {
  const { events, events_from, step } = room.known;
  const latest = events.filter(({ move_number }) => move_number > events_from);
  if (!latest.length) return null;
  return html`<details key=${step} class="happened">
    <summary>${say("learn-happened")}</summary>
    <ul class="bare small">
      ${latest.map((event, at) => html`<li key=${at}>${eventText(event)}</li>`)}
    </ul>
  </details>`;
}

/** @param {{game: string, next: LessonInfo | undefined}} props */
function Onwards({ game, next }) {
  if (!next) {
    return html`<a class="button primary" href="/">${say("learn-play")}</a>
      <a class="button" href=${`/learn/${game}`}>${say("learn-all")}</a>`;
  }
  const lesson = say(`lesson-${game}-${next.id}`);
  return html`<a class="button primary" href=${`/learn/${game}/${next.id}`}>
    ${quote("learn-next", { lesson })}
  </a>`;
}
