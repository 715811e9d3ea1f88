// @ts-check
// The form for a new game: another game in the list asks its questions at once.
//
// Without this script the button beside the list does the same.

import { recall, remember } from "./memory.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("begin"));
const select = /** @type {HTMLSelectElement} */ (document.querySelector("select[data-reload]"));

/** The parts of the page that depend on the game. */
const PARTS = ["picture", "settings", "read-rules"];

/** The choice that was asked about last; answers to earlier ones come too late. */
let asked = "";

async function reload() {
  const chosen = select.value;
  asked = chosen;
  const filled = /** @type {[string, string][]} */ ([...new FormData(form)]);
  const query = new URLSearchParams(filled.filter(([name]) => name !== "rule_text"));
  for (const box of ["take_backs", "hints"]) if (!query.has(box)) query.set(box, "no");
  const answer = await fetch(`/new?${query}`);
  if (!answer.ok || asked !== chosen) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of PARTS) {
    const fresh = page.getElementById(id);
    if (fresh && asked === chosen) document.getElementById(id)?.replaceWith(fresh);
  }
  history.replaceState(null, "", `/new?rules=${encodeURIComponent(chosen)}`);
}

/** The names this browser has begun games with. */
const NAMES = ["you", "white", "black"];

/** @param {string} name */
function field(name) {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
}

/** Writes the names down that are known, unless others stand there. */
function fillNames() {
  for (const name of NAMES) {
    const element = field(name);
    if (element && element.value === "") element.value = recall(`name-${name}`) ?? "";
  }
}

form.addEventListener("submit", () => {
  for (const name of NAMES) {
    const element = field(name);
    if (element) remember(`name-${name}`, element.value.trim() || null);
  }
});
fillNames();

select.addEventListener("change", () => void reload());
document.getElementById("choose")?.setAttribute("hidden", "");
