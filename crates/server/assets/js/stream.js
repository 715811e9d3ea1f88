// @ts-check
// The views of a game as they come about.

import { waits } from "./api.js";

/** @typedef {import("./types.d.ts").View} View */

/**
 * Follows a game. A lost connection is taken up again, after longer and longer waits.
 * @param {string} address
 * @param {(view: View) => void} onView
 * @param {(lost: boolean) => void} onLost
 */
export function follow(address, onView, onLost) {
  let times = waits();
  const open = () => {
    const source = new EventSource(address);
    source.addEventListener("open", () => {
      times = waits();
      onLost(false);
    });
    source.addEventListener("view", (event) => onView(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      source.close();
      onLost(true);
      setTimeout(open, times.next().value);
    });
  };
  open();
}
