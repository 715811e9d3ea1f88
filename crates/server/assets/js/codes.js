// @ts-check
// Recovery codes, copied or printed.

import { byId } from "./panel.js";

const list = byId("codes");
const press = byId("copy-codes");
const words = press.textContent;

/** The codes, one in each line. */
const codes = () => Array.from(list.querySelectorAll("code"), (code) => code.textContent).join("\n");

function done() {
  press.textContent = press.dataset.done ?? "";
  setTimeout(() => (press.textContent = words), 2000);
}

press.addEventListener("click", () => {
  // Plain http to another machine has no clipboard; what is marked can be copied by hand.
  getSelection()?.selectAllChildren(list);
  if (navigator.clipboard) navigator.clipboard.writeText(codes()).then(done, () => {});
  else if (document.execCommand("copy")) done();
});
byId("print-codes").addEventListener("click", () => print());
byId("codes-away").hidden = false;
