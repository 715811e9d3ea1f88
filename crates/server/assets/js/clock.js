// @ts-check
// Clocks that run between two messages of the server.

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Side} Side */

/**
 * What a side has left now.
 * @param {NonNullable<View["clock"]>} clock
 * @param {Side} side
 * @param {number} passed milliseconds since the server told the times
 */
export function left(clock, side, passed) {
  return Math.max(0, clock[side] - (clock.running === side ? passed : 0));
}

/**
 * A time as people read it: tenths in the last ten seconds, hours and days only where there are
 * some.
 * @param {number} time in milliseconds
 */
export function write(time) {
  if (time < 10_000) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.ceil(time / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, "0"));
  const clock = days + hours > 0 ? [hours, ...rest].join(":") : rest.join(":").replace(/^0/, "");
  return days > 0 ? `${days} d ${clock}` : clock;
}
