// @ts-check
// The page of a game: the board, what stands beside it, and the server.
//
// What is asked in the middle of a turn stands on <main>; words.js reads it.

import "./board.js";
import { Refusal, freshId, post } from "./api.js";
import { fillBeside, watchBeside } from "./beside.js";
import { takeMessages } from "./chat.js";
import { left } from "./clock.js";
import { fillConsent, isBetweenPeople, takePresence, watchConsent } from "./consent.js";
import { Hints } from "./hint.js";
import { forTab, recallChoice, rememberChoice } from "./memory.js";
import { announce, byId, fillClocks, fillHand, fillPanel, mendFocus, object, say, show } from "./panel.js";
import { unclicked } from "./partial.js";
import { Replay } from "./replay.js";
import { fillSeat, goTo, seatToken, watchSeat } from "./seat.js";
import { Line } from "./socket.js";
import { hear } from "./sounds.js";
import { follow } from "./stream.js";
import { fillTable } from "./text-view.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./board.js").Board} Board */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
const address = `/api/games/${main.dataset.game}`;
const board = /** @type {Board} */ (byId("board"));

const replay = new Replay(address, (view) => {
  board.view = view;
  fillTable(byId("text-board"), view);
});
const hints = new Hints(address, board);

/** @type {View | null} */
let current = null;
let received = 0;

/** @param {View} view */
function take(view) {
  // Streams and answers overtake each other; the newest version counts, and is drawn once.
  if (current && view.ver < current.ver) return;
  // Who gets a seat or leaves it is shown another page.
  if ("seated" in main.dataset !== Boolean(view.seats)) {
    location.reload();
    return;
  }
  const [before, had] = [current, document.activeElement];
  current = view;
  received = performance.now();
  const satDown = before?.seats?.you !== view.seats?.you;
  if (before?.ver === view.ver && !satDown) return;
  board.view = view;
  hear(before, view);
  fillPanel(view, before);
  fillPass(view);
  replay.follow(view);
  hints.follow(view);
  fillSeat(view);
  fillBeside(view);
  fillConsent(view);
  if (!before || satDown) turnBoard(view);
  asked = view.sentence;
  object("");
  mendFocus(had, () => board.focusBoard());
  if (before && !before.over && view.over) byId("result").scrollIntoView({ block: "nearest" });
  main.dataset.ready = "yes";
  for (const listener of listeners) listener(view);
}

/** Who else wants to hear of the game. @type {((view: View) => void)[]} */
const listeners = [];

/**
 * Hands on every view of the game, so that nobody has to follow it a second time.
 * @param {(view: View) => void} listener
 */
export function onView(listener) {
  listeners.push(listener);
  if (current) listener(current);
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
export function command(type, rest = {}) {
  if (!current || (sending.includes(type) && !REPEATED.has(type))) return Promise.resolve();
  sending.push(type);
  // A turn is meant for the position it was made in.
  const meant = type === "turn" ? { ver: current.ver } : {};
  const before = queue.catch(() => {});
  queue = before.then(() => perform({ type, ...rest, ...meant }));
  return queue.finally(() => sending.shift());
}

/** @param {{ type: string, typed?: boolean }} command */
async function perform({ typed, ...what }) {
  if (!current) return;
  object("");
  try {
    const body = { ver: current.ver, cmd_id: freshId(), ...what };
    const view = line ? null : await post(`${address}/commands`, body, lost);
    if (view?.id === current.id) take(view);
    const { id } = view ?? (await /** @type {Line} */ (line).send(body));
    if (id !== current.id) goTo(id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    board.reopen();
    if (error.problem.view) take(error.problem.view);
    object(error.message, typed);
  }
}

/**
 * @param {boolean} isLost
 * @param {boolean} [isCrowded] because there is no room for another spectator
 */
function lost(isLost, isCrowded = false) {
  main.toggleAttribute("data-lost", isLost);
  show("lost", isLost && !isCrowded);
  if ("seated" in main.dataset) show("crowded", isLost && isCrowded);
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

/** Whether a turn is in the making. */
let begun = false;
/** What is asked for at the moment. */
let asked = "";

/**
 * Says what the person can do next, also in the middle of a turn.
 * @param {import("./board.js").Progress} progress
 */
function askInTurn({ clicks, pending, taking, call, open }) {
  if (!current) return;
  if (clicks.length === 0) {
    asked = current.sentence;
    say("sentence", asked);
    say("call", current.call);
    if (begun) announce(current.sentence);
    begun = false;
    return;
  }
  begun = true;
  const { turn, names } = current;
  const player = turn ? names[turn] : "";
  const name = pending ? "sure" : taking ? "take" : "go";
  asked = words(name, { player, turn: pending?.label ?? "" }).replace(/^: /, "");
  say("sentence", asked);
  say("call", call);
  announce([call, asked, named(open)].filter(Boolean).join(" "));
}

/** How many places are named to those who cannot see the rings. */
const NAMED = 8;

/**
 * The places that a ring marks, in words.
 * @param {string[]} places
 */
function named(places) {
  if (places.length === 0 || places.length > NAMED) return "";
  return words("open", { place: places.join(", ") });
}

/** Whether a part of a turn stands on the board, which the button takes back by itself. */
let half = false;

/**
 * The button that takes turns back takes a begun one back first.
 * @param {import("./board.js").Progress} progress
 */
function fillHalf({ clicks, pending, taking, placed }) {
  half = pending !== null || taking || placed > 0 || clicks.length > 1;
  const button = /** @type {HTMLButtonElement} */ (byId("undo"));
  button.dataset.words ??= button.textContent ?? "";
  button.textContent = half ? words("undo-half") : (button.dataset.words ?? "");
  button.disabled = !half && !current?.can.undo;
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
    /** @type {import("./board.js").Progress} */
    const progress = /** @type {CustomEvent} */ (event).detail;
    const { pending, shorter, taking, placed } = progress;
    if (current) fillPass(current);
    if (shorter) {
      const button = byId("take-nothing");
      button.hidden = false;
      button.textContent = taking ? (button.dataset.words ?? "") : shorter.label;
    }
    askInTurn(progress);
    fillHalf(progress);
    if (current?.turn) fillHand(current, current.turn, placed);
    const asked = byId("confirm-bar").hidden && pending;
    show("confirm-bar", pending !== null);
    if (asked) byId("confirm").focus();
  });
  board.addEventListener("refused", (event) => {
    const { why, place, open } = /** @type {CustomEvent} */ (event).detail;
    const answer = words(why, { place });
    // Who may go on is told what is asked for as well: it may be the reason.
    const whole = current?.turns.length ? `${answer} ${asked}` : answer;
    say("sentence", whole);
    announce(`${whole} ${named(open)}`.trim());
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
  for (const type of ["redo", "accept", "decline"]) {
    press(type, () => void command(type));
  }
  press("undo", () => {
    if (!half) {
      void command(isBetweenPeople ? "ask" : "undo");
      return;
    }
    const had = document.activeElement;
    board.cancel();
    mendFocus(had, () => board.focusBoard());
  });
  press("rematch", () => {
    if (current?.next) goTo(current.next);
    else void command("rematch");
  });
  press("offer-draw", () => void command("offer"));
  press("flip", () => setFlipped(!board.flipped));
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
    if (board.write(text)) {
      field.value = "";
      return;
    }
    void command("turn", { text: board.spell(text), typed: true }).then(() => {
      if (byId("typed-problem").textContent === "") field.value = "";
      else field.select();
    });
  });
}

/** Giving up is asked for once more. */
function watchResign() {
  const dialog = /** @type {HTMLDialogElement} */ (byId("resign-dialog"));
  press("resign", () => {
    dialog.dataset.by = current?.speaker ?? "";
    dialog.showModal();
  });
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "resign") void command("resign");
    dialog.returnValue = "";
  });
}

/**
 * Who plays one side has the own men below, unless the board was turned before.
 * @param {View} view
 */
function turnBoard({ computer, family, seats, speaker }) {
  const turned = recallChoice(`flipped-${main.dataset.game}`, forTab);
  board.flipped = turned ?? ((computer ?? seats) !== null && family === "draughts" && speaker === "black");
  byId("flip").setAttribute("aria-pressed", String(board.flipped));
}

/** @param {boolean} flipped */
function setFlipped(flipped) {
  board.flipped = flipped;
  byId("flip").setAttribute("aria-pressed", String(flipped));
  rememberChoice(`flipped-${main.dataset.game}`, flipped, forTab);
}

/** @param {boolean} confirming */
function setConfirming(confirming) {
  board.confirming = confirming;
  byId("confirm-toggle").setAttribute("aria-pressed", String(confirming));
  rememberChoice("confirm-turn", confirming);
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
  const options = [...texts].map(([text, label]) => new Option(words("claim-after", { turn: label }), text));
  intended.replaceChildren(...(none && modes.includes("board") ? [none] : []), ...options);
}

/** When a running clock is spoken of, in seconds. */
const WARNINGS = [30, 10];

function runClocks() {
  /** What was left when it was last looked at. @type {{ ver: number, time: number }} */
  let seen = { ver: -1, time: 0 };
  setInterval(() => {
    const running = current?.clock?.running;
    if (!current?.clock || !running) return;
    const passed = performance.now() - received;
    fillClocks(current, passed);
    const time = left(current.clock, running, passed) ?? Infinity;
    const before = seen.ver === current.ver ? seen.time : time;
    const count = WARNINGS.find((warning) => time <= 1000 * warning && before > 1000 * warning);
    if (count) announce(words("time-left", { player: current.names[running], count }));
    seen = { ver: current.ver, time };
  }, 100);
}

watchBoard();
watchButtons();
watchResign();
watchDice();
watchClaim();
runClocks();
setConfirming(recallChoice("confirm-turn") ?? false);
// A game of seats has a line both ways; at one screen the simplest way will do.
const line =
  "seated" in main.dataset ? new Line(address, seatToken, take, lost, takePresence, takeMessages) : null;
watchSeat(command, () => line?.reopen());
watchBeside(command);
watchConsent(command);
if (!line) follow(`${address}/stream`, take, lost);
