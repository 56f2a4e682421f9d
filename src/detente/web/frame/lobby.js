// @ts-check
// The lobby: a new game in two clicks, and the tables that are there.

import { html, useEffect, useState } from "../board/html.js";
import { openLook, sideClass, SideSign } from "../board/side.js";
import { dashed, language, loadTexts, openTexts, quote, say, textsOf } from "../board/texts.js";
import { errorText, get, join } from "./api.js";
import { go } from "./app.js";
import { NewGame } from "./new_game.js";
import { OpenRecord } from "./record.js";
import { nobodyWins, verdict } from "./result.js";
import { levelName } from "./seats.js";
import { toast } from "./toasts.js";
import { isOver, waitsForMe } from "./waiting.js";

/** @import { Children, GameInfo, Lobby, TableInfo } from "../board/types.js" */

const REFRESH = 4_000;

/** @type {Record<string, GameInfo["signs"]>} Game → its signs. */
let signs = {};

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
      openLook();
      signs = Object.fromEntries(found.map((game) => [game.name, game.signs]));
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

// --- the tables that are there --------------------------------------------------------------------

/** @type {Lobby["my_seats"]} Table → the ids of my seats there. */
let mySeats = {};

/** The numbers of my seats at a table. @param {TableInfo} table */
function myNumbers({ id, seats }) {
  return seats.flatMap(({ seat_id }, number) => (mySeats[id]?.includes(seat_id) ? [number] : []));
}

/** @param {TableInfo} table */
const myTurn = (table) => waitsForMe(table, mySeats[table.id]);

/** Those that wait for me first, those that are over last, the latest first among equals. */
/** @param {TableInfo[]} tables */
function sorted(tables) {
  const rank = (/** @type {TableInfo} */ table) => (myTurn(table) ? 0 : isOver(table) ? 2 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

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
  if (!table.result) return say("lobby-closed", { why: table.ended ?? "left" });
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
      await join(table.id, { seat });
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
  const names = table.seats.map(({ seat }) => seat);
  const told = signs[table.game];
  return html`<span class="about">
    <strong class="typed">${texts.say("game-title")}</strong>
    <span class="who">
      ${table.seats.map(
        ({ seat, kind, name, bot }) => html`<span class=${sideClass(seat, names, told)} key=${seat}>
          <b><${SideSign} side=${seat} seats=${names} signs=${told} /> ${texts.name(seat)}</b>${" "}
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
