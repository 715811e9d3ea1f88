// @ts-check
// The record as a list: the line of the game, and every branch in a line of its own below the turn it
// replaces.

import { sign } from "./signs.js";
import { words } from "./words.js";

/** @typedef {import("./study.js").Tree} Tree */
/** @typedef {import("./study.js").Known} Known */

/** What the annotations of a record look like, by their numbers. @type {Record<number, string>} */
const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

/**
 * Fills the list of lines.
 * @param {HTMLElement} list
 * @param {Tree} tree
 * @param {Known} known
 * @param {number} current
 */
export function fillLines(list, tree, known, current) {
  const held = document.activeElement instanceof HTMLElement && list.contains(document.activeElement);
  const start = button(0, words("at-start"), current);
  list.replaceChildren(line([start], tree, known, 0, current));
  const here = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current="step"]'));
  if (held) here?.focus({ preventScroll: true });
  if (here) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/**
 * A line after a turn, with the branches that leave it.
 * @param {HTMLElement[]} begun what stands at its beginning
 * @param {Tree} tree
 * @param {Known} known
 * @param {number} after
 * @param {number} current
 * @returns {HTMLElement}
 */
function line(begun, tree, known, after, current) {
  const box = document.createElement("div");
  box.className = "line";
  box.append(...begun);
  for (let at = after, fresh = true; ; ) {
    const [main, ...branches] = tree.children(at);
    if (main === undefined) return box;
    box.append(...turn(tree, known, main, current, fresh));
    fresh = branches.length > 0;
    for (const branch of branches) {
      box.append(line(turn(tree, known, branch, current, true), tree, known, branch, current));
    }
    at = main;
  }
}

/**
 * A turn with its number where one begins.
 * @param {Tree} tree
 * @param {Known} known
 * @param {number} node
 * @param {number} current
 * @param {boolean} fresh whether it stands at the beginning of a line
 */
function turn(tree, known, node, current, fresh) {
  const [place, judged] = [known.places.get(node), known.judged.get(node)];
  const before = known.places.get(tree.node(node)?.after ?? 0);
  const numbered = document.createElement("span");
  numbered.className = "numbered";
  const parts = [numbered];
  if (place && (fresh || before?.n !== place.n)) {
    const number = document.createElement("span");
    number.className = "number";
    number.textContent = numberOf(place);
    numbered.append(number);
  }
  const element = button(node, tree.node(node)?.turn ?? "", current);
  const glyphs = (tree.node(node)?.nags ?? []).map((nag) => GLYPHS[nag] ?? `$${nag}`);
  if (glyphs.length > 0) element.append(small("own", glyphs.join(" ")));
  if (judged) {
    const shown = sign(judged.worth.kind);
    if (shown) element.append(shown);
    if (judged.mark && !glyphs.includes(judged.mark)) element.append(small("nag", judged.mark));
    const said = document.createElement("span");
    said.className = "visually-hidden";
    said.textContent = `, ${judged.worth.words}`;
    element.append(said);
  }
  numbered.append(element);
  const comment = tree.node(node)?.comment;
  if (comment) parts.push(small("said", comment));
  return parts;
}

/**
 * The number of a turn as records write it; the second side of a number has dots.
 * @param {import("./study.js").Place} place
 */
function numberOf({ n, second }) {
  return second ? `${n}…` : `${n}.`;
}

/**
 * @param {string} kind
 * @param {string} text
 */
function small(kind, text) {
  const element = document.createElement("span");
  element.className = kind;
  element.textContent = text;
  return element;
}

/**
 * @param {number} node
 * @param {string} text
 * @param {number} current
 */
function button(node, text, current) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.node = String(node);
  element.textContent = text;
  if (node === current) element.setAttribute("aria-current", "step");
  return element;
}

/**
 * What a turn gives away, after the name of who made it.
 * @param {import("./types.d.ts").View["names"] | undefined} names
 * @param {{ side: import("./types.d.ts").Side | null, sentence: string | null }} judged
 */
export function by(names, { side, sentence }) {
  const name = side ? names?.[side] : "";
  return name && sentence ? `${name} · ${sentence}` : (sentence ?? "");
}

/**
 * The turns that gave something away, in the order of the game.
 * @param {HTMLElement} list
 * @param {Tree} tree
 * @param {Known} known
 * @param {number[]} line
 * @param {import("./types.d.ts").View["names"] | undefined} names
 */
export function fillPoints(list, tree, known, line, names) {
  const items = line.flatMap((node) => {
    const judged = known.judged.get(node);
    if (!judged?.mark || !judged.sentence) return [];
    const item = document.createElement("li");
    const place = known.places.get(node);
    const element = button(node, `${place ? `${numberOf(place)} ` : ""}${tree.node(node)?.turn} ${judged.mark}`, -1);
    const text = document.createElement("span");
    text.textContent = by(names, judged);
    if (judged.side) item.dataset.side = judged.side;
    item.append(element, " ", text);
    return [item];
  });
  list.replaceChildren(...items);
  return items.length;
}
