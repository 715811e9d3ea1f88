// @ts-check
// A plan as a list: their turn, the answer, and what follows it below.

import { ANY } from "./plan-tree.js";
import { planWords } from "./plan-talk.js";

/** @typedef {import("./types.d.ts").Step} Step */

/**
 * What somebody can do with a line while the plan is made.
 * @typedef {object} Hands
 * @property {(path: string[]) => void} go
 * @property {(path: string[]) => void} cut
 */

/**
 * @param {HTMLElement} list
 * @param {readonly Step[]} steps
 * @param {Hands | null} hands null while the plan is only shown
 * @param {readonly string[]} current the line on the board
 */
export function fillPlan(list, steps, hands, current) {
  list.hidden = steps.length === 0;
  list.replaceChildren(...steps.map((step) => line(step, [], hands, current)));
}

/**
 * @param {Step} step
 * @param {readonly string[]} before
 * @param {Hands | null} hands
 * @param {readonly string[]} current
 * @returns {HTMLLIElement}
 */
function line(step, before, hands, current) {
  const answer = step.next?.[0];
  const path = [...before, step.turn, ...(answer ? [answer.turn] : [])];
  const item = document.createElement("li");
  const said = words(step, answer);
  if (hands && step.turn !== ANY) {
    const go = button(said, () => hands.go(path));
    if (path.join(" ") === current.join(" ")) go.setAttribute("aria-current", "step");
    item.append(go);
  } else {
    item.append(said);
  }
  if (hands) {
    const cut = button("×", () => hands.cut([...before, step.turn]));
    cut.className = "cut";
    cut.setAttribute("aria-label", planWords("plan-cut", { theirs: step.turn }));
    item.append(" ", cut);
  }
  const next = answer?.next ?? [];
  if (next.length > 0) {
    const inner = document.createElement("ul");
    inner.append(...next.map((other) => line(other, path, hands, current)));
    item.append(inner);
  }
  return item;
}

/**
 * @param {Step} step
 * @param {Step | undefined} answer
 */
function words({ turn }, answer) {
  if (!answer) return planWords("plan-line-open", { theirs: turn });
  const named = answer.claim ? "plan-line-claim" : "plan-line";
  const name = turn === ANY ? "plan-line-any" : named;
  return planWords(name, { theirs: turn, own: answer.turn });
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function button(text, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.addEventListener("click", act);
  return element;
}
