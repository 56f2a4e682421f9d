// @ts-check
// Opens a record that was kept as a file: it gets a table of its own, to look at and to share.

import { html, useState } from "../board/html.js";
import { quote, say } from "../board/texts.js";
import { errorText, post } from "./api.js";
import { go } from "./app.js";
import { toast } from "./toasts.js";

/** What the server reads at most. */
const LARGEST = 256 * 1024;

/** A field for a file, which can also be dropped on it. */
export function OpenRecord() {
  const [busy, setBusy] = useState(false);
  const [hovered, setHovered] = useState(false);
  /** @param {FileList | null | undefined} files */
  const open = async (files) => {
    const file = files?.[0];
    if (!file || busy) return;
    if (file.size > LARGEST) {
      toast(quote("lobby-record-too-large", { file: file.name, most: LARGEST / 1024 }));
      return;
    }
    setBusy(true);
    try {
      const { table } = await post("/api/records", { text: await file.text(), file: file.name });
      await go(`/t/${table}`);
    } catch (error) {
      toast(errorText(error));
      setBusy(false);
    }
  };
  /** @param {DragEvent} event */
  const drag = (event) => {
    event.preventDefault();
    setHovered(event.type === "dragover");
    if (event.type === "drop") void open(event.dataTransfer?.files);
  };
  return html`<label
    class=${`drop ${hovered ? "hovered" : ""}`}
    onDragOver=${drag}
    onDragLeave=${drag}
    onDrop=${drag}
  >
    <span>${say(busy ? "lobby-record-reading" : "lobby-record-drop")}</span>
    <input
      type="file"
      accept=".detente,text/plain"
      disabled=${busy}
      onChange=${async (/** @type {any} */ { target }) => {
        await open(target.files);
        target.value = ""; // so that the same file can be tried again
      }}
    />
  </label>`;
}
