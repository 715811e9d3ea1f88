// @ts-check
// Every language on a phone: nothing is wider than the screen, no button is cut off.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create, playTurns } from "../support/api.mjs";
import { stage } from "../support/spec.mjs";

const on = stage();

/** The languages by their own names, as the page offers them. */
const LANGUAGES = [
  ["cs", "Čeština"],
  ["da", "Dansk"],
  ["de", "Deutsch"],
  ["en-GB", "English (UK)"],
  ["en-US", "English (US)"],
  ["es", "Español"],
  ["fr", "Français"],
  ["hr", "Hrvatski"],
  ["it", "Italiano"],
  ["nl", "Nederlands"],
  ["nb", "Norsk bokmål"],
  ["pl", "Polski"],
  ["sq", "Shqip"],
  ["sr-Latn", "Srpski"],
  ["fi", "Suomi"],
  ["sv", "Svenska"],
];

/** @param {import("playwright-core").Page} page */
function tooWide(page) {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll("button, .button, summary, select, h1, h2, nav a")) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      const text = element.textContent?.trim() ?? "";
      const { left, right } = element.getBoundingClientRect();
      // A choice in a list is shortened by the browser itself.
      const isCut = element.tagName !== "SELECT" && element.scrollWidth > element.clientWidth + 1;
      if (isCut && element.clientWidth > 1) found.push(`cut off: ${text}`);
      if (right > left && (left < -1 || right > root.clientWidth + 1)) found.push(`outside: ${text}`);
    }
    return found;
  });
}

test("every page fits a phone in every language", async () => {
  const { address } = on.server;
  const mill = await playTurns(address, await create(address, { rules: "classic" }), "d6 d2 b6 b2 f6xd2");
  const draughts = await create(address, { rules: "english" });
  const pages = ["/", "/new?rules=classic", "/rules/lasker", `/game/${mill.id}`, `/game/${draughts.id}`, "/games"];
  const page = await on.open({ touch: true });
  for (const [language, name] of LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    for (const path of pages) {
      await page.goto(path);
      if (path.startsWith("/game/")) await page.locator("zwick-board[data-ver]").waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), language, name);
      assert.deepEqual(await tooWide(page), [], `${language} ${path}`);
    }
  }
});

test("a language is chosen from the list, kept, and left alone by Escape", async () => {
  const page = await on.open({ touch: true });
  await page.goto("/new?rules=wolf");
  const list = page.locator("#languages");
  assert.ok(!(await list.isVisible()));
  await page.getByRole("button", { name: "Language: English (UK)" }).press("Enter");
  const links = list.getByRole("link");
  assert.deepEqual(await links.allTextContents(), LANGUAGES.map(([, name]) => name));
  assert.deepEqual(await tooWide(page), []);
  await page.keyboard.press("Escape");
  assert.ok(!(await list.isVisible()));
  await page.locator("button.language").tap();
  await list.getByRole("link", { name: "Français" }).tap();
  await page.locator("html[lang=fr]").waitFor();
  assert.match(page.url(), /\/new\?rules=wolf&lang=fr$/);
  await page.goto("/");
  await page.locator("html[lang=fr]").waitFor();
  await page.getByRole("button", { name: "Langue: Français" }).waitFor();
});
