// @ts-check
// The page of the choices: sounds can be listened to.

import { play } from "./sounds.js";

for (const samples of document.querySelectorAll(".samples")) {
  samples.toggleAttribute("hidden", false);
  samples.addEventListener("click", (event) => {
    const button = event.target instanceof HTMLButtonElement ? event.target : null;
    const sound = /** @type {import("./sounds.js").Sound | undefined} */ (button?.dataset.sample);
    if (sound) play(sound);
  });
}
