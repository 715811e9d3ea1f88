// @ts-check
// The page of analysis: a study is held here, everything about it is asked of the server.

import { Refusal, pause, post, waits } from "./api.js";
import "./board.js";
import { watchBring } from "./bring.js";
import { drawCurve, dotAt } from "./curve.js";
import { watchExport } from "./export.js";
import { keep, kept } from "./keeping.js";
import { Laying } from "./laying.js";
import { announce, byId, say, show } from "./panel.js";
import { unclicked } from "./partial.js";
import { fillPlayHere } from "./play-here.js";
import { by, fillLines, fillPoints } from "./record-list.js";
import { atPlaces, drawValues } from "./signs.js";
import { Known, Tree } from "./study.js";
import { Turning } from "./turning.js";
import { fillValues } from "./value-list.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Values} Values */
/** @typedef {import("./types.d.ts").Study} Study */
/** @typedef {import("./types.d.ts").Judged} Judged */

const main = byId("main");
const board = /** @type {import("./board.js").Board} */ (byId("board"));
const curve = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("curve")));

/** What the server gives to look at. @type {Study} */
const given = JSON.parse(main.dataset.study ?? "{}");
const restored = kept(given);

/** The turn on show; 0 is the start. */
let current = restored?.node ?? 0;
let tree = new Tree(restored?.study ?? given);
let known = new Known();
/** A throw that waits for its turn. */
let thrown = "";
/** The clicks of the turn in the making. @type {string[]} */
let clicks = [];
/** @type {Values | null} */
let values = null;
/** What was asked for last; an answer that comes late is not shown. */
let asked = 0;
/** The study that is being judged; another one ends it. */
let judging = 0;
const turning = new Turning();
/** What has been asked before. @type {Map<string, unknown>} */
const answers = new Map();

/**
 * Asks the server; the same question has the same answer.
 * @template T
 * @param {string} path
 * @param {object} body
 * @param {() => boolean} wanted
 * @returns {Promise<T | null>} null if nobody wants to know any more
 */
async function ask(path, body, wanted) {
  const key = path + JSON.stringify(body);
  const answer = answers.get(key) ?? (await askUntil(path, body, wanted));
  if (answer === null) return null;
  if (answers.size > 400) answers.clear();
  answers.set(key, answer);
  return /** @type {T} */ (answer);
}

/**
 * Asks again while the server has too much to do, as long as somebody wants to know.
 * @param {string} path
 * @param {object} body
 * @param {() => boolean} wanted
 * @returns {Promise<unknown>} null if nobody does any more
 */
async function askUntil(path, body, wanted) {
  for (const wait of waits()) {
    try {
      return await post(`/api/analyse${path}`, body, lost);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const time = pause(error.problem.status, error.after, wait);
      if (time === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, time));
      if (!wanted()) return null;
    }
  }
  return null;
}

/** @param {boolean} isLost */
function lost(isLost) {
  show("lost", isLost);
}

/** Where the study stands now, with the throw that waits. */
function here() {
  const way = tree.way(current);
  return thrown ? { ...way, turns: [...way.turns, thrown] } : way;
}

/**
 * Goes to a turn.
 * @param {number} node
 * @param {{ spoken?: boolean, dice?: string }} [how]
 */
async function go(node, { spoken = true, dice = "" } = {}) {
  asked += 1;
  const now = asked;
  [current, thrown] = [node, dice];
  fillWalk();
  const way = here();
  const wanted = () => now === asked;
  try {
    /** @type {View | null} */
    const view = await ask("", way, wanted);
    // A board that is being laid out by hand is nobody else's to fill.
    if (!view || !wanted() || laying.active) return;
    say("problem", "");
    remember(view);
    stand(view, spoken);
    keep(tree.study, current);
    if (view.over || view.needs_throw) return;
    say("known", words("thinking"));
    /** @type {Values | null} */
    const found = await ask("/values", way, wanted);
    if (!found || !wanted()) return;
    values = found;
    say("known", found.sentence);
    fillValues(byId("values"), found, play);
    drawMarks();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (wanted()) say("problem", error.message);
  }
}

/**
 * Shows a position.
 * @param {View} view
 * @param {boolean} spoken
 */
function stand(view, spoken) {
  [values, clicks] = [null, []];
  board.view = view;
  say("sentence", view.over ? (view.result?.text ?? "") : view.sentence);
  sayJudgement();
  if (spoken) announce(view.announce);
  say("known", "");
  // While stones are placed this is a book of openings.
  const placing = (view.hands?.white ?? 0) + (view.hands?.black ?? 0) > 0;
  say("values-title", words(placing ? "openings" : "turns"));
  show("values-title", !view.over);
  fillValues(byId("values"), null, play);
  show("throw", view.needs_throw);
  const pass = unclicked(view.turns);
  show("take-nothing", pass !== null);
  if (pass) byId("take-nothing").textContent = pass.label;
  const fen = /** @type {HTMLInputElement} */ (byId("fen"));
  fen.value = view.fen;
  const query = new URLSearchParams({ rules: tree.study.rules ?? "", fen: view.fen });
  /** @type {HTMLAnchorElement} */ (byId("link")).href = `/analysis?${query}`;
  fillPlayHere(view, tree.study);
  drawMarks();
}

/** Who plays, as far as the study says. */
function players() {
  const tags = new Map(tree.study.tags);
  const name = (/** @type {string} */ tag) => (tags.get(tag) ?? "").replace(/^\?$/, "");
  return { white: name("White"), black: name("Black") };
}

/** The players by their names, or else by their sides. */
function names() {
  const { white, black } = players();
  const sides = board.view?.names;
  return sides && { ...sides, white: white || sides.white, black: black || sides.black };
}

/** What the turn on show has given away. */
function sayJudgement() {
  const judged = known.judged.get(current);
  say("said", judged ? by(names(), judged) : "");
  byId("said").toggleAttribute("data-marked", judged?.mark != null);
}

/** The signs at the places that the next click may go to. */
function drawMarks() {
  const drawing = /** @type {SVGSVGElement | null} */ (board.querySelector("svg.board"));
  const view = board.view;
  if (!drawing || !view) return;
  // While a board is laid out by hand, no turn is anybody's.
  const turns = laying.active ? [] : (values?.turns ?? []);
  const ranked = new Map(turns.map(({ text, worth }, rank) => [text, { worth, rank }]));
  drawValues(drawing, view, board.flipped, atPlaces(view, clicks, ranked));
}

/**
 * Plays a turn: along the study, or on a branch of its own.
 * @param {string} text
 */
function play(text) {
  const count = tree.study.nodes.length;
  const node = tree.play(current, thrown ? `${thrown} ${text}` : text);
  const judge = tree.study.nodes.length > count;
  void go(node).then(() => {
    if (judge) void judgeLine(node, tree.path(node).length - 1);
  });
}

/**
 * Learns the numbers of the moves from a view.
 * @param {View} view
 */
function remember({ moves }) {
  const path = tree.path(current);
  moves.forEach(({ n, second }, index) => {
    const node = path[index];
    if (node !== undefined) known.places.set(node, { n, second });
  });
}

// What stands beside the board

function fillWalk() {
  const node = tree.node(current);
  fillLines(byId("lines"), tree, known, current);
  const line = tree.line(current);
  const marked = fillPoints(byId("points"), tree, known, line, names());
  show("points-card", line.length > 0);
  const done = line.every((at) => known.judged.has(at));
  show("points-state", marked === 0 || !done);
  if (done) say("points-state", words("no-points"));
  const dots = [0, ...line].map((at) => ({
    node: at,
    height: at === 0 ? known.start : (known.judged.get(at)?.height ?? null),
    marked: known.judged.get(at)?.mark != null,
  }));
  curve.toggleAttribute("hidden", line.length === 0);
  drawCurve(curve, dots, current);
  for (const [id, off] of /** @type {[string, boolean][]} */ ([
    ["first", current === 0],
    ["back", current === 0],
    ["forward", tree.children(current).length === 0],
    ["last", tree.children(current).length === 0],
  ])) {
    // A button that is off would lose the focus; one that says so keeps it.
    byId(id).setAttribute("aria-disabled", String(off));
  }
  const comment = /** @type {HTMLTextAreaElement} */ (byId("comment"));
  comment.value = node ? node.comment : tree.study.comment;
  say("comment-label", words(node ? "comment" : "comment-start"));
  show("cut", current > 0 && tree.path(current).some((at) => tree.isBranch(at)));
}

/**
 * Judges the turns of a line, a portion at a time.
 * @param {number} end
 * @param {number} from
 */
async function judgeLine(end, from) {
  const now = judging;
  const wanted = () => now === judging;
  const path = tree.path(end);
  for (let next = /** @type {number | null} */ (from); next !== null; ) {
    /** @type {Judged | null} */
    const judged = await ask("/judge", { ...tree.way(end), from: next }, wanted);
    if (!judged || !wanted()) return;
    known.start ??= judged.start;
    for (const ply of judged.plies) {
      const node = path[ply.ply - 1];
      if (node === undefined) continue;
      known.judged.set(node, ply);
    }
    next = judged.next;
    fillWalk();
    sayJudgement();
  }
}

/** Judges every line, that of the game first. */
async function judgeAll() {
  judging += 1;
  const now = judging;
  const wanted = () => now === judging;
  for (const end of tree.ends()) {
    /** @type {View | null} */
    const view = await ask("", tree.way(end), wanted);
    if (!view || !wanted()) return;
    const path = tree.path(end);
    view.moves.forEach(({ n, second }, index) => known.places.set(path[index] ?? 0, { n, second }));
    const from = path.findIndex((node) => !known.judged.has(node));
    fillWalk();
    if (from >= 0) await judgeLine(end, from);
    if (!wanted()) return;
    const turned = turning.ask(current, path, known);
    if (turned !== null) void go(turned);
  }
}

/**
 * Looks at another study.
 * @param {Study} study
 */
function take(study) {
  // Other rules have other words: the page is made anew around them, if the server knows them by name.
  const search = `?rules=${encodeURIComponent(study.rules ?? "")}`;
  if (study.rules !== given.rules && study.rule_text === null) {
    keep(study, 0, search);
    location.assign(`/analysis${search}`);
    return;
  }
  // The page is about something else now; loaded again it must not bring the old game back.
  if (study.rule_text === null) history.replaceState(null, "", `/analysis${search}`);
  current = 0;
  tree = new Tree(study);
  known = new Known();
  open();
  board.scrollIntoView({ block: "nearest" });
}

/** Shows the start of a study and judges it. */
function open() {
  const { white, black } = players();
  say("players", white && black ? `${white} – ${black}` : white || black);
  say("bring-problem", "");
  show("as-far", false);
  void go(Math.min(current, tree.study.nodes.length), { spoken: false });
  judgeAll().catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    say("problem", error.message);
  });
}

// Hands

/** @type {Record<string, () => number | undefined>} */
const WALK = {
  first: () => 0,
  back: () => tree.node(current)?.after,
  forward: () => tree.children(current)[0],
  last: () => tree.line(current).at(-1),
};

/** @type {Record<string, string>} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "last" };

/** @param {string} step */
function walk(step) {
  const node = WALK[step]?.();
  if (node !== undefined && node !== current) void go(node);
}

/** @param {EventTarget | null} target */
function goTo(target) {
  const button = target instanceof Element ? target.closest("[data-node]") : null;
  if (button instanceof HTMLElement) void go(Number(button.dataset.node));
}

function watch() {
  board.addEventListener("turn", (event) => {
    const { text } = /** @type {CustomEvent} */ (event).detail;
    if (!laying.clicked(text)) play(text);
  });
  board.addEventListener("partial", (event) => {
    /** @type {import("./board.js").Progress} */
    const progress = /** @type {CustomEvent} */ (event).detail;
    clicks = progress.clicks;
    const pass = board.view && unclicked(board.view.turns);
    show("take-nothing", progress.shorter !== null || Boolean(pass));
    // The board draws itself first.
    queueMicrotask(drawMarks);
  });
  board.addEventListener("refused", (event) => {
    const { why, place } = /** @type {CustomEvent} */ (event).detail;
    announce(words(why, { place }));
  });
  byId("take-nothing").addEventListener("click", () => {
    const pass = board.view && unclicked(board.view.turns);
    if (pass) play(pass.text);
    else board.finish();
  });
  for (const step of Object.keys(WALK)) byId(step).addEventListener("click", () => walk(step));
  byId("lines").addEventListener("click", (event) => goTo(event.target));
  byId("points").addEventListener("click", (event) => goTo(event.target));
  curve.addEventListener("click", (event) => {
    const line = [0, ...tree.line(current)];
    void go(line[dotAt(curve, event.clientX, line.length)] ?? 0);
  });
  document.addEventListener("keydown", (event) => {
    const step = KEYS[event.key];
    const inside = event.target instanceof Element && event.target.closest("zwick-board, input, textarea, select");
    if (!step || inside || event.ctrlKey || event.metaKey || event.altKey || laying.active) return;
    event.preventDefault();
    walk(step);
  });
  byId("flip").addEventListener("click", () => {
    board.flipped = !board.flipped;
    byId("flip").setAttribute("aria-pressed", String(board.flipped));
    drawMarks();
  });
  byId("comment").addEventListener("input", (event) => {
    const { value } = /** @type {HTMLTextAreaElement} */ (event.target);
    const node = tree.node(current);
    if (node) node.comment = value;
    else tree.study.comment = value;
    keep(tree.study, current);
  });
  byId("comment").addEventListener("change", () => fillWalk());
  byId("cut").addEventListener("click", cut);
  byId("throw").addEventListener("submit", (event) => {
    event.preventDefault();
    const dice = [...byId("throw").querySelectorAll("input")].map((input) => input.valueAsNumber);
    void go(current, { dice: `(${dice.join(",")})` });
  });
}

/** Takes out the branch that the present turn is on. */
function cut() {
  const branch = tree.path(current).findLast((node) => tree.isBranch(node));
  if (branch === undefined) return;
  const after = tree.node(branch)?.after ?? 0;
  const stay = tree.cut(branch);
  const moved = new Known();
  moved.start = known.start;
  for (const [old, node] of stay) {
    const [place, judged] = [known.places.get(old), known.judged.get(old)];
    if (place) moved.places.set(node, place);
    if (judged) moved.judged.set(node, judged);
  }
  known = moved;
  void go(stay.get(after) ?? 0);
  byId("forward").focus();
}

const laying = new Laying(board, () => tree.way(0), {
  done: (fen) => {
    const { rules, rule_text } = tree.study;
    take({ rules, rule_text, start: fen, tags: [], comment: "", nodes: [], games: 1 });
  },
  cancelled: () => void go(current, { spoken: false }),
});

watch();
watchBring(() => tree.study, take);
watchExport(() => ({ study: tree.marked(known), board }));
open();
if (location.hash === "#lay") byId("set-up").click();
