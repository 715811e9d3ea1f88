// @ts-check
// The pages with lists of games: moments in the reader's own time, and the games of this browser.

import { fillOwnGames } from "./own-games.js";
import { fillTimes } from "./times.js";

fillTimes();
fillOwnGames();
