// @ts-check
// The turns of a position with what they are worth, the best first.

import { sign } from "./signs.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").Values} Values */

/**
 * Fills the list; turns that are the same turned or mirrored stand together.
 * @param {HTMLElement} list
 * @param {Values | null} values
 * @param {(text: string) => void} play
 */
export function fillValues(list, values, play) {
  /** @type {Map<string, number>} */
  const alike = new Map();
  for (const { like } of values?.turns ?? []) {
    if (like !== null) alike.set(like, (alike.get(like) ?? 0) + 1);
  }
  const items = (values?.turns ?? []).filter(({ like }) => like === null).map((turn) => {
    const { text, label, worth } = turn;
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.turn = text;
    button.dataset.kind = worth.kind;
    button.dataset.plies = worth.plies === null ? "" : String(worth.plies);
    const count = alike.get(text) ?? 0;
    const [shown, said, name, why] = ["worth", "said", "turn", "words"].map((kind) => {
      const part = document.createElement("span");
      part.className = kind;
      return part;
    });
    // A sign, or the estimate itself: the words beside the turn say the rest.
    shown.append(sign(worth.kind) ?? worth.short);
    shown.setAttribute("aria-hidden", "true");
    name.textContent = label;
    why.textContent = worth.words;
    if (count > 0) {
      const more = document.createElement("span");
      more.className = "alike";
      more.textContent = count === 1 ? words("alike-one") : words("alike", { count });
      name.append(" ", more);
    }
    said.append(name, " ", why);
    button.append(shown, said);
    button.addEventListener("click", () => play(text));
    item.append(button);
    return item;
  });
  list.replaceChildren(...items);
}
