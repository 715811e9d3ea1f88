// @ts-check
// What the server tells as it comes about: the views of a game, or how far something is.

import { waits } from "./api.js";

/**
 * Follows a stream of events. A lost connection is taken up again, after longer and longer waits.
 * @template [Told=import("./types.d.ts").View]
 * @param {string} address
 * @param {(told: Told) => void} onTold
 * @param {(lost: boolean) => void} onLost
 * @param {string} [name] of the events
 */
export function follow(address, onTold, onLost, name = "view") {
  let times = waits();
  const open = () => {
    const source = new EventSource(address);
    source.addEventListener("open", () => {
      times = waits();
      onLost(false);
    });
    source.addEventListener(name, (event) => onTold(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      source.close();
      onLost(true);
      setTimeout(open, times.next().value);
    });
  };
  open();
}
