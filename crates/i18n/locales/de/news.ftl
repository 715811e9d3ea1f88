### Was gerade am Brett geschehen ist, neben dem Zug selbst. $player ist ein Name oder eine Seite wie „Weiß“.

## Beside the board.

# Jemand hat den freien Platz einer Partie zu zweit eingenommen.
news-sat-down = Jetzt am Brett: { $player }.
# Ab diesem Zug darf die Seite springen, wie es die Regeln mit wenigen Steinen erlauben.
news-flies =
    { $side ->
       *[other] { $player } hat nur noch { $stones } Steine und darf jetzt auf jeden freien Punkt springen.
    }
# Dasselbe, wenn ein Stein beliebig weit zieht, aber nur auf einer gezeichneten Linie.
news-flies-line =
    { $side ->
       *[other] { $player } hat nur noch { $stones } Steine und darf jetzt auf einer Linie beliebig weit ziehen.
    }
# Der letzte Stein ist gesetzt; einmal gesagt.
news-all-placed = Alle Steine sind gesetzt: Von nun an wird auf den Linien gezogen.
