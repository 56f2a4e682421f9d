// @ts-check
// The lobby: a new game in two clicks, and the tables that are there.

import { html, signal, useEffect, useState } from "../board/html.js";
import { SHAPES } from "../board/seats.js";
import { dashed, knows, language, loadTexts, openTexts, quote, say, textsOf } from "../board/texts.js";
import { errorText, get, post } from "./api.js";
import { go, toast } from "./app.js";
import { OpenRecord } from "./record.js";
import { nobodyWins, verdict } from "./result.js";
import { levelName } from "./seats.js";

/** @import { Children, GameInfo, Lobby, NewTable, OptionInfo, Pace, Setting, TableInfo } from "../board/types.js" */

const REFRESH = 4_000;
const LOT = "lot";
/** Who comes to the table, and who shares this device. */
const [PEOPLE, HERE] = [["link", "open"], "me"];
const OTHERS = [...PEOPLE, HERE];
/** Of more rules than these, a game names first the ones that people ask for. */
const [MANY_RULES, FIRST_RULES] = [7, 4];
/** @type {Pace[]} */
const PACES = ["live", "correspondence"];

/**
 * What is asked for: `side` a seat's name or "lot"; `others` a word for each other seat; `rules`
 * only where they differ from the edition.
 * @typedef {{game: string, edition: string, seats: number, side: string, others: string[],
 *   pace: Pace, rules: Record<string, Setting>}} Setup
 */

/** The page behind the address /. */
export default function LobbyPage() {
  const [games, setGames] = useState(/** @type {GameInfo[] | null} */ (null));
  const [lobby, setLobby] = useState(/** @type {Lobby | null} */ (null));
  const [failure, setFailure] = useState(/** @type {unknown} */ (null));

  useEffect(() => {
    document.title = say("page-title");
  }, [language.value]);

  useEffect(() => {
    let presented = false;
    const present = async () => {
      /** @type {GameInfo[]} */
      const found = await get("/api/games");
      await loadTexts(null);
      await openTexts(found.map((game) => game.name));
      setGames(found);
      presented = true;
    };
    const refresh = async () => {
      if (document.hidden) return;
      try {
        if (!presented) await present();
        /** @type {Lobby} */
        const found = await get("/api/tables");
        mySeats = found.my_seats;
        setLobby(found);
        setFailure(null);
      } catch (error) {
        setFailure(error);
      }
    };
    void refresh();
    const timer = setInterval(refresh, REFRESH);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);

  const urgent = lobby?.mine.some(myTurn);
  return html`<div class=${`lobby ${urgent ? "urgent" : ""}`}>
    <div class="welcome">
      <div>
        <h1>${say("lobby-title")}</h1>
        <p class="soft">${say("lobby-tagline")}</p>
      </div>
      <p class="typed" aria-hidden="true">
        <s>${say("lobby-secret")}</s> <span class="stamp">${say("lobby-declassified")}</span>
      </p>
      ${Boolean(failure) && html`<p class="failure" role="alert">${errorText(failure)}</p>`}
    </div>
    <${Folder} class="new-game" id="new-game" title=${say("lobby-new")}>
      ${games ? html`<${NewGame} games=${games} />` : html`<p class="soft">${say("page-loading")}</p>`}
    <//>
    <div class="tables">
      ${games && lobby && html`<${Tables} lobby=${lobby} />`}
    </div>
  </div>`;
}

/** @param {{id: string, title: Children, class?: string, children?: Children}} props */
function Folder({ id, title, class: look = "", children }) {
  return html`<section class=${`folder ${look}`} aria-labelledby=${id}>
    <h2 class="tab" id=${id}>${title}</h2>
    <div class="sheet">${children}</div>
  </section>`;
}

// --- a new game -----------------------------------------------------------------------------------

const setup = signal(/** @type {Setup | null} */ (null));

/** @param {GameInfo} game @returns {Setup} */
function usual(game) {
  const [seats] = game.seat_counts;
  const edition = game.options.find(({ name }) => name === "edition");
  return {
    game: game.name,
    edition: String(edition?.default ?? ""),
    seats,
    side: game.seats[0],
    others: Array(seats - 1).fill(game.levels[0]),
    pace: "live",
    rules: {},
  };
}

/** What was played last, as far as it is still there. @param {GameInfo[]} games @returns {Setup} */
function remembered(games) {
  const kept = JSON.parse(localStorage.getItem("new-table") ?? "null");
  const game = games.find(({ name }) => name === kept?.game);
  if (!game) return usual(games[0]);
  const words = [...game.levels, ...OTHERS];
  const fits =
    (kept.edition === "" || kept.edition in game.editions) &&
    game.seat_counts.includes(kept.seats) &&
    [LOT, ...game.seats.slice(0, kept.seats)].includes(kept.side) &&
    kept.others?.length === kept.seats - 1 &&
    kept.others.every((/** @type {string} */ word) => words.includes(word)) &&
    PACES.includes(kept.pace) &&
    game.options.every(({ name, allowed }) => allowed.includes(kept.rules?.[name] ?? allowed[0]));
  return fits ? kept : usual(game);
}

/** @param {Partial<Setup>} changes */
function change(changes) {
  if (setup.value) setup.value = { ...setup.value, ...changes };
}

/**
 * The rules that were changed and count with so many players; the others wait until they do again.
 * @param {GameInfo} game @param {Setup} setup @returns {Record<string, Setting>}
 */
function fitting({ options }, { seats, rules }) {
  const fits = options.filter(({ name, values_for }) => values_for[seats].includes(rules[name]));
  return Object.fromEntries(fits.map(({ name }) => [name, rules[name]]));
}

/**
 * What the game proposes for so many players and these rules, where nobody has chosen otherwise.
 * @param {GameInfo} game @param {Setup} setup @returns {Record<string, Setting>}
 */
function proposed(game, setup) {
  const rules = fitting(game, setup);
  const set = game.editions[setup.edition] ?? {};
  const now = Object.fromEntries(
    game.options.map(({ name, default: usual }) => [name, rules[name] ?? set[name] ?? usual]),
  );
  const meant = game.proposals.filter(({ option, seats, given }) => {
    const fits = Object.entries(given).every(([name, values]) => values.includes(now[name]));
    return fits && seats.includes(setup.seats) && !(option in rules);
  });
  return Object.fromEntries(meant.map(({ option, value }) => [option, value]));
}

/** What the server is asked for. @param {GameInfo} game @param {Setup} setup @returns {NewTable} */
function asked(game, setup) {
  const { edition, seats, side, others, pace } = setup;
  const rules = { ...proposed(game, setup), ...fitting(game, setup) };
  const free = [...others];
  const words = game.seats.slice(0, seats).map((seat) => (seat === side ? "me" : free.shift()));
  const shuffle_seats = side === LOT;
  return {
    game: game.name,
    seats: shuffle_seats ? ["me", ...others] : /** @type {string[]} */ (words),
    settings: edition ? { edition, ...rules } : rules,
    pace: others.some((word) => PEOPLE.includes(word)) ? pace : "live",
    shuffle_seats,
  };
}

/** @param {{games: GameInfo[]}} props */
function NewGame({ games }) {
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
        ...game.seats.slice(0, now.seats).map((seat, number) => ({
          value: seat,
          label: texts.name(seat),
          mark: html`<span class=${`shape side-${number}`} aria-hidden="true">${SHAPES[number]}</span>`,
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

// --- the tables that are there --------------------------------------------------------------------

/** @type {Lobby["my_seats"]} Table → the ids of my seats there. */
let mySeats = {};

/** The numbers of my seats at a table. @param {TableInfo} table */
function myNumbers({ id, seats }) {
  return seats.flatMap(({ seat_id }, number) => (mySeats[id]?.includes(seat_id) ? [number] : []));
}

/** @param {TableInfo} table */
function myTurn(table) {
  const { seats, to_act: acting } = table;
  return !isOver(table) && myNumbers(table).some((mine) => acting.includes(seats[mine].seat));
}

/** Those that wait for me first, those that are over last, the latest first among equals. */
/** @param {TableInfo[]} tables */
function sorted(tables) {
  const rank = (/** @type {TableInfo} */ table) => (myTurn(table) ? 0 : isOver(table) ? 2 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** @param {TableInfo} table */
const isOver = (table) => table.over || table.closed;

/** @param {{lobby: Lobby}} props */
function Tables({ lobby }) {
  return html`
    <${Folder} id="my-tables" title=${say("lobby-mine")} class="mine">
      <${List} tables=${sorted(lobby.mine)} empty=${say("lobby-mine-empty")} row=${Mine} />
    <//>
    <${Folder} id="open-tables" title=${say("lobby-open")} class="open">
      <${List} tables=${lobby.open} empty=${say("lobby-open-empty")} row=${Open} />
    <//>
    <${Folder} id="public-tables" title=${say("lobby-watch")} class="public">
      <${List} tables=${lobby.public} empty=${say("lobby-watch-empty")} row=${Watch} />
    <//>
    <${Folder} id="record" title=${say("lobby-record")}><${OpenRecord} /><//>
  `;
}

/** @param {{tables: TableInfo[], empty: string, row: (props: {table: TableInfo}) => unknown}} props */
function List({ tables, empty, row: Row }) {
  if (!tables.length) return html`<p class="soft empty">${empty}</p>`;
  return html`<ul class="bare">
    ${tables.map((table) => html`<li key=${table.id}><${Row} table=${table} /></li>`)}
  </ul>`;
}

/** @param {{table: TableInfo}} props */
function Mine({ table }) {
  return html`<a class="entry" href=${`/t/${table.id}`}>
    <${About} table=${table} />
    <span class="state">
      ${myTurn(table) ? html`<span class="stamp">${say("lobby-my-turn")}</span>` : stateOf(table)}
    </span>
  </a>`;
}

/** How a table of mine stands while I need not do anything. @param {TableInfo} table */
function stateOf(table) {
  if (!isOver(table)) return textsOf(table.game).say("lobby-waits-for", { who: table.to_act });
  if (!table.result) return say("lobby-closed");
  const [me, ...alsoHere] = myNumbers(table);
  if (!alsoHere.length) return say(`lobby-${verdict(me, table.result)}`);
  const texts = textsOf(table.game);
  const who = table.result.winners.map((number) => table.seats[number].seat);
  return who.length ? texts.say("lobby-won-by", { who }) : nobodyWins(table.result, texts);
}

/** @param {{table: TableInfo}} props */
function Open({ table }) {
  const free = table.seats.filter(({ kind }) => kind === "open");
  /** @param {string} seat */
  const sit = async (seat) => {
    try {
      await post(`/api/tables/${table.id}/join`, { seat });
      await go(`/t/${table.id}`);
    } catch (error) {
      toast(errorText(error));
    }
  };
  return html`<div class="entry">
    <${About} table=${table} />
    <span class="state">
      ${free.map(
        ({ seat, seat_id }) => html`<button type="button" key=${seat_id} onClick=${() => sit(seat_id)}>
          ${textsOf(table.game).say("lobby-sit-down", { seat })}
        </button>`,
      )}
    </span>
  </div>`;
}

/** @param {{table: TableInfo}} props */
function Watch({ table }) {
  return html`<a class="entry" href=${`/t/${table.id}`}>
    <${About} table=${table} />
    <span class="state">${say("lobby-watch-this")}</span>
  </a>`;
}

/** Which game, by which rules, who plays, and when something last happened. */
/** @param {{table: TableInfo}} props */
function About({ table }) {
  const texts = textsOf(table.game);
  const { edition } = table.settings;
  const facts = [
    edition !== undefined && texts.say(`value-${dashed(edition)}`),
    table.pace === "correspondence" && say("lobby-pace-correspondence"),
    ago(table.changed),
  ];
  return html`<span class="about">
    <strong class="typed">${texts.say("game-title")}</strong>
    <span class="who">
      ${table.seats.map(
        ({ seat, kind, name, bot }, number) => html`<span class=${`side-${number}`} key=${seat}>
          <b><span aria-hidden="true">${SHAPES[number]}</span> ${texts.name(seat)}</b>${" "}
          ${kind === "bot"
            ? quote("lobby-bot", { level: levelName(bot ?? "") })
            : (name ?? say(`lobby-seat-${kind}`))}
        </span>`,
      )}
    </span>
    <span class="soft small">${facts.filter(Boolean).join(" · ")}</span>
  </span>`;
}

const SECONDS = /** @type {const} */ ([
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
]);

/** How long ago something was. @param {number} moment in seconds since 1970 */
function ago(moment) {
  const passed = Math.max(0, Date.now() / 1000 - moment);
  const relative = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const [unit, length] = SECONDS.find(([, length]) => passed >= length) ?? ["second", 1];
  return unit === "second" ? say("lobby-just-now") : relative.format(-Math.floor(passed / length), unit);
}
