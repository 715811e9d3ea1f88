// @ts-check
// Secrets of seats, and links that are handed on.

import { byId } from "./panel.js";

/** A secret of 256 bits that nobody can guess. */
export function freshToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A secret behind the # of the address.
 * @param {string} name
 * @returns {string | null} null if there is none
 */
export function fragment(name) {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name);
  return secret && /^[0-9a-f]{64}$/.test(secret) ? secret : null;
}

/** Takes what stands behind the # out of the address, so that it can be shown to anybody. */
export function hideFragment() {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}

/**
 * Lets a button copy what stands in a field.
 * @param {string} button
 * @param {string} id of the field that holds the link
 * @param {(words: string) => void} [onDone] is told what the button says then
 */
export function copies(button, id, onDone = () => {}) {
  const press = byId(button);
  const words = press.textContent;
  press.addEventListener("click", () => {
    const field = /** @type {HTMLInputElement} */ (byId(id));
    field.select();
    const done = () => {
      press.textContent = press.dataset.done ?? "";
      onDone(press.textContent);
      setTimeout(() => (press.textContent = words), 2000);
    };
    // Plain http to another machine has no clipboard; what is marked can be copied by hand.
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).then(done, () => {});
    else if (document.execCommand("copy")) done();
  });
}
