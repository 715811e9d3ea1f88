// @ts-check
// A race over the network: who takes part, the own board, and how far the others are.
//
// The secret of the seat comes behind the # of the address or is drawn here, and stays in this browser.

import "./board.js";
import { Refusal, ask, freshId, post } from "./api.js";
import { recall, remember } from "./memory.js";
import { byId, say, show } from "./panel.js";
import { copies, fragment, freshToken, hideFragment } from "./secrets.js";
import { follow } from "./stream.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Heat} Heat */
/** @typedef {import("./board.js").Board} Board */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-heat]"));
const address = `/api/heats/${main.dataset.heat}`;
const board = /** @type {Board} */ (document.querySelector("zwick-board"));

/** The race as it stands, as this browser sees it. @type {Heat | null} */
let heat = null;
/** When that was told, by the clock of this page. */
let told = 0;
/** The game on the own board. */
let game = "";

const shown = fragment("seat");
if (shown) remember(seatName(), shown);
hideFragment();

/** The name under which the secret is kept. @param {string} [id] */
function seatName(id = main.dataset.heat) {
  return `seat-heat-${id}`;
}

/** @returns {Record<string, string>} */
function authorization() {
  const token = recall(seatName());
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** @param {boolean} lost */
function onLost(lost) {
  byId("heat-lost").hidden = !lost;
}

/** Looks at the race with the own eyes: the stream does not know whose they are. */
async function look() {
  take(await ask(address, undefined, authorization()));
}

/**
 * Does something in the race.
 * @param {object} deed
 */
async function act(deed) {
  say("heat-problem", "");
  try {
    take(await post(`${address}/commands`, deed, onLost, authorization()));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say("heat-problem", error.message);
    await look();
  }
}

/** @param {Heat} fresh */
function take(fresh) {
  if (heat && fresh.ver < heat.ver) return;
  heat = fresh;
  told = performance.now();
  main.dataset.state = heat.state;
  say("heat-said", heat.sentence);
  fillRacers(heat);
  fillDeeds(heat);
  tick();
  const own = heat.you === null ? null : heat.racers[heat.you - 1];
  if (!own?.game) return;
  if (own.game !== game || own.jumps >= (board.view?.ver ?? 0)) {
    void openBoard(own.game);
  }
  if (heat.state === "over" || own.done) board.setAttribute("aria-disabled", "true");
}

/** @param {Heat} heat */
function fillRacers({ racers, state, you }) {
  const mark = /** @type {HTMLTemplateElement} */ (byId("heat-mark"));
  const rows = racers.map((racer, at) => {
    const row = document.createElement("tr");
    row.toggleAttribute("data-done", racer.done);
    row.toggleAttribute("data-own", at + 1 === you);
    const place = state === "waiting" || racer.place === null ? "" : `${racer.place}.`;
    const name = document.createElement("td");
    if (racer.game && state === "over") {
      const link = document.createElement("a");
      link.href = `/game/${racer.game}`;
      link.textContent = racer.name;
      name.append(link);
    } else name.append(racer.name);
    if (racer.signed) name.append(mark.content.cloneNode(true));
    row.append(cell(place), name, cell(racer.line));
    return row;
  });
  document.querySelector("#heat-racers tbody")?.replaceChildren(...rows);
}

/** @param {string} text */
function cell(text) {
  const cell = document.createElement("td");
  cell.textContent = text;
  return cell;
}

/** Shows what can be done. @param {Heat} heat */
function fillDeeds({ state, you, open, racers, next }) {
  const own = you === null ? null : racers[you - 1];
  const waiting = state === "waiting";
  show("heat-join", waiting && own === null && open);
  show("heat-watching", own === null && !(waiting && open));
  show("heat-ready", waiting && own !== null && !own.ready);
  show("heat-unready", waiting && own !== null && own.ready);
  show("heat-begin", waiting && you === 1 && racers.length > 1);
  show("heat-leave", waiting && own !== null);
  show("heat-stop", state === "running" && own !== null && !own.done);
  show("heat-rematch", state === "over" && own !== null && next === null);
  show("heat-invite", waiting);
  show("heat-own", own?.game !== null && own?.game !== undefined);
  const onward = /** @type {HTMLAnchorElement} */ (byId("heat-next"));
  onward.hidden = next === null;
  if (next !== null) {
    // The same secret opens the seat there.
    const secret = recall(seatName());
    if (secret) remember(seatName(next), secret);
    onward.href = `/heat/${next}`;
  }
}

/** Writes how much time is left. */
function tick() {
  if (heat?.state !== "running") return say("heat-left", "");
  const left = heat.minutes * 60_000 - heat.time - (performance.now() - told);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  say("heat-left", (main.dataset.left ?? "").replace("{time}", time));
}

/** @param {string} id */
async function openBoard(id) {
  game = id;
  const secret = recall(seatName());
  // The page of the game itself knows the seat, too.
  if (secret) remember(`seat-${id}`, secret);
  takeView(await ask(`/api/games/${id}`, undefined, authorization()));
}

/** @param {View} view */
function takeView(view) {
  if (board.view && board.view.id === view.id && view.ver <= board.view.ver) return;
  board.view = view;
}

board.addEventListener("turn", (event) => {
  const { text } = /** @type {CustomEvent} */ (event).detail;
  const body = { type: "turn", text, ver: board.view?.ver, cmd_id: freshId() };
  post(`/api/games/${game}/commands`, body, onLost, authorization())
    .then(takeView)
    .catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      board.reopen();
      if (error.problem.view) takeView(error.problem.view);
    });
});

byId("heat-join").addEventListener("submit", (event) => {
  event.preventDefault();
  // Kept before it is sent: whatever becomes of the answer, the seat is not lost.
  const seat = recall(seatName()) ?? freshToken();
  remember(seatName(), seat);
  const called = /** @type {HTMLInputElement | null} */ (document.getElementById("heat-name"));
  void act({ type: "join", seat, name: called?.value.trim() ?? "" });
});

for (const button of document.querySelectorAll("button[data-deed]")) {
  button.addEventListener("click", () => {
    const type = /** @type {HTMLElement} */ (button).dataset.deed ?? "";
    if (type === "ready" || type === "unready") void act({ type: "ready", ready: type === "ready" });
    else void act({ type });
  });
}

const link = /** @type {HTMLInputElement} */ (byId("heat-address"));
link.value = `${main.dataset.links || location.origin}`.replace(/\/$/, "") + location.pathname;
copies("heat-copy", "heat-address");

setInterval(tick, 1000);
follow(`${address}/stream`, () => void look().catch(() => {}), onLost);
