// @ts-check
// What two players write to each other. The line to the game says when there may be something new; then it is asked for.

import { Refusal, ask, freshId, post } from "./api.js";
import { byId, say, show } from "./panel.js";
import { authorization } from "./seat.js";

/** @typedef {import("./types.d.ts").View} View */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
const address = `/api/games/${main.dataset.game}/messages`;

/** The last message that is shown. */
let last = 0;
/** How the players are called, once they are known to write. @type {View | null} */
let view = null;
let asking = false;
/** Whether something has been said to be new since it was last asked. */
let told = false;

/**
 * Shows whether the players write to each other.
 * @param {View} fresh
 */
export function fillChat(fresh) {
  const card = document.getElementById("chat");
  if (!card) return;
  const note = document.getElementById("seat-chat");
  if (note) note.hidden = !fresh.chat;
  const writes = fresh.chat && (fresh.seats?.you ?? null) !== null;
  show("chat", writes);
  if (!writes) return;
  const first = view === null;
  view = fresh;
  if (first) begin();
}

function begin() {
  byId("chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    void write();
  });
  void look();
}

/** Somebody may have written: a hint, which comes at the beginning of every line as well. */
export function takeMessages() {
  if (view) void look();
}

async function write() {
  const field = /** @type {HTMLInputElement} */ (byId("chat-text"));
  const text = field.value.trim();
  if (text === "") return;
  say("chat-problem", "");
  try {
    await post(address, { text, cmd_id: freshId() }, () => {}, authorization());
    field.value = "";
    await look();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say("chat-problem", error.message);
  }
}

/** Asks for what is new, and once more if something was written meanwhile. */
async function look() {
  told = true;
  if (asking) return;
  asking = true;
  while (told) {
    told = false;
    // After a lost connection, which is said elsewhere, the next line says it again.
    const answer = await ask(`${address}?after=${last}`, undefined, authorization()).catch(() => null);
    if (answer) fill(answer.messages);
  }
  asking = false;
}

/** @param {{ number: number, side: "white" | "black", text: string | null }[]} messages */
function fill(messages) {
  if (!view) return;
  const card = byId("chat");
  const lines = byId("chat-lines");
  for (const { number, side, text } of messages) {
    if (number <= last) continue;
    last = number;
    const line = document.createElement("p");
    const who = document.createElement("b");
    const own = side === view.seats?.you;
    who.textContent = `${own ? card.dataset.you : view.names[side]}: `;
    line.toggleAttribute("data-own", own);
    line.append(who, text ?? card.dataset.hidden ?? "");
    lines.append(line);
  }
  // Only the list goes to its end: the page stays where it is, at the board.
  if (messages.length > 0) lines.scrollTop = lines.scrollHeight;
}
