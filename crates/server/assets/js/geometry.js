// @ts-check
// Where things lie on the drawing, and which place an arrow key leads to.

/** @typedef {import("./types.d.ts").Shape} Shape */
/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Spot} Spot */
/** @typedef {import("./types.d.ts").Direction} Direction */

/** The distance between two neighbouring places, in units of the view box. */
export const UNIT = 100;

/** The wood around the outermost places, in units of the view box. */
const MARGIN = { lines: 70, squares: 80, holes: 70 };

/**
 * Where the places of a board lie on its drawing.
 * @typedef {object} Drawing
 * @property {number} width
 * @property {number} height
 * @property {number} margin
 * @property {(place: Place) => Spot} spot
 */

/**
 * Lays a board out, turned round if the other side sits below.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @returns {Drawing}
 */
export function lay(shape, flipped) {
  const margin = MARGIN[shape.kind];
  const [right, bottom] = [shape.width - 1, shape.height - 1];
  return {
    width: right * UNIT + 2 * margin,
    height: bottom * UNIT + 2 * margin,
    margin,
    spot: ({ x, y }) => ({
      x: margin + (flipped ? right - x : x) * UNIT,
      y: margin + (flipped ? bottom - y : y) * UNIT,
    }),
  };
}

/**
 * The places a person can go to: all of them, but on a chequered board the dark ones only.
 * @param {Shape} shape
 * @returns {Place[]}
 */
export function playable(shape) {
  return shape.kind === "squares" ? shape.points.filter((place) => place.dark) : shape.points;
}

/**
 * The place nearest to a spot of the drawing, or null if none is near.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @param {Spot} spot
 * @returns {Place | null}
 */
export function nearest(shape, flipped, spot) {
  const { spot: at } = lay(shape, flipped);
  let best = null;
  let least = UNIT * 0.62;
  for (const place of playable(shape)) {
    const { x, y } = at(place);
    const distance = Math.hypot(x - spot.x, y - spot.y);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** @type {Record<Direction, Spot>} */
const ARROWS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The place an arrow key leads to: along a drawn line where there is one, else to the nearest
 * place on that side. On squares and holes, sideways means within the row, up and down the next
 * row; on squares the way up is the way down turned round.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @param {string} from
 * @param {Direction} direction
 * @returns {string} the same place if nothing lies there
 */
export function step(shape, flipped, from, direction) {
  const start = shape.points.find((place) => place.name === from);
  if (!start) return from;
  const arrow = ARROWS[direction];
  const turned = flipped ? -1 : 1;
  if (shape.kind === "squares" && arrow.y !== 0) {
    return zigzag(shape, start, arrow.y * turned)?.name ?? from;
  }
  const along = neighbours(shape, from);
  let [best, least] = [from, Infinity];
  for (const place of playable(shape)) {
    if (place.name === from) continue;
    const dx = (place.x - start.x) * turned;
    const dy = (place.y - start.y) * turned;
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (arrow.x !== 0 && aside > 0 && shape.kind !== "lines") continue;
    const cost = price(ahead, aside, shape.kind === "lines", along.has(place.name));
    if (cost < least) [best, least] = [place.name, cost];
  }
  return best;
}

/**
 * The dark square of the next row in the same pair of columns.
 * @param {Shape} shape
 * @param {Place} start
 * @param {number} rows
 */
function zigzag(shape, start, rows) {
  const [x, y] = [start.x ^ 1, start.y + rows];
  return playable(shape).find((place) => place.x === x && place.y === y);
}

/**
 * The first or the last place of a row, as one sees it.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @param {string} from
 * @param {"first" | "last"} end
 * @returns {string}
 */
export function rowEnd(shape, flipped, from, end) {
  const start = shape.points.find((place) => place.name === from);
  if (!start) return from;
  const row = playable(shape).filter((place) => place.y === start.y);
  row.sort((a, b) => a.x - b.x);
  return ((end === "first") === flipped ? row.at(-1) : row[0])?.name ?? from;
}

/**
 * How dear a place is to an arrow key; straight lines are cheapest, what lies aside is dear.
 * @param {number} ahead
 * @param {number} aside
 * @param {boolean} straight whether what lies straight ahead is wanted, however far
 * @param {boolean} joined
 */
function price(ahead, aside, straight, joined) {
  if (ahead <= 0) return Infinity;
  if (joined && aside === 0) return ahead / 100;
  // What lies as far aside as ahead is not meant by an arrow.
  if (straight) return aside < ahead ? ahead + 3 * aside : Infinity;
  return aside <= 2 * ahead ? 10 * ahead + 9 * aside : Infinity;
}

/**
 * The places next to one on the drawn lines.
 * @param {Shape} shape
 * @param {string} name
 */
function neighbours(shape, name) {
  /** @type {Set<string>} */
  const next = new Set();
  for (const track of shape.tracks) {
    track.forEach((other, i) => {
      if (track[i - 1] === name || track[i + 1] === name) next.add(other);
    });
  }
  return next;
}

/**
 * The names of columns and rows, where they are written.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @returns {{ text: string, x: number, y: number }[]}
 */
export function coordinates(shape, flipped) {
  const { margin, spot, height } = lay(shape, flipped);
  const edge = shape.kind === "squares" ? margin - 65 : margin - 48;
  if (shape.points.some(({ x }) => !Number.isInteger(x))) return slanted(shape, flipped, margin - edge);
  const files = shape.files.map((text, x) => ({
    text,
    x: spot({ name: "", x, y: 0 }).x,
    y: height - edge,
  }));
  const ranks = shape.ranks.map((text, y) => ({
    text,
    x: edge,
    y: spot({ name: "", x: 0, y }).y,
  }));
  return [...files, ...ranks];
}

/**
 * The same where rows are shifted against each other: columns are named at the base, and each row
 * beside its own first place.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @param {number} away
 */
function slanted(shape, flipped, away) {
  const { spot } = lay(shape, flipped);
  const outwards = flipped ? -away : away;
  const at = (/** @type {string} */ name) => {
    const place = shape.points.find((point) => point.name === name);
    return place ? spot(place) : { x: 0, y: 0 };
  };
  const [base, edge] = [shape.ranks.at(-1), shape.files[0]];
  const files = shape.files.map((text) => {
    const { x, y } = at(`${text}${base}`);
    return { text, x, y: y + outwards };
  });
  const ranks = shape.ranks.map((text) => {
    const { x, y } = at(`${edge}${text}`);
    return { text, x: x - outwards, y };
  });
  return [...files, ...ranks];
}
