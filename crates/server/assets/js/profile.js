// @ts-check
// Everything as one file: what the browser keeps by itself goes along, and comes back.

import { recall, remember } from "./memory.js";
import { byId, say } from "./panel.js";

/** What this browser keeps for every game, beside the cookies. */
const KEPT = ["confirm-turn", "solitaire-watch"];

const form = /** @type {HTMLFormElement} */ (byId("bring"));
const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));

byId("save").addEventListener("click", () => {
  const query = new URLSearchParams();
  for (const name of KEPT) {
    const value = recall(name);
    if (value) query.set(name, value);
  }
  /** @type {HTMLAnchorElement} */ (byId("save")).href = `/api/profile?${query}`;
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const file = /** @type {HTMLInputElement} */ (byId("file")).files?.[0];
  for (const id of ["bring-problem", "bring-hint", "brought"]) say(id, "");
  if (file) void bring(file);
  else say("bring-problem", form.dataset.choose ?? "");
});

/** @param {File} file */
async function bring(file) {
  button.disabled = true;
  try {
    const headers = { "content-type": "application/x-ndjson", accept: "application/json" };
    const answer = await fetch("/api/profile", { method: "POST", headers, body: file });
    const told = await answer.json();
    if (!answer.ok) {
      say("bring-problem", told.detail);
      say("bring-hint", told.hint ?? "");
      return;
    }
    for (const [name, value] of Object.entries(told.browser)) {
      if (KEPT.includes(name)) remember(name, String(value));
    }
    say("brought", told.sentence);
  } catch {
    // A server that stops reading a file that is too large closes the line.
    say("bring-problem", form.dataset.tooLarge ?? "");
  } finally {
    button.disabled = false;
  }
}
