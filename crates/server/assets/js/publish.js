// @ts-check
// Whether others find the game in the archive once it is over.

import { byId } from "./panel.js";

/** @typedef {import("./types.d.ts").View} View */

const box = () => /** @type {HTMLInputElement} */ (byId("publish"));

/**
 * Shows how it is.
 * @param {View} view
 */
export function fillPublish(view) {
  box().checked = view.public;
}

/**
 * Lets the box do what it says.
 * @param {(type: string, rest?: object) => Promise<void>} command
 */
export function watchPublish(command) {
  box().addEventListener("change", () => void command("publish", { public: box().checked }));
}
