// @ts-check
// The page of open tables, which asks now and then whether there are others.

/** How often it asks, in milliseconds. */
const PAUSE = 5000;

async function refresh() {
  const answer = await fetch(location.href).catch(() => null);
  const fresh = answer?.ok
    ? new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("open-tables")
    : null;
  const shown = document.getElementById("open-tables");
  // Whoever is about to press something is not disturbed by what is the same.
  if (fresh && shown && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
}

setInterval(() => {
  if (document.visibilityState === "visible") void refresh();
}, PAUSE);
