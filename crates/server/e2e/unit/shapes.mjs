// @ts-check
// Boards as the server describes them.

/** @typedef {import("../../assets/js/types.d.ts").Shape} Shape */
/** @typedef {import("../../assets/js/types.d.ts").Place} Place */

/**
 * @param {Shape["kind"]} kind
 * @param {number} size
 * @param {Place[]} points
 * @param {string[][]} [tracks]
 * @returns {Shape}
 */
function shape(kind, size, points, tracks = []) {
  const files = [..."abcdefgh"].slice(0, size);
  const ranks = files.map((_, i) => String(size - i));
  return { kind, width: size, height: size, points, tracks, files, ranks };
}

/**
 * @param {number} size
 * @param {string} name
 * @returns {Place}
 */
function place(size, name) {
  return { name, x: name.charCodeAt(0) - 97, y: size - Number(name[1]) };
}

const TRACKS = [
  "a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1",
  "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7",
].map((track) => track.split(" "));

/** The large mill board. */
export const NINE = shape(
  "lines",
  7,
  [...new Set(TRACKS.slice(0, 8).flat())].map((name) => place(7, name)),
  TRACKS,
);

/** The draughts board. */
export const SQUARES = shape(
  "squares",
  8,
  Array.from({ length: 64 }, (_, i) => {
    const [x, y] = [i % 8, Math.floor(i / 8)];
    const name = `${"abcdefgh"[x]}${8 - y}`;
    return { name, x, y, dark: (x + y) % 2 === 1 };
  }),
);

/** The English solitaire board. */
export const CROSS = shape(
  "holes",
  7,
  Array.from({ length: 49 }, (_, i) => place(7, `${"abcdefg"[i % 7]}${7 - Math.floor(i / 7)}`)).filter(
    ({ x, y }) => (x > 1 && x < 5) || (y > 1 && y < 5),
  ),
);

/** The triangle of fifteen holes, its rows between the columns. */
export const TRIANGLE = shape(
  "holes",
  5,
  [5, 4, 3, 2, 1].flatMap((rank) =>
    Array.from({ length: 6 - rank }, (_, i) => {
      const at = place(5, `${"abcde"[i]}${rank}`);
      return { ...at, x: at.x + (rank - 1) / 2 };
    }),
  ),
);
