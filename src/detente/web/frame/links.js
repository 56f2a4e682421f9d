// @ts-check
// Links into a table: an invitation (#join=…) and one's own seat on another device (#seat=…).

import { html, useId, useRef, useState } from "../board/html.js";
import { SeatMark } from "../board/side.js";
import { name, quote, say } from "../board/texts.js";
import { errorText, me, patch, post } from "./api.js";
import { who } from "./seats.js";

/** @import { Arrival } from "./arrival.js" */
/** @import { Desk } from "./desk.js" */

/**
 * A button that asks the server for a link, copies it and shows it, in case copying is forbidden.
 * `path` is where it asks, `seat` what it asks for; `made` gets the token.
 *
 * @param {{path: string, table: string, kind: Arrival["kind"], seat?: string, label: string,
 *   hint: string, class?: string, made?: (token: string) => void}} props
 */
export function LinkButton({ path, table, kind, seat, label, hint, class: look = "", made }) {
  const [link, setLink] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const id = useId();
  const make = async () => {
    try {
      const { token } = await post(path, seat === undefined ? seat : { seat });
      made?.(token);
      const address = `${location.origin}/t/${table}#${kind}=${token}`;
      setLink(address);
      setSaid(say((await copied(address)) ? "links-copied" : "links-copy-yourself"));
      field.current?.select();
    } catch (error) {
      setSaid(errorText(error));
    }
  };
  return html`<div class="link-maker">
    <button type="button" class=${look} onClick=${make} aria-describedby=${id}>${label}</button>
    ${link &&
    html`<input
      ref=${field}
      class="link-field"
      readonly
      value=${link}
      aria-label=${label}
      onFocus=${(/** @type {any} */ event) => event.target.select()}
    />`}
    <p id=${id} class="small soft" role="status">${said || hint}</p>
  </div>`;
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // Not allowed, or not a secure address: the field is there to copy from.
  }
}

/**
 * What somebody with an invitation is asked first. `answer` gets the token, or null to watch only.
 *
 * @typedef {{desk: Desk, token: string, answer: (token: string | null) => void}} InvitationProps
 * @param {InvitationProps} props
 */
export function Invitation({ desk, token, answer }) {
  const { table } = desk.known;
  const seats = table.seats.map(({ seat }) => seat);
  const host = table.seats.find(({ kind }) => kind === "person");
  const free = table.seats.filter(({ kind }) => kind === "link");
  const title = say("game-title");
  const [own, setOwn] = useState(me.value?.name ?? "");
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault();
    if (own.trim() && own !== me.value?.name) {
      const renamed = await patch("/api/me", { name: own.trim() }).catch(() => null);
      me.value = renamed ?? me.value; // A name that is refused is no reason not to sit down.
    }
    answer(token);
  };
  return html`<form class="invitation" aria-labelledby="question" onSubmit=${sit}>
    <p class="stamp">${say("links-invitation")}</p>
    <h2 id="question" tabindex="-1">
      ${host?.name
        ? quote("links-invited-by", { who: host.name, title })
        : quote("links-invited", { title })}
    </h2>
    <p>${say("game-summary")}</p>
    <ul class="bare invitation-seats">
      ${table.seats.map(
        (seat) => html`<li>
          <${SeatMark} seat=${seat.seat} seats=${seats} />${" "}${who(seat)}
        </li>`,
      )}
    </ul>
    <label class="invitation-name">
      <span>${say("links-your-name")}</span>
      <input
        value=${own}
        maxlength="40"
        autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => setOwn(event.target.value)}
      />
    </label>
    <div class="invitation-answers">
      <button type="submit" class="primary">
        ${free.length === 1
          ? quote("links-sit-down-as", { side: name(free[0].seat) })
          : say("seats-sit-down")}
      </button>
      <button type="button" onClick=${() => answer(null)}>${say("links-only-watch")}</button>
    </div>
  </form>`;
}

/**
 * The seats that wait for somebody: a link to send for those who play, a chair for those who watch
 * or who have left it.
 * @param {{desk: Desk}} props
 */
export function FreeSeats({ desk }) {
  const { table, my_seats, may_return } = desk.known;
  const seats = table.seats.map(({ seat }) => seat);
  const watching = my_seats.length === 0;
  const free = table.seats.filter(({ seat, kind, newcomer }) => {
    return watching ? kind === "open" || may_return.includes(seat) : newcomer === "yes";
  });
  if (!free.length || table.closed) return null;
  return html`<div class="free-seats">
    ${free.map(
      ({ seat, seat_id, kind }) => html`<aside key=${seat_id} class="free-seat" aria-label=${name(seat)}>
        <p>
          <${SeatMark} seat=${seat} seats=${seats} />${" "}
          ${say(watching ? (kind === "open" ? "links-free" : "links-yours") : `links-wait-${kind}`)}
        </p>
        ${watching
          ? html`<button
              type="button"
              class="primary"
              onClick=${() => desk.ask("join", { seat: seat_id })}
            >
              ${say(kind === "open" ? "seats-sit-down" : "seats-take-back")}
            </button>`
          : html`<${LinkButton}
              path=${`/api/tables/${table.id}/invitations`}
              table=${table.id}
              kind="join"
              seat=${seat_id}
              label=${say("links-invite")}
              hint=${say("links-invite-hint")}
              class="primary"
            />`}
      </aside>`,
    )}
  </div>`;
}
