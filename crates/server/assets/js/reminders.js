// @ts-check
// What waits for whoever sits at this browser: the games in which it is their turn.

/** @typedef {import("./types.d.ts").View} View */

/** A day, in milliseconds. */
const DAY = 86_400_000;

/**
 * Whether a game waits for a turn from here, and whether less than a day is left for it.
 * @param {Pick<View, "over" | "turn" | "seats" | "clock">} view
 * @returns {"short" | "turn" | null}
 */
export function waiting({ over, turn, seats, clock }) {
  if (over || !turn || !seats || seats.awaited !== null || turn !== seats.you) return null;
  const left = clock?.running === turn ? clock[turn] : null;
  // Where a whole game has less than a day there is nothing to be reminded of.
  return clock?.days && left !== null && left < DAY ? "short" : "turn";
}

/**
 * The order in which games are shown: what is urgent first, what is over last.
 * @param {View} view
 */
export function urgency(view) {
  const order = { short: 0, turn: 1 };
  const waits = waiting(view);
  return view.over ? 3 : waits ? order[waits] : 2;
}

/**
 * Puts a number before the title of the page, or takes it away.
 * @param {number} count
 */
export function badge(count) {
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = count > 0 ? `(${count}) ${title}` : title;
}

/**
 * Says in how many games it is one's turn, where the page has a place for it.
 * @param {readonly View[]} games
 */
export function remind(games) {
  const count = games.filter((view) => waiting(view) !== null).length;
  badge(count);
  const place = document.getElementById("own-turns");
  if (!place) return;
  place.hidden = count === 0;
  place.textContent = (place.dataset.words ?? "").replace("{count}", String(count));
}
