// @ts-check
// A task of the day: begun once, tried as often as one likes. All turns so far are sent along, and the server
// plays them through; they are kept in this browser, so that a reload changes nothing.

import { authorization } from "./daily-seat.js";
import { board, interrupt, request, setTask, show, showAll, tell, watch } from "./exercise.js";
import { recall, recallData, remember } from "./memory.js";
import { byId, say } from "./panel.js";

/** @typedef {import("./types.d.ts").View} View */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-address]"));
const task = main.dataset.address?.split("/").at(-1) ?? "";

/** The turns of one's own that stand. @type {string[]} */
let turns = [];
/** The day that was begun. */
let day = 0;
/** Whether an answer is on its way. */
let asking = false;

/** Where the turns of this task are kept. */
const place = () => `daily-${task}`;

/** @param {{ day: number, sentence: string, begun: boolean, view: View }} told */
async function open(told) {
  day = told.day;
  setTask(told.sentence);
  byId("daily-begin").hidden = told.begun;
  byId("again").hidden = !told.begun;
  if (!told.begun) {
    // The position is known; it is played from when the time runs.
    show({ ...told.view, turns: [] });
    return;
  }
  const kept = recallData(place());
  turns = kept?.day === day && Array.isArray(kept.turns) ? kept.turns : [];
  if (turns.length === 0 || !(await stand(turns))) {
    turns = [];
    show(told.view);
  }
  fillUndo();
}

/**
 * Shows what some turns come to; false if they make no sense.
 * @param {string[]} tried
 */
async function stand(tried) {
  const answer = await request("/attempts", { day, turns: tried }, authorization());
  if (!answer || answer.outcome === "wrong") return false;
  tell(answer.says);
  if (!(await showAll(answer.views))) return true;
  if (answer.outcome === "solved" || answer.outcome === "stuck") ended(answer);
  return true;
}

/** @param {string} text */
async function play(text) {
  if (asking) return;
  asking = true;
  const answer = await request("/attempts", { day, turns: [...turns, text] }, authorization());
  asking = false;
  if (!answer || answer.outcome === "wrong") {
    board.reopen();
    if (answer) tell(answer.says);
    return;
  }
  turns.push(text);
  keep();
  tell(answer.says);
  if ((await showAll(answer.views)) && answer.outcome !== "open") ended(answer);
}

/** @param {{ says: string, entered: boolean | null }} answer */
function ended({ says, entered }) {
  tell("");
  say("solved-text", says);
  byId("daily-kept").hidden = entered !== true;
  byId("daily-not-better").hidden = entered !== false;
  const result = byId("solved");
  result.hidden = false;
  result.focus();
  result.scrollIntoView({ block: "nearest" });
}

/** Keeps the turns that stand. */
function keep() {
  remember(place(), JSON.stringify({ day, turns }));
  fillUndo();
}

function fillUndo() {
  const undo = document.getElementById("daily-undo");
  if (undo) undo.hidden = turns.length === 0;
}

/** Goes back to so many turns. @param {number} count */
async function back(count) {
  if (asking) return;
  interrupt();
  byId("solved").hidden = true;
  turns = turns.slice(0, count);
  keep();
  if (count > 0) await stand(turns);
  else {
    const told = await request("", undefined, authorization());
    if (told) show(told.view);
    tell("");
  }
}

byId("daily-begin").addEventListener("submit", (event) => {
  event.preventDefault();
  const called = /** @type {HTMLInputElement | null} */ (document.getElementById("daily-name"));
  const name = called?.value.trim() ?? "";
  remember("daily-name", name);
  void request("/begin", { name }, authorization()).then((told) => told && open(told));
});
const called = /** @type {HTMLInputElement | null} */ (document.getElementById("daily-name"));
if (called) called.value = recall("daily-name") ?? "";
document.getElementById("daily-undo")?.addEventListener("click", () => void back(turns.length - 1));
byId("again").addEventListener("click", () => void back(0));
watch((text) => void play(text));
void request("", undefined, authorization()).then((told) => told && open(told));
