// @ts-check
// Beside a board of solitaire: pegs, moves and time, what is still possible, a solution to look at.

import { pause, secondsAfter, waits } from "./api.js";
import { onView } from "./game.js";
import { recallChoice, rememberChoice } from "./memory.js";
import { byId, say, show } from "./panel.js";
import { authorization } from "./seat.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Past} Past */
/** @typedef {import("./board.js").Board} Board */

/**
 * How the game stands.
 * @typedef {object} Stand
 * @property {number} ver
 * @property {number} pegs
 * @property {string} done
 * @property {number} moves
 * @property {number} jumps
 * @property {number | null} par
 * @property {number} time in milliseconds
 * @property {boolean} running
 * @property {string | null} grade
 * @property {{ chance: string, sentence: string } | null} outlook
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
const address = `/api/games/${main.dataset.game}`;
const board = /** @type {Board} */ (byId("board"));
const toggle = byId("outlook-toggle");

/** The newest view, and what was said about it. @type {View | null} */
let view = null;
/** @type {Stand | null} */
let stand = null;
let received = 0;

/** Whether somebody wants to see what is still possible; kept for the next game. */
let watching = recallChoice("solitaire-watch") ?? false;

/** @param {boolean} wanted */
function setWatching(wanted) {
  watching = wanted;
  toggle.setAttribute("aria-pressed", String(wanted));
  rememberChoice("solitaire-watch", wanted);
}

/**
 * Asks the server, again while it has too much to do: the first question about a board may take it
 * long. Nothing comes back once the game has gone on.
 * @param {string} question
 */
async function fetchOf(question) {
  const meant = view;
  for (const wait of waits()) {
    const answer = await fetch(`${address}/${question}`, { headers: authorization() }).catch(() => null);
    if (view !== meant) return null;
    const time = answer && pause(answer.status, secondsAfter(answer), wait);
    if (time === null) return answer;
    await new Promise((resolve) => setTimeout(resolve, time));
    if (view !== meant) return null;
  }
  return null;
}

/** Asks how the game stands, and then, as it may take longer, what is still possible. */
async function ask() {
  await askOnce(false);
  if (watching && view?.can.hint) await askOnce(true);
}

/**
 * An answer about an older version comes too late.
 * @param {boolean} outlook
 */
async function askOnce(outlook) {
  const meant = view;
  if (!meant) return;
  const answer = await fetchOf(`solitaire?outlook=${outlook}`);
  /** @type {Stand | null} */
  const told = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!told || view !== meant || told.ver !== meant.ver) return;
  stand = told;
  received = performance.now();
  fill(told);
}

/** @param {Stand} told */
function fill({ pegs, done, moves, jumps, par, grade, outlook, ver }) {
  say("solitaire-pegs", String(pegs));
  say("solitaire-moves", String(moves));
  byId("solitaire-moves").title = done;
  show("solitaire-counted", jumps > moves);
  say("solitaire-par", par === null ? "–" : String(par));
  say("solitaire-grade", grade);
  show("solitaire-grade", grade !== null);
  say("outlook", outlook?.sentence);
  byId("outlook").dataset.chance = outlook?.chance ?? "";
  byId("solitaire").dataset.ver = String(ver);
  const over = view?.over ?? false;
  /** @type {[string, boolean][]} */
  const buttons = [
    ["outlook-toggle", !over && (view?.can.hint ?? false)],
    // Who could not solve it may see how it is done.
    ["show-solution", over ? view?.result?.reason !== "solved" : (view?.can.hint ?? false)],
  ];
  for (const [id, possible] of buttons) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !possible;
  }
  tick();
}

/** The time, as a clock shows it. */
function tick() {
  if (!stand) return;
  const passed = stand.running ? performance.now() - received : 0;
  const seconds = Math.floor((stand.time + passed) / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const shown = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  say("solitaire-time", `${shown}:${two(seconds % 60)}`);
}

/** A solution that is being looked at, and how far. @type {{ steps: Past[], at: number } | null} */
let solution = null;

async function showSolution() {
  const meant = view;
  const answer = await fetchOf("solution");
  const told = await answer?.json().catch(() => null);
  if (view !== meant) return;
  if (!answer?.ok) {
    say("problem", told?.detail);
    return;
  }
  say("outlook", told.sentence);
  solution = { steps: told.steps, at: 0 };
  show("solution", true);
  go(1);
  byId("solution-later").focus();
}

/** @param {number} at */
function go(at) {
  if (!solution || !view || at < 0 || at >= solution.steps.length) return;
  solution.at = at;
  const step = solution.steps[at];
  if (!step) return;
  const { cells, last, mills, said } = step;
  board.view = { ...view, cells, last, mills, turns: [] };
  say("solution-said", said);
  byId("solution").dataset.step = String(at);
  byId("solution-earlier").setAttribute("aria-disabled", String(at === 0));
  byId("solution-later").setAttribute("aria-disabled", String(at === solution.steps.length - 1));
}

function closeSolution() {
  if (!solution) return;
  solution = null;
  const had = byId("solution").contains(document.activeElement);
  show("solution", false);
  say("solution-said", "");
  board.view = view;
  if (had) board.focusBoard();
}

toggle.addEventListener("click", () => {
  setWatching(!watching);
  say("outlook", "");
  void ask();
});
byId("show-solution").addEventListener("click", () => void showSolution());
byId("solution-earlier").addEventListener("click", () => go((solution?.at ?? 0) - 1));
byId("solution-later").addEventListener("click", () => go((solution?.at ?? 0) + 1));
byId("solution-close").addEventListener("click", closeSolution);

setWatching(watching);
setInterval(tick, 500);
onView((next) => {
  view = next;
  closeSolution();
  void ask();
});
