// @ts-check
// The stack of covert operations as folders: what each takes and is worth, and whose it is.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Agents } from "./object.js";
import { Origin } from "./origin.js";
import { Mark } from "./player.js";

/** @import { Conspiracy, Operation } from "./types.js" */

/** @param {{board: Conspiracy}} props */
export function Operations({ board: { operations } }) {
  return html`<section class="sp-operations" aria-label=${say("label-operations")}>
    <ol class="bare">
      ${operations.map((one) => {
        return html`<li key=${one.operation}><${Folder} operation=${one} /></li>`;
      })}
    </ol>
  </section>`;
}

/** @param {{operation: Operation}} props */
function Folder({ operation }) {
  const changed = useChanged();
  const { operation: code, agents, points, owner, agents_on_it: there, on_top: top } = operation;
  const words = [
    name(code),
    say("board-sp-agents", { count: agents }),
    say("board-sp-points", { points }),
    owner ? name(owner) : say(top ? "board-sp-on-top" : "board-sp-below"),
    ...(owner && there ? [say("board-sp-agents-there", { count: there })] : []),
  ];
  const state = owner ? "run" : top ? "top" : "below";
  return html`<${Piece}
    code=${code}
    class=${`sp-operation ${state} ${changed(code)}`}
    label=${words.join(", ")}
    about=${html`<p>${say("board-about-secret_power-operations")}</p>`}
  >
    <span class="sp-name fitted" style=${widest(name(code))}>${name(code)}</span>
    <span class="sp-row">
      <span>
        <${Sign} of="agent" /><b>${agents}</b><${Origin} code=${code} field="agents" />
      </span>
      <span class="sp-worth">${points}<${Origin} code=${code} field="points" /></span>
      ${owner &&
      (there
        ? html`<${Agents} of=${owner} agents=${there} />`
        : html`<span class="sp-agents"><${Mark} of=${owner} /></span>`)}
    </span>
  </${Piece}>`;
}
