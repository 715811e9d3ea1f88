// @ts-check
// The page of a puzzle: turns are sent with those before them, and the server says what they are.

import { authorization } from "./daily-seat.js";
import { board, interrupt, reopen, request, setTask, show, showAll, tell, watch } from "./exercise.js";
import { announce, byId, say } from "./panel.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Hint} Hint */

/** The turns of one's own that stand. @type {string[]} */
let turns = [];
/** The turns before which the answer on its way was asked for. */
let asking = false;
/** The hint for the turns so far, and how many steps of it are shown. @type {Hint | null} */
let hint = null;
let steps = 0;
/** What is to be done, for as long as nothing has been played and once all is. */
let task = "";

const hintButton = byId("ask-hint");
const hintLabel = hintButton.textContent ?? "";

/** Begins anew. */
async function begin() {
  interrupt();
  turns = [];
  forgetHint();
  byId("solved").hidden = true;
  const puzzle = await request("");
  if (!puzzle) return;
  show(puzzle.view);
  task = puzzle.task;
  setTask(task);
  // What is said of the turns there are is about the first one.
  byId("remarks").hidden = false;
  hintButton.hidden = false;
}

/** @param {string} text */
async function play(text) {
  if (asking) return;
  asking = true;
  const answer = await request("/attempts", { turns: [...turns, text] });
  asking = false;
  if (!answer) {
    reopen();
    return;
  }
  if (answer.outcome === "wrong") {
    board.reopen();
    tell(answer.says);
    return;
  }
  turns.push(text);
  forgetHint();
  byId("remarks").hidden = true;
  tell(answer.says);
  const goesOn = answer.outcome === "open";
  say("task", goesOn ? answer.says : task);
  if (goesOn) say("verdict", "");
  if ((await showAll(answer.views)) && answer.outcome === "solved") solved(answer);
}

/** @param {{ says: string, streak: number | null }} answer */
function solved({ says, streak }) {
  tell("");
  hintButton.hidden = true;
  say("solved-text", says);
  const days = byId("solved-streak");
  days.hidden = streak === null;
  days.textContent = (days.dataset.words ?? "").replace("{days}", String(streak));
  const result = byId("solved");
  result.hidden = false;
  result.focus();
  result.scrollIntoView({ block: "nearest" });
}

function forgetHint() {
  hint = null;
  showHint(0);
}

async function nextHint() {
  const before = turns.length;
  hint ??= await request("/hint", { turns }, authorization());
  if (!hint || turns.length !== before) return;
  showHint(steps === 1 ? 2 : 1);
}

/** @param {number} shown */
function showHint(shown) {
  steps = shown;
  const step = shown === 0 ? null : shown === 2 ? hint?.whole : hint?.look;
  const way = shown === 2 ? (hint?.turn.steps ?? []) : [];
  board.hint = step ? { places: step.places, way } : null;
  hintButton.textContent = shown === 1 ? words("hint-whole") : hintLabel;
  say("hint", step?.sentence);
  if (step) announce(step.sentence);
}

async function showSolution() {
  forgetHint();
  const answer = await request("/solution", undefined, authorization());
  if (!answer) return;
  byId("remarks").hidden = true;
  say("task", task);
  tell(answer.says);
  await showAll(answer.views);
}

watch((text) => void play(text));
hintButton.addEventListener("click", () => void nextHint());
byId("show-solution").addEventListener("click", () => void showSolution());
byId("again").addEventListener("click", () => void begin());
void begin();
