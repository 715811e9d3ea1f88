### What "zwick games" says: a short welcome and what there is. Names of commands and ids of games are
### never translated.

## The welcome.

overview-title = Zwickmühle: mlýn a další hry ze staré krabice
overview-lead = Hraj podle návodu, který znáš z dětství, nebo podle kteréhokoli jiného.

## The games, family by family; each line is an id and a name. "Our version": only the name is handed down.

overview-games = Hry
overview-house-version = { $game } (naše verze)

## What one can do, one line for each command.

overview-commands = Příkazy
overview-serve = otevře desku v prohlížeči
overview-play = hra pro dva u jednoho terminálu
overview-rules = všechna pravidla hry a jejich původ, nebo v čem se liší od jiné
overview-show = nakreslí pozici
overview-moves = vypíše možné tahy
overview-check = přehraje zápis a ověří ho
overview-convert = zapíše partii v jiné podobě
overview-perft = spočítá, kolika způsoby se hra může vyvíjet
overview-solve = vyřeší hru: vytvoří tabulky, které znají každou pozici
overview-probe = zeptá se tabulek na pozici
overview-verify = porovná tabulky s pravidly
overview-tables = vypíše nebo smaže tabulky, nebo o nich podá zprávu
overview-engine = počítač jako hráč pro jiné programy (UGI)
overview-match = nechá dva hráče sehrát mnoho partií a řekne, kdo je silnější
overview-analyse = řekne, jakou cenu měl každý tah partie a který by byl lepší
overview-bench = změří rychlost počítání

## The last line.

overview-more = Víc řekne „zwick help“; vlastní hra je soubor s pravidly, zadaný jako @SOUBOR („zwick help rules“ jeden ukáže).

## What "zwick" says while it serves the board.

serve-at = Deska je na adrese { $address }
serve-elsewhere = Tvoje partie už jsou otevřené, na adrese { $address }
serve-stop = Ctrl-C to ukončí; každá partie bude pokračovat tam, kde skončila.
serve-stopped = Na shledanou. Každá partie bude pokračovat tam, kde skončila.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Zde nemá vliv.)
rules-sources = Prameny: 000 až 004 jsou návody s vydáním (002-S je švédské); M-, D- a § jsou rozhodnutí a oddíly, X knihy a stránky; seznam je v docs/rules.md.
rules-equal = Neliší se.
rules-same-game = Možné tahy a výsledky jsou v obou stejné.
