// @ts-check
// The phone beside the machine: two at one board part, the home network is let in, and a code leads
// the phone to its seat.

import { Refusal, ask } from "./api.js";
import { byId, say, show } from "./panel.js";
import { drawSeats, fillSeat, inviteLink } from "./seat.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./seat.js").Command} Command */
/** @typedef {{ open: boolean, addresses: string[] }} Door */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
/** Whether the page speaks of the phone at all: at the machine itself, in a game for two by seats. */
const speaks = document.getElementById("beside-controls") !== null;

/** @type {View | null} */
let current = null;
/** @type {Door | null} */
let door = null;
/** The link the code was drawn of. */
let drawn = "";

/**
 * Shows what there is to say about the phone; the seat has been filled before.
 * @param {View} view
 */
export function fillBeside(view) {
  current = view;
  if (!speaks || !door) return;
  show("gather", view.seats?.you != null);
  show("beside-open", !door.open);
  show("beside-close", door.open);
  void drawCode();
}

/**
 * Lets the buttons about the phone do what they say.
 * @param {Command} command
 */
export function watchBeside(command) {
  if (document.getElementById("part")) watchParting(command);
  if (!speaks) return;
  byId("beside-open").addEventListener("click", () => void swing(true));
  byId("beside-close").addEventListener("click", () => void swing(false));
  byId("gather").addEventListener("click", () => void command("gather"));
  ask("/api/beside").then(stand, () => {});
}

/**
 * One of two at one board takes a phone: the network is let in first, then the seats are given.
 * @param {Command} command
 */
function watchParting(command) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("part-dialog"));
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
  byId("part").addEventListener("click", () => dialog.showModal());
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.value !== "part") return;
    const side = String(new FormData(form).get("stays"));
    void swing(true).then((opened) => {
      if (opened) void command("part", { side, ...drawSeats() });
    });
  });
}

/**
 * Opens the door or closes it, and says whether that was possible.
 * @param {boolean} open
 */
async function swing(open) {
  try {
    stand(await ask("/api/beside", { open }));
    return true;
  } catch (error) {
    // A server that cannot be reached is spoken of elsewhere on the page.
    if (error instanceof Refusal) say("problem", error.message);
    return false;
  }
}

/**
 * Shows how the door stands.
 * @param {Door} now
 */
function stand(now) {
  door = now;
  if (!speaks) return;
  // Links are made of the address that the phone reaches.
  main.dataset.seated = now.addresses[0] ?? "";
  if (!current) return;
  fillSeat(current);
  fillBeside(current);
}

/** Draws the code of the link for the other player, if there is one to be seen. */
async function drawCode() {
  const link = door?.open ? inviteLink() : "";
  show("beside-way", link !== "");
  if (link === drawn) return;
  drawn = link;
  if (link === "") return;
  const answer = await fetch("/api/beside/code", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ link }),
  });
  if (!answer.ok || drawn !== link) return;
  const image = /** @type {HTMLImageElement} */ (byId("beside-code"));
  URL.revokeObjectURL(image.src);
  image.src = URL.createObjectURL(await answer.blob());
}
