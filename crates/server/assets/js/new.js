// @ts-check
// The form for a new game: another game in the list asks its questions at once.
//
// Without this script the button beside the list does the same.

const form = /** @type {HTMLFormElement} */ (document.getElementById("begin"));
const select = /** @type {HTMLSelectElement} */ (document.querySelector("select[data-reload]"));

/** The parts of the page that depend on the game. */
const PARTS = ["picture", "settings", "read-rules"];

/** The choice that was asked about last; answers to earlier ones come too late. */
let asked = "";

async function reload() {
  const chosen = select.value;
  asked = chosen;
  const filled = /** @type {[string, string][]} */ ([...new FormData(form)]);
  const query = new URLSearchParams(filled.filter(([name]) => name !== "rule_text"));
  for (const box of ["take_backs", "hints"]) if (!query.has(box)) query.set(box, "no");
  const answer = await fetch(`/new?${query}`);
  if (!answer.ok || asked !== chosen) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of PARTS) {
    const fresh = page.getElementById(id);
    if (fresh && asked === chosen) document.getElementById(id)?.replaceWith(fresh);
  }
  history.replaceState(null, "", `/new?rules=${encodeURIComponent(chosen)}`);
}

select.addEventListener("change", () => void reload());
document.getElementById("choose")?.setAttribute("hidden", "");
