// @ts-check
// My devices: which browsers and personal links have my seats at this table, and how to end that.

import { html, useState } from "../board/html.js";
import { language, name, say } from "../board/texts.js";
import { errorText, get, post } from "./api.js";

/** @import { DeviceInfo } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** @param {{desk: Desk}} props */
export function Devices({ desk }) {
  const [devices, setDevices] = useState(/** @type {DeviceInfo[]} */ ([]));
  const [failure, setFailure] = useState("");
  const address = `/api/tables/${desk.id}/devices`;
  const load = async () => {
    setDevices(await get(address));
    setFailure("");
  };
  const fail = (/** @type {unknown} */ error) => setFailure(errorText(error));
  /** @param {Event} event */
  const toggled = ({ currentTarget }) => {
    if (/** @type {HTMLDetailsElement} */ (currentTarget).open) load().catch(fail);
  };
  /** @param {DeviceInfo} device */
  const revoke = async (device) => {
    try {
      await post(`${address}/revoke`, { device: device.id });
      if (device.this) desk.live.reconnect(true);
      else await load();
    } catch (error) {
      fail(error);
    }
  };
  return html`<details class="devices" onToggle=${toggled}>
    <summary>${say("devices-title")}</summary>
    <ul class="bare">
      ${devices.map(
        (device) => html`<li key=${device.id}>
          <span>${described(device, desk.known.my_seats.length > 1)}</span>${" "}
          <button type="button" onClick=${() => revoke(device)}>
            ${say(device.this ? "devices-sign-out" : "devices-revoke")}
          </button>
        </li>`,
      )}
    </ul>
    <p class="small soft" role="status">${failure || say("devices-hint")}</p>
  </details>`;
}

/**
 * What is known of a device, in words; of which seats, if there are several here.
 * @param {DeviceInfo} device @param {boolean} several
 */
function described({ kind, since, connected, this: mine, seats }, several) {
  const parts = [say(`devices-${kind}`)];
  if (several) parts.push(seats.map(name).join(", "));
  if (since !== null) {
    const style = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
    parts.push(new Date(since * 1000).toLocaleString(language.value, style));
  }
  if (mine) parts.push(say("devices-this"));
  else if (connected) parts.push(say("devices-connected"));
  return parts.join(" · ");
}
