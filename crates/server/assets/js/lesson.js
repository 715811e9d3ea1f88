// @ts-check
// The page of a lesson: one step after the other, each with a sentence and perhaps a turn.

import { board, interrupt, reopen, request, setTask, show, showAll, tell, watch } from "./exercise.js";
import { byId, say } from "./panel.js";

const next = /** @type {HTMLButtonElement} */ (byId("next-step"));
const back = /** @type {HTMLButtonElement} */ (byId("step-back"));
const count = byId("step-count");

/** Which step is shown, and how many there are. */
let at = 0;
let steps = 1;

/** Where the step points, and the places of the turn it asks for. @type {{ look: string[], way: string[] }} */
let asked = { look: [], way: [] };
/** The step that was solved last: what follows it shows what has come of it. */
let solved = -1;

/**
 * Points at what comes next in the turn in the making.
 * @param {string[]} clicks
 */
function point(clicks) {
  const { look, way } = asked;
  const isBegun = clicks.length > 0 && clicks.every((name, at) => name === way[at]);
  const places = isBegun ? way.slice(clicks.length) : look;
  board.hint = places.length > 0 ? { places, way: [] } : null;
}

/** @param {number} wanted */
async function go(wanted) {
  interrupt();
  const step = await request(`/steps/${wanted}`);
  if (!step) return;
  at = step.at;
  history.replaceState(null, "", at > 0 ? `#${at + 1}` : location.pathname);
  steps = step.steps;
  const isLast = at + 1 === steps;
  asked = step;
  const goesOn = step.follows && !step.asks && solved === at - 1;
  if (!goesOn) show(step.view);
  solved = -1;
  point([]);
  setTask(step.says);
  say("step-count", (count.dataset.words ?? "").replace("{at}", String(at + 1)));
  count.dataset.at = String(at);
  const had = document.activeElement;
  next.disabled = step.asks || isLast;
  back.disabled = at === 0;
  byId("solved").hidden = !isLast || step.asks;
  if (isLast && !step.asks) byId("solved").focus();
  else if (had === next && next.disabled) board.focusBoard();
}

/** @param {string} turn */
async function play(turn) {
  const judged = await request(`/steps/${at}`, { turn });
  if (!judged) {
    reopen();
    return;
  }
  if (!judged.right) {
    board.stand(judged.stands);
    tell(judged.says);
    return;
  }
  asked = { look: [], way: [] };
  solved = at;
  point([]);
  tell(judged.says);
  if (!(await showAll(judged.views))) return;
  const isLast = at + 1 === steps;
  next.disabled = isLast;
  byId("solved").hidden = !isLast;
  (isLast ? byId("solved") : next).focus();
}

watch((text) => void play(text));
board.addEventListener("partial", (event) => {
  /** @type {import("./board.js").Progress} */
  const { clicks } = /** @type {CustomEvent} */ (event).detail;
  point(clicks);
});
next.addEventListener("click", () => void go(at + 1));
back.addEventListener("click", () => void go(at - 1));
void go(Math.max(0, Number(location.hash.slice(1)) - 1 || 0));
