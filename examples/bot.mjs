// A complete bot for the web table in JavaScript, with nothing but Node 18 or later:
//
//     node bot.mjs "http://localhost:8765/t/TABLE#join=TOKEN"
//
// It sits down by the link and plays any game to its end, by chance: write a better `decide`.
// docs/api.md explains the rest; bot.py is the same in Python.

const [link, pause = "1"] = process.argv.slice(2);
const sleep = (seconds) => new Promise((wake) => setTimeout(wake, 1000 * seconds));

/** The code of the option to choose; `view` is all that the seat knows. */
function decide(view) {
  const { options } = view.prompt;
  return options[Math.floor(Math.random() * options.length)].code;
}

/** The server's answer: its status, what it says, how long to wait. */
async function ask(url, token, body) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const method = body ? "POST" : "GET";
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const wait = Number(answer.headers.get("Retry-After") ?? 0);
  return { status: answer.status, wait, said: await answer.json() };
}

/** What the server says; an error if it refuses. */
async function demand(url, token, body) {
  const { status, said } = await ask(url, token, body);
  if (status >= 400) throw new Error(said.text);
  return said;
}

/** Choose once, however often it must be sent. */
async function choose(number, code) {
  const choice = { id: crypto.randomUUID(), number, code };
  for (;;) {
    const { status, wait, said } = await ask(`${api}/choices`, token, choice);
    if (status < 400 || status === 409) return; // 409: the other side was faster, look again
    if (status !== 429) throw new Error(said.text);
    await sleep(wait);
  }
}

const { origin, pathname, hash } = new URL(link);
const api = `${origin}/api/tables/${pathname.split("/").pop()}`;
let [kind, token] = hash.slice(1).split("=");
if (kind === "join") ({ token } = await demand(`${api}/join`, null, { token }));

for (let number = -1; ; ) {
  const { table, view } = await demand(`${api}?number=${number}`, token);
  number = table.number;
  if (table.over || table.closed) {
    console.log(JSON.stringify(table.result));
    break;
  }
  if (view?.prompt.options.length) await choose(number, decide(view)); // no view: nothing is new
  else await sleep(Number(pause));
}
