// @ts-check
// Learning a game on its own board: the list of lessons, and one lesson at a time.

import { drawn } from "../board/glyphs.js";
import { computed, html, signal, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { legalMoves, onceOnly } from "../board/piece.js";
import { SeatMark } from "../board/side.js";
import { knows, problemText, quote, say } from "../board/texts.js";
import { ApiError, errorText, get, post } from "./api.js";
import { Bar } from "./bar.js";
import { finish, finished } from "./finished.js";
import { Frame, Message, Region, Stage } from "./frame.js";
import { openGame, Reference } from "./game.js";
import { Happened } from "./lines.js";
import { Moves } from "./moves.js";
import { Citation, openRule } from "./rule_link.js";
import { ListButton } from "./sheet.js";

/** @import { Children, LessonInfo, LessonState, Problem } from "../board/types.js" */
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
  if (school && known) return html`<${LessonPage} school=${school} id=${lesson} />`;
  if (school && !lesson) return html`<${Lessons} school=${school} />`;
  const failed = failure || (school && say("page-not-found"));
  const message = failed
    ? html`<div class="waiting" role="alert">
        <p>${failed}</p>
        <a class="button" href=${failure ? "/" : `/learn/${game}`}>
          ${say(failure ? "page-to-lobby" : "learn-all")}
        </a>
      </div>`
    : html`<p class="waiting">${say("page-loading")}</p>`;
  return lesson ? html`<${Waiting}>${message}</${Waiting}>` : message;
}

/** The frame of a lesson before it is there. @param {{children?: Children}} props */
function Waiting({ children }) {
  return html`<${Frame} look="lesson" bar=${html`<${Bar} />`}>
    <${Message}>${children}</${Message}>
  </${Frame}>`;
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
    return html`<${Waiting}>
      <p class="waiting" role=${problem ? "alert" : "status"}>
        ${problem ? problemText(problem) : say("page-loading")}
      </p>
    </${Waiting}>`;
  }
  const { view, events, done, step } = room.known;
  const play = (/** @type {string} */ code) => void room.play(code);
  const table = {
    view,
    events,
    cards: school.cards,
    moves: room.aims,
    play,
    explain: play,
    highlight: room.highlight,
    isLit: (/** @type {string} */ code) => room.isLit(code),
    readonly: done,
  };
  return html`<${Frame}
    look="lesson"
    bar=${html`<${Bar} game=${school.board} view=${view} rule=${room.rule} />`}
    version=${step}
    line=${html`<p class="sheet-line">${titleOf(school, id)}</p>`}
    asked=${`${step} ${done}`}
    data-standing="your-turn"
    onClick=${(/** @type {MouseEvent} */ event) => openRule(event, room.rule)}
    onClickCapture=${onceOnly}
  >
    <${Region} name="ask" label=${say("learn-teacher")}>
      <${Teacher} room=${room} />
      <${Moves} desk=${room} />
    </${Region}>
    <${Stage} game=${school.board} view=${view} table=${table} />
    <${Region} name="rest">
      <div class="lesson-rest">
        <${Ways} room=${room} />
        <${Happened}
          title=${say("learn-happened")}
          game=${school.game}
          moments=${latest(room)}
          seats=${view.seats}
        />
      </div>
    </${Region}>
    <${Reference}
      game=${school.game}
      settings=${view.settings}
      cards=${school.cards}
      moves=${room.moves}
      rule=${room.rule}
    />
  </${Frame}>`;
}

/** @param {School} school @param {string} id */
function titleOf({ game }, id) {
  return say(`lesson-${game}-${id}`);
}

/** The teacher's words, one thing at a time. @param {{room: Classroom}} props */
function Teacher({ room }) {
  const { game, lessons, seats } = room.school;
  const { step, steps, done, view, wrong } = room.known;
  const at = lessons.findIndex(({ id }) => id === room.id);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.scrollTo(0, 0), [step, wrong, room.problem.value]);
  return html`<div class="teacher-head">
      <p class="typed soft">
        <a href=${`/learn/${game}`}>${say("learn-lesson", { number: at + 1 })}</a>
        ${" "}<${SeatMark} seat=${view.seat} seats=${seats} />
      </p>
      <h1>${titleOf(room.school, room.id)}</h1>
      <${Progress} step=${step} steps=${steps} done=${done} />
    </div>
    <div ref=${box} class="teacher scroll" tabindex="0" role="group" aria-label=${say("learn-teacher")}>
      <${Correction} room=${room} />
      <div id="question" class="teacher-words" tabindex="-1" role="status">
        ${words(room.known.say)}
      </div>
    </div>`;
}

/** What helps, and where to go from here. @param {{room: Classroom}} props */
function Ways({ room }) {
  const { game, lessons } = room.school;
  const { step, done, expect } = room.known;
  const at = lessons.findIndex(({ id }) => id === room.id);
  /** The words are new, and the button may be of no use any more. @param {number} count */
  const goBack = (count) => {
    void room.goBack(count);
    document.getElementById("question")?.focus();
  };
  return html`<div class="teacher-ways">
    <${ListButton} count=${room.moves.size} />
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
  </div>`;
}

/** A message as paragraphs; the last one says what is to be done. @param {string} message */
function words(message) {
  return say(message)
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p key=${paragraph}>${drawn(paragraph)}</p>`);
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

/** What the last step led to. @param {Classroom} room */
function latest({ known: { moments, events_from } }) {
  return moments.filter(({ move_number }) => move_number > events_from);
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
