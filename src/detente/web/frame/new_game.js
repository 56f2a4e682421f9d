// @ts-check
// The form for a new game: which game, which side, who else plays, and by which rules.

import { html, useState } from "../board/html.js";
import { letterOf, SideSign } from "../board/side.js";
import { dashed, knows, quote, say, textsOf } from "../board/texts.js";
import { errorText, post } from "./api.js";
import { go } from "./app.js";
import {
  asked,
  change,
  fitting,
  HERE,
  LOT,
  OTHERS,
  PACES,
  PEOPLE,
  proposed,
  remembered,
  setup,
  usual,
} from "./game_setup.js";
import { levelName } from "./seats.js";
import { toast } from "./toasts.js";

/** @import { Children, GameInfo, OptionInfo, Pace } from "../board/types.js" */
/** @import { Setup } from "./game_setup.js" */

/** Of more rules than these, a game names first the ones that people ask for. */
const [MANY_RULES, FIRST_RULES] = [7, 4];

/** @param {{games: GameInfo[]}} props */
export function NewGame({ games }) {
  const [starting, setStarting] = useState(false);
  if (!setup.value) setup.value = remembered(games);
  const now = setup.value;
  const game = /** @type {GameInfo} */ (games.find(({ name }) => name === now.game));
  const texts = textsOf(game.name);
  const people = now.others.filter((word) => PEOPLE.includes(word));
  const shared = now.others.find((word) => word === HERE);

  /** @param {SubmitEvent} event */
  const start = async (event) => {
    event.preventDefault();
    setStarting(true);
    try {
      localStorage.setItem("new-table", JSON.stringify(now));
      const { table } = await post("/api/tables", asked(game, now));
      await go(`/t/${table}`);
    } catch (error) {
      toast(errorText(error));
      setStarting(false);
    }
  };

  return html`<form onSubmit=${start}>
    <${Choice}
      name="game"
      title=${say("lobby-game")}
      class="games"
      chosen=${now.game}
      choose=${(/** @type {string} */ name) => {
        const other = games.find((one) => one.name === name);
        if (other && name !== now.game) setup.value = usual(other);
      }}
      choices=${games.map(({ name, seat_counts: counts }) => ({
        value: name,
        label: textsOf(name).say("game-title"),
        note: textsOf(name).say("game-summary"),
        caveat: textsOf(name).knows("game-reconstructed")
          ? textsOf(name).say("game-reconstructed")
          : "",
        mark: html`<span class="stamp players">
          ${quote("lobby-players", players(counts))}
        </span>`,
      }))}
    />
    ${game.lessons > 0 &&
    html`<p class="learn-link">
      <a class="button" href=${`/learn/${game.name}`}>${say("learn-link")}</a>
    </p>`}
    ${now.edition &&
    html`<${Choice}
      name="edition"
      class="short"
      title=${say("lobby-edition")}
      chosen=${now.edition}
      choose=${(/** @type {string} */ edition) => change({ edition, rules: {} })}
      choices=${Object.keys(game.editions).map((edition) => ({
        value: edition,
        label: texts.say(`value-${dashed(edition)}`),
      }))}
    />`}
    ${game.seat_counts.length > 1 && html`<${Count} game=${game} setup=${now} />`}
    ${now.seats > 1 &&
    html`<${Choice}
      name="side"
      class="short"
      title=${say("lobby-side")}
      chosen=${now.side}
      choose=${(/** @type {string} */ side) => change({ side })}
      choices=${[
        ...game.seats.slice(0, now.seats).map((seat) => ({
          value: seat,
          label: texts.name(seat),
          mark: html`<span class="shape">
            <${SideSign}
              side=${seat}
              seats=${game.seats}
              signs=${game.signs}
              letter=${letterOf(seat, texts)}
            />
          </span>`,
        })),
        { value: LOT, label: say("lobby-lot") },
      ]}
    />`}
    ${now.seats === 2 && html`<${Opponent} game=${game} word=${now.others[0]} />`}
    ${now.seats > 2 && html`<${Opponents} game=${game} setup=${now} />`}
    ${people.length > 0 &&
    html`<${Choice}
      name="pace"
      title=${say("lobby-pace")}
      chosen=${now.pace}
      choose=${(/** @type {Pace} */ pace) => change({ pace })}
      choices=${PACES.map((pace) => ({
        value: pace,
        label: say(`lobby-pace-${pace}`),
        note: say(`lobby-pace-${pace}.note`),
      }))}
    />`}
    <${Rules} game=${game} setup=${now} />
    <div class="start">
      <button class="primary" type="submit" disabled=${starting}>
        ${say(starting ? "lobby-starting" : "lobby-start")}
      </button>
      <p class="soft small">${say(`lobby-start-${people[0] ?? shared ?? "bot"}`)}</p>
    </div>
  </form>`;
}

/** How many can play, as 2 or 2–4. @param {number[]} counts */
function players(counts) {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return { range: least === most ? `${most}` : `${least}–${most}`, most };
}

/**
 * One of several, as cards to pick from.
 * @param {{name: string, title: string, class?: string, chosen: string,
 *   choose: (value: any) => void,
 *   choices: {value: string, label: string, note?: string, caveat?: string, mark?: Children}[]}} props
 */
function Choice({ name, title, class: look = "", chosen, choose, choices }) {
  return html`<fieldset class=${`choice ${look}`}>
    <legend>${title}</legend>
    <div class="tiles">
      ${choices.map(
        ({ value, label, note, caveat, mark }) => html`<label class="tile" key=${value}>
          <input
            type="radio"
            name=${name}
            value=${value}
            checked=${value === chosen}
            onChange=${() => choose(value)}
          />
          ${mark}
          <span class="words">
            <strong>${label}</strong>
            ${note && html`<span class="note">${note}</span>`}
            ${caveat && html`<span class="note caveat">${caveat}</span>`}
          </span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** Whether a bot is one of the host's own, of which no text tells. @param {string} level */
function isHosted(level) {
  return !knows(`level-${level}`);
}

/** How many levels there are of our own bots. @param {GameInfo} game */
function ranks(game) {
  return game.levels.filter((level) => !isHosted(level)).length;
}

/** @param {{game: GameInfo, word: string}} props */
function Opponent({ game, word }) {
  return html`<${Choice}
    name="opponent"
    title=${say("lobby-opponent")}
    class="opponents"
    chosen=${word}
    choose=${(/** @type {string} */ other) => change({ others: [other] })}
    choices=${[
      ...game.levels.map((level) => ({
        value: level,
        label: levelName(level),
        note: say(isHosted(level) ? "lobby-hosted-bot" : `level-${level}`),
        mark: isHosted(level)
          ? html`<${Figure} known=${true} />`
          : html`<${Rank} number=${game.levels.indexOf(level)} of=${ranks(game)} />`,
      })),
      ...OTHERS.map((kind) => ({
        value: kind,
        label: say(`lobby-opponent-${kind}`),
        note: say(`lobby-opponent-${kind}.note`),
        mark: html`<${Figure} known=${kind !== "open"} />`,
      })),
    ]}
  />`;
}

/** A line for each other seat, where there are more than two. @param {{game: GameInfo, setup: Setup}} props */
function Opponents({ game, setup }) {
  const { others, side, seats } = setup;
  const names = game.seats.slice(0, seats).filter((seat) => seat !== side);
  /** @param {number} index @param {string} word */
  const replaced = (index, word) => others.map((old, at) => (at === index ? word : old));
  return html`<fieldset class="choice">
    <legend>${say("lobby-opponents")}</legend>
    <div class="rows">
      ${others.map(
        (word, index) => html`<label class="row" key=${index}>
          <span>
            ${side === LOT
              ? say("lobby-opponent-number", { number: index + 1 })
              : textsOf(game.name).name(names[index])}
          </span>
          <select onChange=${picked((other) => change({ others: replaced(index, other) }))}>
            ${game.levels.map(
              (level) => html`<option value=${level} selected=${level === word}>
                ${quote("lobby-bot", { level: levelName(level) })}
              </option>`,
            )}
            ${OTHERS.map(
              (kind) => html`<option value=${kind} selected=${kind === word}>
                ${say(`lobby-opponent-${kind}`)}
              </option>`,
            )}
          </select>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** How many play. @param {{game: GameInfo, setup: Setup}} props */
function Count({ game, setup }) {
  /** @param {string} chosen */
  const seat = (chosen) => {
    const seats = Number(chosen);
    const others = Array.from({ length: seats - 1 }, (_, at) => setup.others[at] ?? game.levels[0]);
    const there = [LOT, ...game.seats.slice(0, seats)].includes(setup.side);
    change({ seats, others, side: there ? setup.side : game.seats[0] });
  };
  return html`<${Choice}
    name="seats"
    class="short"
    title=${say("lobby-seats")}
    chosen=${String(setup.seats)}
    choose=${seat}
    choices=${game.seat_counts.map((count) => ({
      value: String(count),
      label: String(count),
      note: count === 1 ? say("lobby-seats-alone") : undefined,
    }))}
  />`;
}

/** The other rules that can be chosen by so many, folded away. @param {{game: GameInfo, setup: Setup}} props */
function Rules({ game, setup }) {
  const texts = textsOf(game.name);
  const set = game.editions[setup.edition] ?? {};
  /** @param {OptionInfo} option */
  const printed = (option) => set[option.name] ?? option.default;
  const rules = fitting(game, setup);
  /** What is proposed, also to somebody who has chosen otherwise. @param {OptionInfo} option */
  const suggested = ({ name }) => {
    const { [name]: _, ...rest } = setup.rules;
    return proposed(game, { ...setup, rules: rest })[name];
  };
  /** @param {OptionInfo} option */
  const chosen = (option) => rules[option.name] ?? suggested(option) ?? printed(option);
  const others = game.options.filter(({ name, values_for }) => {
    return name !== "edition" && values_for[setup.seats].length > 0;
  });
  const usual = others.length > MANY_RULES ? others.slice(0, FIRST_RULES) : others;
  const rare = others.slice(usual.length);
  const changed = others.filter((option) => chosen(option) !== printed(option)).length;
  if (!others.length) return null;
  /** @param {OptionInfo} option @param {string} shown */
  const pick = (option, shown) => {
    const value = option.allowed.find((one) => String(one) === shown);
    const { [option.name]: _, ...rest } = setup.rules;
    const same = value === undefined || value === (suggested(option) ?? printed(option));
    change({ rules: same ? rest : { ...rest, [option.name]: value } });
  };
  /** @param {OptionInfo} option */
  const row = (option) => {
    const value = chosen(option);
    return html`<label class="row" key=${option.name}>
      <span>${texts.say(`option-${dashed(option.name)}`)}</span>
      <select
        class=${option.name in rules ? "changed" : ""}
        onChange=${picked((shown) => pick(option, shown))}
      >
        ${option.values_for[setup.seats].map(
          (one) => html`<option value=${String(one)} selected=${one === value}>
            ${texts.say(`value-${dashed(one)}`)}
            ${one === printed(option) && ` ${say("lobby-rules-printed")}`}
            ${one === suggested(option) && ` ${say("lobby-rules-proposed")}`}
          </option>`,
        )}
      </select>
    </label>`;
  };
  return html`<div class="more">
    <a href=${`/rules/${game.name}`}>${say("lobby-rules-read")}</a>
    <details>
      <summary>
        ${say("lobby-rules")}${" "}
        <span class="soft">${say("lobby-rules-changed", { count: changed })}</span>
      </summary>
      ${usual.map(row)}
      ${rare.length > 0 &&
      html`<details class="rare" open=${rare.some(({ name }) => name in rules)}>
        <summary>${say("lobby-rules-more", { count: rare.length })}</summary>
        ${rare.map(row)}
      </details>`}
    </details>
  </div>`;
}

/** @param {(value: string) => void} take @returns {(event: Event) => void} */
function picked(take) {
  return ({ target }) => take(/** @type {HTMLSelectElement} */ (target).value);
}

/** As many chevrons as a level has, of those there are. @param {{number: number, of: number}} props */
function Rank({ number, of }) {
  return html`<svg class="rank" viewBox=${`0 0 24 ${of * 7 + 4}`} aria-hidden="true">
    ${Array.from({ length: of }, (_, at) => {
      const y = (of - at) * 7;
      return html`<path class=${at <= number ? "" : "faint"} d=${`M3 ${y}l9 -5 9 5`} />`;
    })}
  </svg>`;
}

/** A person: one you know, or a stranger. @param {{known: boolean}} props */
function Figure({ known }) {
  return html`<svg class="rank" viewBox="0 0 24 25" aria-hidden="true">
    <path d="M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 23c0-6 3-9 8-9s8 3 8 9" class=${known ? "" : "dotted"} />
  </svg>`;
}
