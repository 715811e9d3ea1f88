### Wie Partien enden: Ergebnisse und die Gründe, die Aufzeichnungen, Tabellen und Seiten teilen.
### „Remis“ ist die unentschiedene Partie.

## Warum eine Partie zu Ende ist. Steht hinter dem Ergebnis und einem Doppelpunkt („Weiß gewinnt: …“)
## oder allein in einer Tabelle: eine kurze Wendung ohne Punkt.

reason-reduced = die andere Seite hat zu wenig Steine für eine Mühle
reason-captured = alle Steine geschlagen
reason-given-away = alle Steine losgeworden
reason-blocked = kein Zug mehr möglich
reason-blocked-loser = die andere Seite kann nicht mehr ziehen
reason-blocked-winner = kein Zug mehr möglich, und das gewinnt hier
reason-both-blocked = beide können nicht mehr ziehen
reason-first-mill = die erste Mühle
reason-trapped = eingekreist, kein Ausweg mehr
reason-escaped = entkommen
reason-board-full = das Brett ist voll
reason-three-vs-three = drei Steine gegen drei
reason-agreement = Einigung
reason-repetition = immer wieder dieselbe Stellung
reason-no-mill = zu lange keine Mühle
reason-no-progress = zu lange weder geschlagen noch ein einfacher Stein gezogen
reason-resignation = Aufgabe
reason-time = Zeit abgelaufen
reason-abandoned = Partie verlassen
reason-aborted = abgesagt
reason-stopped = abgebrochen, weil die Partie kein Ende nahm
reason-solved = Ziel erreicht
reason-stuck = kein Sprung mehr möglich
reason-given-up = aufgegeben

## Ergebnisse als Satz. $side ist white, black, wolf, sheep, quarry, fox, hunters oder „named“, wenn der
## Spieler einen Namen hat; $winner ist die Bezeichnung des Siegers, $reason einer der Gründe oben.

end-win =
    { $side ->
        [wolf] Der Wolf gewinnt
        [sheep] Die Schafe gewinnen
        [quarry] Das Wild gewinnt
        [fox] Der Fuchs gewinnt
        [hunters] Die Jäger gewinnen
       *[other] { $winner } gewinnt
    }: { $reason }.
end-draw = Remis: { $reason }.
end-solved = Gelöst: { $reason }.
end-unsolved = Nicht gelöst: { $reason }.
end-open = Ohne Ergebnis: { $reason }.

## Was die Spieler oder die Uhr beenden, in ganzen Sätzen: „Ben gibt auf. Anna gewinnt.“

end-wins =
    { $side ->
        [wolf] Der Wolf gewinnt.
        [sheep] Die Schafe gewinnen.
        [quarry] Das Wild gewinnt.
        [fox] Der Fuchs gewinnt.
        [hunters] Die Jäger gewinnen.
       *[other] { $player } gewinnt.
    }
end-gives-up =
    { $side ->
        [wolf] Der Wolf gibt auf.
        [sheep] Die Schafe geben auf.
        [quarry] Das Wild gibt auf.
        [fox] Der Fuchs gibt auf.
        [hunters] Die Jäger geben auf.
       *[other] { $player } gibt auf.
    }
end-out-of-time =
    { $side ->
        [wolf] Der Wolf hat keine Zeit mehr.
        [sheep] Die Schafe haben keine Zeit mehr.
        [quarry] Das Wild hat keine Zeit mehr.
        [fox] Der Fuchs hat keine Zeit mehr.
        [hunters] Die Jäger haben keine Zeit mehr.
       *[other] { $player } hat keine Zeit mehr.
    }
# Mit dem letzten Zug ist der Wolf, der Fuchs oder das Wild entkommen; wer gewinnt, wird danach gesagt.
end-got-away =
    { $side ->
        [fox] Der Fuchs ist entkommen.
        [quarry] Das Wild ist entkommen.
       *[other] Der Wolf ist entkommen.
    }
end-agreed = Remis: Beide Seiten sind sich einig.

## Ergebnisse in einem Wort, für Tabellen.

result-1-0 = Weiß hat gewonnen
result-0-1 = Schwarz hat gewonnen
result-draw = Remis
result-solved = gelöst
result-unsolved = nicht gelöst
result-open = offen

## Die Seiten. In den Jagdspielen heißen sie nach dem, was sie sind.

side-white = Weiß
side-black = Schwarz
side-wolf = der Wolf
side-sheep = die Schafe
side-quarry = das Wild
side-fox = der Fuchs
side-hunters = die Jäger
