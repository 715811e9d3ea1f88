// @ts-check
// What happens at a table besides turns.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create, look, playTurns, send } from "../support/api.mjs";
import { middle, mouse, place } from "../support/hands.mjs";
import { golden, makeTurn, openGame, shows, standing, stones } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */

const on = stage();

/**
 * A game with some turns played, and its page.
 * @param {object} wish
 * @param {string} turns
 * @returns {Promise<{ page: Page, view: View }>}
 */
async function begin(wish, turns = "") {
  const { address } = on.server;
  const start = await create(address, wish);
  const view = turns === "" ? start : await playTurns(address, start, turns);
  const page = await on.open();
  await openGame(page, view);
  return { page, view };
}

/**
 * Opens the quiet menu and presses a button of it.
 * @param {Page} page
 * @param {string} id
 */
async function choose(page, id) {
  const menu = page.locator("#more");
  if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
  await page.locator(`#${id}`).click();
}

/**
 * Waits until an element has the focus.
 * @param {Page} page
 * @param {string} id
 */
async function focused(page, id) {
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
}

/**
 * @param {View} view
 * @param {string} text
 */
function turnOf(view, text) {
  const turn = view.turns.find((other) => other.text === text);
  assert.ok(turn, `${text} is not legal`);
  return turn;
}

test("turns are taken back and played again", async () => {
  const { page, view } = await begin({ rules: "classic" }, "d6 d2");
  assert.equal(await page.locator("#redo").isDisabled(), true);
  await page.locator("#undo").click();
  await shows(page, view.ver + 1);
  assert.deepEqual(await stones(page), { d6: "white man" });
  await page.locator("#redo").click();
  await shows(page, view.ver + 2);
  assert.deepEqual(await stones(page), standing(view));
  assert.equal(await page.locator("#moves li").count(), 1);
});

test("a half-made turn is taken back alone, and the game stays as it was", async () => {
  const { page, view } = await begin({ rules: "classic" }, "d6 d2 b6 b2");
  const undo = page.locator("#undo");
  const words = await undo.textContent();
  await place(page, view, "f6").click();
  await page.locator("zwick-board .takeable").first().waitFor();
  assert.notEqual(await undo.textContent(), words);
  await undo.click();
  await page.locator("zwick-board .takeable").first().waitFor({ state: "detached" });
  assert.equal(await undo.textContent(), words);
  assert.equal(await page.locator("#sentence").textContent(), view.sentence);
  assert.equal(await page.locator("#hand-white").getAttribute("data-hand"), `${view.hands?.white}`);
  assert.equal((await look(on.server.address, view.id)).ver, view.ver);
});

test("a click that means nothing is answered", async () => {
  const { page, view } = await begin({ rules: "classic" }, "d6 d2");
  await place(page, view, "d2").click();
  await page.waitForFunction(() =>
    /d2 is occupied/.test(document.getElementById("announce")?.textContent ?? ""),
  );
  assert.match((await page.locator("#sentence").textContent()) ?? "", /d2 is occupied/);
  const draughts = await begin({ rules: "english" });
  const between = await middle(draughts.page, draughts.view, "c3");
  const beside = await middle(draughts.page, draughts.view, "e3");
  await draughts.page.mouse.click((between.x + beside.x) / 2, between.y);
  await draughts.page.waitForFunction(() =>
    /dark squares/.test(document.getElementById("sentence")?.textContent ?? ""),
  );
  const [turn] = draughts.view.turns;
  await place(draughts.page, draughts.view, turn?.steps[0] ?? "").click();
  await draughts.page.locator("zwick-board .selected").waitFor();
});

test("where nothing is taken back the button is off", async () => {
  const { page } = await begin({ rules: "classic", take_backs: false }, "d6 d2");
  assert.equal(await page.locator("#undo").isDisabled(), true);
});

test("a closed mill is drawn and called, and the stones to take are ringed", async () => {
  const turns = "d6 d2 b6 b2";
  const { page, view } = await begin({ rules: "classic" }, turns);
  const closing = turnOf(view, "f6xd2");
  await place(page, view, "f6").click();
  await page.locator("zwick-board .takeable").first().waitFor();
  assert.match((await page.locator("#sentence").textContent()) ?? "", /^Anna: take/);
  assert.match((await page.locator("#announce").textContent()) ?? "", /take/);
  assert.equal(await page.locator("#call").textContent(), closing.call);
  assert.equal(await page.locator("zwick-board .mill").count(), 1);
  const hand = Number(view.hands?.white) - 1;
  assert.equal(await page.locator("#hand-white").getAttribute("data-hand"), String(hand));
  const label = (/** @type {string} */ name) => place(page, view, name).getAttribute("aria-label");
  assert.match((await label("f6")) ?? "", /your stone/);
  assert.match((await label("d2")) ?? "", /can be taken/);
  const takeable = await page.locator("zwick-board [data-takeable]").count();
  assert.equal(takeable, view.turns.filter(({ steps }) => steps[0] === "f6").length);
  assert.equal(await page.locator("zwick-board .takeable").count(), takeable);
  await place(page, view, closing.takes[0] ?? "").click();
  await shows(page, view.ver + 1);
  const now = await look(on.server.address, view.id);
  assert.equal(await page.locator("zwick-board .mill").count(), 1);
  assert.equal(await page.locator("#call").textContent(), now.call);
  assert.ok(now.call);
  assert.equal(await page.locator("#hand-black").getAttribute("data-taken"), "1");
});

test("where taking is a right, a button takes nothing", async () => {
  const rules = 'base = "classic"\ncapture_duty = "may"';
  const { page, view } = await begin({ rule_text: rules }, "d6 d2 b6 b2");
  const button = page.locator("#take-nothing");
  assert.equal(await button.isHidden(), true);
  await place(page, view, "f6").click();
  await button.click();
  await shows(page, view.ver + 1);
  assert.equal(await button.isHidden(), true);
  const now = await look(on.server.address, view.id);
  assert.equal(now.moves.at(-1)?.text, "f6");
});

test("a turn can be confirmed, or thought over", async () => {
  const { page, view } = await begin({ rules: "classic" });
  await choose(page, "confirm-toggle");
  assert.equal(await page.locator("#confirm-toggle").getAttribute("aria-pressed"), "true");
  await mouse(page, view, turnOf(view, "d6"));
  await page.locator("#confirm-bar").waitFor();
  await page.locator("#cancel").click();
  assert.equal(await page.locator("#confirm-bar").isHidden(), true);
  await mouse(page, view, turnOf(view, "d2"));
  await page.locator("#confirm").click();
  await shows(page, view.ver + 1);
  assert.deepEqual(await stones(page), { d2: "white man" });
  await page.reload();
  await shows(page, view.ver + 1);
  assert.equal(await page.locator("#confirm-toggle").getAttribute("aria-pressed"), "true");
});

test("the board turns round, and is played on turned round", async () => {
  const { page, view } = await begin({ rules: "english" });
  const before = await middle(page, view, "a1");
  await choose(page, "flip");
  const after = await middle(page, view, "a1");
  assert.ok(after.x > before.x && after.y < before.y, "a1 lies at the top right");
  await page.reload();
  await shows(page, view.ver);
  assert.deepEqual(await middle(page, view, "a1"), after);
  const [turn] = view.turns;
  assert.ok(turn);
  await makeTurn(page, view, turn, mouse);
  assert.deepEqual(await stones(page), standing(await look(on.server.address, view.id)));
});

test("a draw is offered, declined, offered again and accepted", async () => {
  const { page, view } = await begin({ rules: "classic" }, "d6 d2");
  await choose(page, "offer-draw");
  await page.locator("#offer").waitFor();
  assert.match(await page.locator("#offer").innerText(), /Anna/);
  await focused(page, "accept");
  await page.locator("#decline").click();
  await shows(page, view.ver + 2);
  assert.equal(await page.locator("#offer").isHidden(), true);
  const declined = await look(on.server.address, view.id);
  const turn = declined.turns[0];
  assert.ok(turn);
  await makeTurn(page, declined, turn, mouse);
  await choose(page, "offer-draw");
  await page.locator("#accept").click();
  await page.locator("#result").waitFor();
  const end = await look(on.server.address, view.id);
  assert.equal(end.result?.winner, null);
  assert.equal(await page.locator("#result-text").textContent(), end.result?.text);
});

test("a game is given up, and another begun", async () => {
  const { page, view } = await begin({ rules: "classic" }, "d6 d2");
  await choose(page, "resign");
  await page.locator("#resign-cancel").click();
  await page.locator("#resign-dialog").waitFor({ state: "hidden" });
  assert.equal((await look(on.server.address, view.id)).ver, view.ver);
  await page.locator("#resign").click();
  assert.match(await page.locator("#resign-dialog").innerText(), /Anna/);
  await page.locator("#resign-send").click();
  await page.locator("#result").waitFor();
  await focused(page, "result");
  await page.locator("#earlier").click();
  await page.waitForFunction(
    () => document.querySelector('[data-point="d2"]')?.getAttribute("data-stone") === "none",
  );
  assert.deepEqual(await stones(page), { d6: "white man" });
  assert.equal(await page.locator('#moves [aria-current="step"]').textContent(), "d6");
  await page.locator("#later").click();
  await page.waitForFunction(
    () => document.querySelector('[data-point="d2"]')?.getAttribute("data-stone") === "black",
  );
  assert.deepEqual(await stones(page), standing(view));
  const end = await look(on.server.address, view.id);
  assert.equal(end.result?.winner, "black");
  await page.locator("#rematch").click();
  await page.waitForURL((url) => url.pathname !== `/game/${view.id}`);
  await page.locator("zwick-board[data-ver]").waitFor();
  assert.deepEqual(await stones(page), {});
  const old = await look(on.server.address, view.id);
  assert.equal(new URL(page.url()).pathname, `/game/${old.next}`);
});

test("a draw is claimed with a turn that is declared, and its proof is shown", async () => {
  const { turns } = await golden("brettspielnetz");
  const { page, view } = await begin({ rules: "brettspielnetz" }, turns.join(" "));
  await choose(page, "claim");
  await page.locator("#claim-intended").selectOption("a7-d7");
  await page.locator("#claim-send").click();
  await page.locator("#result").waitFor();
  const end = await look(on.server.address, view.id);
  assert.equal(end.result?.reason, "repetition");
  assert.ok(end.proof);
  assert.equal(await page.locator("#result-proof").textContent(), end.proof.text);
});

test("a wrong claim is answered with a sentence, and nothing happens", async () => {
  const { page, view } = await begin({ rules: "brettspielnetz" }, "e3 d2 d1 e5");
  await choose(page, "claim");
  await page.locator("#claim-cancel").click();
  assert.equal(await page.locator("#problem").textContent(), "");
  await page.locator("#claim").click();
  await page.locator("#claim-send").click();
  await page.locator("#problem:not(:empty)").waitFor();
  assert.match((await page.locator("#problem").textContent()) ?? "", /\w+ \w+/);
  assert.equal((await look(on.server.address, view.id)).ver, view.ver);
});

test("dice are thrown by the server", async () => {
  const { page, view } = await begin({ rules: "alfonso", dice: "thrown" });
  assert.equal(view.needs_throw, true);
  await page.locator("#throw").click();
  await shows(page, view.ver + 1);
  const now = await look(on.server.address, view.id);
  assert.equal(now.throw?.length, 3);
  assert.equal(await page.locator("#throw").isHidden(), true);
  assert.equal(await page.locator("#dice").getAttribute("data-throw"), now.throw?.join(" "));
  // The longest: it is not the beginning of another, after which the board would wait for more.
  const clicks = (/** @type {import("../../assets/js/types.d.ts").Turn} */ turn) => turn.steps.length + turn.takes.length;
  const [turn] = now.turns.toSorted((one, other) => clicks(other) - clicks(one));
  assert.ok(turn);
  await makeTurn(page, now, turn, mouse);
});

test("dice that lie on a real table are entered", async () => {
  const { page, view } = await begin({ rules: "alfonso", dice: "entered" });
  for (const [index, die] of [5, 5, 2].entries()) {
    await page.locator(`#die-${index + 1}`).fill(String(die));
  }
  await page.locator("#enter-throw").click();
  await shows(page, view.ver + 1);
  assert.deepEqual((await look(on.server.address, view.id)).throw?.toSorted(), [2, 5, 5]);
});

test("a clock runs, and its fall ends the game", async () => {
  const clock = { kind: "move", seconds: 2 };
  // The first turn is not timed, so the page is open before a clock runs.
  const { page, view } = await begin({ rules: "classic", clock });
  await shows(page, (await playTurns(on.server.address, view, "d6 d2")).ver);
  await page.locator("#clock-white").waitFor();
  await page.waitForFunction(() =>
    /^[01]\.\d$/.test(document.getElementById("clock-white")?.textContent ?? ""),
  );
  await page.locator("#result").waitFor();
  const end = await look(on.server.address, view.id);
  assert.equal(end.result?.winner, "black");
  assert.equal(await page.locator("#clock-white").textContent(), "0.0");
});

test("a turn that came too late shows what has happened meanwhile", async () => {
  const { page, view } = await begin({ rules: "classic" });
  const other = async (/** @type {import("playwright-core").Route} */ route) => {
    await send(on.server.address, view, { type: "turn", text: "a1" });
    await route.continue();
  };
  await page.route("**/commands", other, { times: 1 });
  await mouse(page, view, turnOf(view, "d6"));
  await page.locator("#problem:not(:empty)").waitFor();
  assert.deepEqual(await stones(page), { a1: "white man" });
  await shows(page, view.ver + 1);
});

test("a turn is not lost that is made before the last one was answered", async () => {
  const { page, view } = await begin({ rules: "classic" });
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((/** @type {(value: void) => void} */ resolve) => (release = resolve));
  const hold = async (/** @type {import("playwright-core").Route} */ route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  };
  await page.route("**/commands", hold, { times: 1 });
  // The stream shows the first turn before its answer comes.
  await makeTurn(page, view, turnOf(view, "d6"), mouse);
  const now = await look(on.server.address, view.id);
  await mouse(page, now, turnOf(now, "d2"));
  release();
  await shows(page, now.ver + 1);
  assert.deepEqual(await stones(page), { d6: "white man", d2: "black man" });
});
