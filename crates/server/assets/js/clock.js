// @ts-check
// Clocks that run between two messages of the server.

/** @typedef {import("./types.d.ts").Clock} Clock */
/** @typedef {import("./types.d.ts").Side} Side */

/**
 * What a side has left now.
 * @param {Clock} clock
 * @param {Side} side
 * @param {number} passed milliseconds since the server told the times
 * @returns {number | null} null for a side without a clock
 */
export function left(clock, side, passed) {
  const time = clock[side];
  return time === null ? null : Math.max(0, time - (clock.running === side ? passed : 0));
}

/**
 * A time as people read it: tenths in the last ten seconds, hours only where there are some, and no
 * minutes where there are days.
 * @param {number} time in milliseconds
 * @param {string} [language] in which days and hours are named
 */
export function write(time, language = "en") {
  if (time < 10_000) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.ceil(time / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  if (days > 0) return `${count(days, "day", language)} ${count(hours, "hour", language)}`;
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, "0"));
  return hours > 0 ? [hours, ...rest].join(":") : rest.join(":").replace(/^0/, "");
}

/**
 * So many days or hours, as short as the language has it.
 * @param {number} number
 * @param {"day" | "hour"} unit
 * @param {string} language
 */
function count(number, unit, language) {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(number);
}
