// @ts-check
// The page of a game: the board, what stands beside it, and the server.
//
// What is asked in the middle of a turn stands on <main>: data-text-go (a stone is chosen: where
// to?), data-text-take (which stone to take?), data-text-sure (the turn waits for a yes).

import "./board.js";
import { Refusal, freshId, post } from "./api.js";
import { left } from "./clock.js";
import { byId, fillClocks, fillPanel, say, show } from "./panel.js";
import { unclicked } from "./partial.js";
import { follow } from "./stream.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./board.js").Board} Board */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
const address = `/api/games/${main.dataset.game}`;
const board = /** @type {Board} */ (byId("board"));

/** @type {View | null} */
let current = null;
let received = 0;

/** @param {View} view */
function take(view) {
  // Streams and answers overtake each other; the newest version counts, and is drawn once.
  if (current && view.ver < current.ver) return;
  const before = current;
  current = view;
  received = performance.now();
  if (before?.ver === view.ver) return;
  board.view = view;
  fillPanel(view, before);
  fillPass(view);
  say("problem", "");
  main.dataset.ready = "yes";
}

/** The commands on their way, one after the other. */
let queue = Promise.resolve();
/** What is being sent, or waits for it. @type {string[]} */
const sending = [];

/** What two presses ask for twice. */
const REPEATED = new Set(["turn", "undo", "redo"]);

/**
 * Sends a command after those before it; the answer, or the view that made it stale, is shown.
 * @param {string} type
 * @param {object} [rest]
 * @returns {Promise<void>}
 */
function command(type, rest = {}) {
  if (!current || (sending.includes(type) && !REPEATED.has(type))) return Promise.resolve();
  sending.push(type);
  // A turn is meant for the position it was made in.
  const meant = type === "turn" ? { ver: current.ver } : {};
  const before = queue.catch(() => {});
  queue = before.then(() => perform({ type, ...rest, ...meant }));
  return queue.finally(() => sending.shift());
}

/** @param {object} what */
async function perform(what) {
  if (!current) return;
  say("problem", "");
  try {
    const body = { ver: current.ver, cmd_id: freshId(), ...what };
    const view = await post(`${address}/commands`, body, lost);
    if (view.id === current.id) take(view);
    else location.assign(`/game/${view.id}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    board.reopen();
    if (error.problem.view) take(error.problem.view);
    say("problem", error.message);
  }
}

/** @param {boolean} isLost */
function lost(isLost) {
  main.toggleAttribute("data-lost", isLost);
  show("lost", isLost);
}

/**
 * A turn that needs no click on the board has a button of its own.
 * @param {View} view
 */
function fillPass(view) {
  const pass = unclicked(view.turns);
  const button = byId("take-nothing");
  button.hidden = !pass;
  button.dataset.words ??= button.textContent ?? "";
  button.textContent = pass ? pass.label : (button.dataset.words ?? "");
}

/**
 * Says what the person can do next, also in the middle of a turn.
 * @param {boolean} begun
 * @param {boolean} waiting
 * @param {boolean} taking
 */
function askInTurn(begun, waiting, taking) {
  const { textGo, textTake, textSure } = main.dataset;
  const asked = waiting ? textSure : taking ? textTake : begun ? textGo : undefined;
  if (current) say("sentence", asked ?? current.sentence);
}

/**
 * Does something when a button is pressed.
 * @param {string} id
 * @param {() => void} act
 */
function press(id, act) {
  byId(id).addEventListener("click", act);
}

function watchBoard() {
  board.addEventListener("turn", (event) => {
    const { text } = /** @type {CustomEvent} */ (event).detail;
    void command("turn", { text });
  });
  board.addEventListener("partial", (event) => {
    const { clicks, pending, shorter, taking } = /** @type {CustomEvent} */ (event).detail;
    if (current) fillPass(current);
    if (shorter) {
      const button = byId("take-nothing");
      button.hidden = false;
      button.textContent = taking ? (button.dataset.words ?? "") : shorter.label;
    }
    askInTurn(clicks.length > 0, pending !== null, taking);
    const asked = byId("confirm-bar").hidden && pending;
    show("confirm-bar", pending !== null);
    if (asked) byId("confirm").focus();
  });
  press("take-nothing", () => {
    const pass = current && unclicked(current.turns);
    if (pass) void command("turn", { text: pass.text });
    else board.finish();
  });
  press("confirm", () => {
    board.focusBoard();
    board.confirm();
  });
  press("cancel", () => {
    board.cancel();
    board.focusBoard();
  });
}

function watchButtons() {
  for (const type of ["undo", "redo", "accept", "decline"]) {
    press(type, () => void command(type));
  }
  press("rematch", () => {
    if (current?.next) location.assign(`/game/${current.next}`);
    else void command("rematch");
  });
  press("offer-draw", () => void command("offer"));
  press("resign", () => void command("resign"));
  press("flip", () => {
    board.flipped = !board.flipped;
    byId("flip").setAttribute("aria-pressed", String(board.flipped));
  });
  press("confirm-toggle", () => setConfirming(!board.confirming));
  press("text-toggle", () => {
    const text = byId("text-view");
    text.hidden = !text.hidden;
    byId("text-toggle").setAttribute("aria-expanded", String(!text.hidden));
  });
  byId("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (byId("typed").querySelector("[name=turn]"));
    const text = field.value.trim();
    if (text === "") return;
    void command("turn", { text }).then(() => {
      if (byId("problem").textContent === "") field.value = "";
    });
  });
}

/** @param {boolean} confirming */
function setConfirming(confirming) {
  board.confirming = confirming;
  byId("confirm-toggle").setAttribute("aria-pressed", String(confirming));
  try {
    localStorage.setItem("confirm-turn", confirming ? "yes" : "no");
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function keptConfirming() {
  try {
    return localStorage.getItem("confirm-turn") === "yes";
  } catch {
    return false;
  }
}

function watchDice() {
  press("throw", () => void command("throw"));
  const inputs = [...byId("dice").querySelectorAll("input")];
  const enter = () => {
    if (!inputs.every((input) => input.reportValidity() && input.value !== "")) return;
    void command("throw", { dice: inputs.map((input) => input.valueAsNumber) }).then(() => {
      if (!current?.needs_throw) for (const input of inputs) input.value = "";
    });
  };
  press("enter-throw", enter);
  for (const input of inputs) {
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") enter();
    });
  }
}

function watchClaim() {
  const dialog = /** @type {HTMLDialogElement} */ (byId("claim-dialog"));
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
  press("claim", () => {
    if (!current?.can.claim) return;
    fillClaim(form, current);
    dialog.showModal();
  });
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (button instanceof HTMLButtonElement && button.value === "cancel") return;
    const data = new FormData(form);
    const intended = String(data.get("intended") ?? "");
    void command("claim", {
      kind: String(data.get("kind")),
      ...(intended === "" ? {} : { intended }),
    });
  });
}

/**
 * Offers the kinds of claim the rules know, and the turns one may be made with.
 * @param {HTMLFormElement} form
 * @param {View} view
 */
function fillClaim(form, view) {
  const { kinds = [], modes = [] } = view.can.claim ?? {};
  for (const option of form.querySelectorAll("[name=kind] option, input[name=kind]")) {
    const choice = /** @type {HTMLOptionElement | HTMLInputElement} */ (option);
    choice.disabled = choice.hidden = !kinds.includes(choice.value);
  }
  const select = form.querySelector("select[name=kind]");
  if (select instanceof HTMLSelectElement && kinds[0] && !kinds.includes(select.value)) {
    select.value = kinds[0];
  }
  const intended = form.querySelector("select[name=intended]");
  if (!(intended instanceof HTMLSelectElement)) return;
  const none = intended.querySelector('option[value=""]');
  const turns = modes.includes("intended") ? view.turns : [];
  const texts = new Map(turns.map((turn) => [turn.text, turn.label]));
  const options = [...texts].map(([text, label]) => new Option(label, text));
  intended.replaceChildren(...(none && modes.includes("board") ? [none] : []), ...options);
}

function runClocks() {
  /** The version whose fallen flag was reported. */
  let reported = -1;
  setInterval(() => {
    const running = current?.clock?.running;
    if (!current?.clock || !running) return;
    const passed = performance.now() - received;
    fillClocks(current, passed);
    if ((left(current.clock, running, passed) ?? 1) > 0 || reported === current.ver) return;
    reported = current.ver;
    void command("flag");
  }, 100);
}

watchBoard();
watchButtons();
watchDice();
watchClaim();
runClocks();
setConfirming(keptConfirming());
follow(`${address}/stream`, take, lost);
