// @ts-check
// Become perfect: what is computed moves on by itself.
//
// Without this script the page shows how things stood when it was opened.

import { follow } from "./stream.js";

/**
 * An order, as far as this page shows it live.
 * @typedef {{ graph: string, done: number, [words: string]: string | number | null }} Work
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-page=tables]"));

/** The latest version that was heard of, and whether the page is being asked for anew. */
let latest = "";
let asking = false;

/**
 * Shows how far the orders are.
 * @param {Work[]} works
 */
function show(works) {
  for (const work of works) {
    for (const part of document.querySelectorAll(`#work-${work.graph} [data-live]`)) {
      const value = work[part.getAttribute("data-live") ?? ""] ?? "";
      if (part instanceof HTMLProgressElement) part.value = Number(value);
      else if (part.textContent !== String(value)) part.textContent = String(value);
    }
  }
}

/** Takes over the page as it is now; whoever is at a button stays there. */
async function renew() {
  if (asking) return;
  asking = true;
  try {
    while (main.dataset.ver !== latest) await swap();
  } finally {
    asking = false;
  }
}

async function swap() {
  const answer = await fetch("/tables");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [stand, fresh] = [document.getElementById("stand"), page.getElementById("stand")];
  if (!answer.ok || !stand || !fresh) throw new Error(answer.statusText);
  const at = document.activeElement?.id;
  const open = stand.querySelector("details[open]")?.closest("li")?.id;
  stand.replaceWith(fresh);
  if (open) document.getElementById(open)?.querySelector("details")?.setAttribute("open", "");
  if (at) document.getElementById(at)?.focus();
  main.dataset.ver = page.querySelector("main")?.dataset.ver ?? "";
  // What was heard of before is not newer than what the page says.
  if (Number(latest) < Number(main.dataset.ver)) latest = main.dataset.ver;
}

/** @param {{ ver: number, works: Work[] }} told */
function hear({ ver, works }) {
  latest = String(ver);
  if (latest === main.dataset.ver) show(works);
  // The next event tries again what does not succeed.
  else renew().catch(() => {});
}

/** A server that has been started anew counts from the beginning. @param {boolean} lost */
function forget(lost) {
  if (lost) main.dataset.ver = "";
}

follow("/api/tables/stream", hear, forget, "works");
