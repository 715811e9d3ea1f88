// @ts-check
// The page of a game between two people at different places: what the game itself needs, and turns to come.

import { Advance } from "./advance.js";
import { command, onView } from "./game.js";
import { Planning } from "./plan.js";
import { badge, waiting } from "./reminders.js";
import { fillVacation, watchVacation } from "./vacation.js";

if (document.getElementById("plan")) {
  const planning = new Planning();
  const advance = new Advance(planning);
  planning.onPlan = (view, plan) => advance.follow(view, plan);
  onView((view) => planning.follow(view));
}

watchVacation(command);
onView((view) => {
  fillVacation(view);
  // A page in the background says in its title that it waits.
  badge(waiting(view) ? 1 : 0);
});
