// @ts-check
// Talking to the server about turns to come, with the own seat.

import { Refusal, waits } from "./api.js";
import { byId } from "./panel.js";
import { authorization } from "./seat.js";

/** @typedef {import("./types.d.ts").PlanView} PlanView */
/** @typedef {import("./types.d.ts").View} View */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
const address = `/api/games/${main.dataset.game}/plan`;

/**
 * Asks the server until it answers, as long as somebody still wants to know.
 * @param {string} path
 * @param {object | null} body posted, if there is one
 * @param {() => boolean} wanted
 * @returns {Promise<any>} null if nobody wants to know any more
 */
async function ask(path, body, wanted) {
  for (const wait of waits()) {
    const posted = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const kind = body ? { "content-type": "application/json" } : {};
    const headers = /** @type {Record<string, string>} */ ({ ...kind, ...authorization() });
    const answer = await fetch(address + path, { headers, ...posted }).catch(() => null);
    if (!wanted()) return null;
    if (answer && ![429, 503].includes(answer.status)) {
      const told = await answer.json();
      if (!answer.ok) throw new Refusal(told);
      return wanted() ? told : null;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!wanted()) return null;
  }
}

/**
 * The own plan.
 * @param {boolean} turns whether with the turns that may be made in advance
 * @param {() => boolean} wanted
 * @returns {Promise<PlanView | null>}
 */
export const readPlan = (turns, wanted) => ask(turns ? "?turns=true" : "", null, wanted);

/**
 * Keeps a plan.
 * @param {number} ver of the game it was made in
 * @param {readonly import("./types.d.ts").Step[]} steps
 * @param {() => boolean} wanted
 * @returns {Promise<PlanView | null>}
 */
export const keepPlan = (ver, steps, wanted) => ask("", { ver, steps }, wanted);

/**
 * How the game would stand after some turns.
 * @param {readonly string[]} turns
 * @param {() => boolean} wanted
 * @returns {Promise<View | null>}
 */
export const lookAhead = (turns, wanted) => ask("/ahead", { turns }, wanted);

/** @type {Record<string, string> | undefined} */
let messages;

/**
 * A message about plans with its blanks filled in.
 * @param {string} name
 * @param {Record<string, string>} [blanks]
 */
export function planWords(name, blanks = {}) {
  messages ??= JSON.parse(byId("plan").dataset.words ?? "{}");
  return (messages?.[name] ?? "").replace(/\{(\w+)\}/g, (_, blank) => blanks[blank] ?? "");
}
