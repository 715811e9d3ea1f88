### Puzzles in the browser: the list, one puzzle, what is said about a turn. A draw is a tied game. A
### running mill opens one mill by closing another.

## The list.

puzzles-title = Opgaven
puzzles-lead = Eén bord, één goede zet. Elke opgave is tot het einde doorgerekend.
puzzles-daily = Opgave van de dag
puzzles-daily-solve = Oplossen
puzzles-daily-again = Nog eens bekijken
puzzles-streak =
    { $days ->
        [0] Los hem vandaag op, en er begint een reeks.
        [one] Eén dag op rij opgelost.
       *[other] { $days } dagen op rij opgelost.
    }
puzzles-count = { $solved } van { $count } opgaven opgelost.
puzzles-family = Spel
puzzles-family-any = Alle spellen
puzzles-family-mill = Molenspel
puzzles-family-draughts = Dammen
puzzles-family-wolf = Wolf en schapen
puzzles-family-battue = Drijfjacht
puzzles-family-pegs = Solitaire
puzzles-kind = Soort
puzzles-kind-any = Alle soorten
puzzles-grade = Moeilijkheid
puzzles-grade-any = Makkelijk tot moeilijk
puzzles-choose = Tonen
puzzles-more =
    { $count ->
        [one] Nog één opgave
       *[other] Nog { $count } opgaven
    }
puzzles-none = Zo’n opgave is er niet.
puzzles-all = Alle opgaven
puzzles-solved = opgelost

## The kinds, as headings.

puzzle-kind-win = De enige winnende zet
puzzle-kind-hold = Remise houden
puzzle-kind-running-mill = De dubbele molen
puzzle-kind-ending = Eindspel
puzzle-kind-shot = Offeren en slaan
puzzle-kind-escape = Ontsnappen
puzzle-kind-close = Insluiten
puzzle-kind-keep = Oplosbaar houden
puzzle-kind-finish = Tot het einde springen
puzzle-kind-few-moves = In weinig zetten

## How hard it is.

puzzle-grade-easy = makkelijk
puzzle-grade-middling = gemiddeld
puzzle-grade-hard = moeilijk

## What is to be done. $player is the side to move ("White", "the sheep"), $side says which.

puzzle-task-win =
    { $side ->
       *[other] { $player } aan zet wint. Er is maar één goede zet.
    }
puzzle-task-hold =
    { $side ->
       *[other] { $player } aan zet houdt remise. Elke andere zet verliest.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } aan zet wint en krijgt een dubbele molen. Welke zet bereidt die voor?
    }
puzzle-task-ending =
    { $side ->
       *[other] Eindspel: { $player } aan zet wint. Er is maar één goede zet.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } geeft iets weg en wint. Hoe begint het?
    }
puzzle-task-escape =
    { $side ->
        [wolf] De wolf is aan zet. Waar breekt hij door?
        [fox] De vos is aan zet. Hoe ontsnapt hij?
       *[other] Het wild is aan zet. Hoe ontsnapt het?
    }
puzzle-task-close =
    { $side ->
        [sheep] De schapen zijn aan zet. Sluit de wolf in en laat geen gat.
       *[other] De jagers zijn aan zet. Snijd het wild de weg af.
    }
puzzle-task-keep = Maar na één sprong kan het bord nog uitkomen. Welke?
puzzle-task-finish = Spring tot er één pion over is.
puzzle-task-few-moves =
    Spring in { $moves } zetten tot er één pion over is. Zolang dezelfde pion doorspringt, is het één zet.

## What is said about a turn. $turn is a turn in words ("d7 to d6, takes a1").

puzzle-go-on = Goed! En nu?
puzzle-wrong = { $turn } is het nog niet.
puzzle-then-ends =
    { $side ->
        [sheep] Dan spelen de schapen { $turn }, en de partij is uit.
        [hunters] Dan spelen de jagers { $turn }, en de partij is uit.
       *[other] Dan speelt { $player } { $turn }, en de partij is uit.
    }
puzzle-then-takes =
    { $side ->
        [sheep] Dan spelen de schapen { $turn } en slaan.
        [hunters] Dan spelen de jagers { $turn } en slaan.
       *[other] Dan speelt { $player } { $turn }.
    }
puzzle-lost-win = Daarna is er geen gedwongen winst meer. Probeer het nog eens.
puzzle-lost-hold = Daarna is de partij verloren. Probeer het nog eens.
puzzle-lost-running-mill = Daarna is er geen gedwongen winst meer. Probeer het nog eens.
puzzle-lost-ending = Daarna is er geen gedwongen winst meer. Probeer het nog eens.
puzzle-lost-shot = Daarna is er geen gedwongen winst meer. Probeer het nog eens.
puzzle-lost-escape = Zo kan de weg nog versperd worden. Probeer het nog eens.
puzzle-lost-close = Zo blijft er een gat. Probeer het nog eens.
puzzle-lost-keep = Daarna blijft er altijd meer dan één pion over. Probeer het nog eens.
puzzle-lost-finish = Daarna blijft er altijd meer dan één pion over. Probeer het nog eens.
puzzle-lost-few-moves = Daarna heb je niet genoeg zetten meer. Probeer het nog eens.
puzzle-solved-win = Opgelost! Deze winst pakt niemand je meer af.
puzzle-solved-hold = Opgelost! De remise is binnen.
puzzle-solved-running-mill = Opgelost! Nu komt de dubbele molen, en die wint.
puzzle-solved-ending = Opgelost! Het eindspel is gewonnen.
puzzle-solved-shot = Opgelost! Het offer was de moeite waard.
puzzle-solved-escape = Opgelost! Nu is er geen houden meer aan.
puzzle-solved-close = Opgelost! Er is geen uitweg meer.
puzzle-solved-keep = Opgelost! Vanaf hier kan het door tot de laatste pion.
puzzle-solved-finish = Opgelost! Er is één pion over.
puzzle-solved-few-moves = Opgelost, en korter kan het niet!
puzzle-solution-is = De oplossing: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Vanaf het begin van de opgave is het in één zet gewonnen, wat de ander ook speelt.
       *[other] Vanaf het begin van de opgave is het in hoogstens { $turns } zetten gewonnen, wat de ander ook speelt.
    }

## Beside the board.

puzzle-done = Opgelost
puzzle-streak = Opgave van de dag, dagen op rij: { $days }
puzzle-next = Volgende opgave
puzzle-skip = Andere opgave
puzzle-again = Opnieuw beginnen
puzzle-show-solution = Toon de oplossing
puzzle-all = Alle opgaven
puzzle-choices =
    { $count ->
        [one] Er is één zet mogelijk.
       *[other] Er zijn { $count } zetten mogelijk.
    }
puzzle-level =
    { $level ->
        [10] Van de niveaus van de computer vindt alleen het hoogste hem zeker.
       *[other] De computer vindt hem vanaf niveau { $level } zeker.
    }
