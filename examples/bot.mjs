// A complete bot for the web table in JavaScript, with nothing but Node 18 or later:
//
//     node bot.mjs "http://localhost:8765/t/TABLE#join=TOKEN"
//
// It sits down by the link and plays random moves in any game to its end: write a better `decide`.
// docs/api.md explains the rest; bot.py is the same in Python.

const [link, pause = "1"] = process.argv.slice(2);
const sleep = (seconds) => new Promise((wake) => setTimeout(wake, 1000 * seconds));

/** The move to play; `view` is all that the seat knows. */
function decide(view) {
  const { moves } = view.prompt;
  return moves[Math.floor(Math.random() * moves.length)].move;
}

/** The server's answer: its status, its content, how long to wait. */
async function ask(url, token, body) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const method = body ? "POST" : "GET";
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const wait = Number(answer.headers.get("Retry-After") ?? 0);
  return { status: answer.status, wait, content: await answer.json() };
}

/** The content of the server's answer; an error if the request is rejected. */
async function get(url, token, body) {
  const { status, content } = await ask(url, token, body);
  if (status >= 400) throw new Error(content.text);
  return content;
}

/** Plays a move once, however often it must be sent. */
async function play(version, move) {
  const request = { id: crypto.randomUUID(), version, move };
  for (;;) {
    const { status, wait, content } = await ask(`${api}/moves`, token, request);
    if (status < 400 || status === 409) return; // 409: the other side was faster, look again
    if (status !== 429) throw new Error(content.text);
    await sleep(wait);
  }
}

const { origin, pathname, hash } = new URL(link);
const api = `${origin}/api/tables/${pathname.split("/").pop()}`;
let [kind, token] = hash.slice(1).split("=");
if (kind === "join") ({ token } = await get(`${api}/join`, null, { token }));

for (let version = -1; ; ) {
  const { table, view } = await get(`${api}?version=${version}`, token);
  version = table.version;
  if (table.over || table.closed) {
    console.log(JSON.stringify(table.result));
    break;
  }
  if (view?.prompt.moves.length) await play(version, decide(view)); // no view: nothing is new
  else await sleep(Number(pause));
}
