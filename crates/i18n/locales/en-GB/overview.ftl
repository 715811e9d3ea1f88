### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: Nine Men's Morris and the other games of the old box
overview-lead = Play by the leaflet you grew up with, or by any other.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Games
overview-house-version = { $game } (our version)

## What one can do, one line for each command.

overview-commands = Commands
overview-serve = open the board in the browser
overview-play = play a game, two people at one terminal
overview-rules = every rule of a game and where it comes from, or what differs in another
overview-show = draw a position
overview-moves = list the possible turns
overview-check = replay a record and verify it
overview-convert = write a record in another form
overview-perft = count the ways a game can go
overview-solve = solve a game: make tables that know every position
overview-probe = ask the tables about a position
overview-verify = hold the tables against the rules
overview-tables = list, remove or report on the tables
overview-engine = the computer as a player for other programs (UGI)
overview-match = let two players play many games and say which is stronger
overview-analyse = say what every turn of a game was worth, and which would have been better
overview-bench = measure how fast they are counted

## The last line.

overview-more = "zwick help" says more; a game of your own is a file of rules, given as @FILE ("zwick help rules" shows one).

## What "zwick" says while it serves the board.

serve-at = The board is at { $address }
serve-elsewhere = Your games are open already, at { $address }
serve-stop = Ctrl-C ends it; every game goes on where it was.
serve-stopped = Goodbye. Every game goes on where it was.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (No effect here.)
rules-sources = Sources: 000 to 004 are the leaflets, with their edition (002-S is the Swedish one); M-, D- and § are rulings and sections, X books and sites; docs/rules.md lists them.
rules-equal = They do not differ.
rules-same-game = Legal turns and results are the same in both.
