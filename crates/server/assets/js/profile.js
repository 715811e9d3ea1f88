// @ts-check
// Everything as one file: what the browser keeps by itself goes along, and comes back.

import { recall, remember } from "./memory.js";
import { byId, say } from "./panel.js";

const form = /** @type {HTMLFormElement} */ (byId("bring"));
/** What this browser keeps for every game, beside the cookies. */
const kept = (form.dataset.kept ?? "").split(" ");
const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));

byId("save").addEventListener("click", () => {
  const query = new URLSearchParams();
  for (const name of kept) {
    const value = recall(name);
    if (value) query.set(name, value);
  }
  /** @type {HTMLAnchorElement} */ (byId("save")).href = `/api/profile?${query}`;
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const file = /** @type {HTMLInputElement} */ (byId("file")).files?.[0];
  for (const id of ["bring-problem", "bring-hint", "brought"]) say(id, "");
  if (!file) say("bring-problem", form.dataset.choose ?? "");
  // A server that stops reading closes the line, and gets to say nothing.
  else if (file.size > Number(form.dataset.most)) say("bring-problem", form.dataset.tooLarge ?? "");
  else void bring(file);
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
      if (kept.includes(name)) remember(name, String(value));
    }
    say("brought", told.sentence);
  } catch {
    say("bring-problem", form.dataset.unanswered ?? "");
  } finally {
    button.disabled = false;
  }
}
