### Die Uhren bei Partien über das Netz: Zeit für die ganze Partie, für einen Zug, oder Tage für einen
### Zug wie beim Fernspiel.

## Wie viel Zeit vereinbart ist. $time ist eine der Zeiten unten, $player jemand mit Namen oder Farbe.

clock-each = Bedenkzeit für jede Seite: { $time }.
clock-of = Bedenkzeit für { $player }: { $time }.
clock-time-none = so viel man will
clock-time-total =
    { $minutes ->
        [one] eine Minute für die ganze Partie
       *[other] { $minutes } Minuten für die ganze Partie
    }
# Minuten für die Partie, und Sekunden, die mit jedem Zug dazukommen.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } Min. für die ganze Partie und eine Sekunde mehr für jeden Zug
       *[other] { $minutes } Min. für die ganze Partie und { $seconds } Sekunden mehr für jeden Zug
    }
clock-time-move =
    { $seconds ->
        [one] eine Sekunde für jeden Zug
       *[other] { $seconds } Sekunden für jeden Zug
    }
clock-time-days =
    { $days ->
        [one] ein Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }

## Das Formular für eine neue Partie: eine Zeitvorgabe.

new-odds = Die andere Seite bekommt eine andere Zeit
new-guest_minutes = Minuten der anderen Seite
new-guest_increment = Deren Sekunden dazu
new-guest_seconds = Deren Sekunden je Zug
new-guest_days = Deren Tage je Zug

## Neben dem Brett.

# Wie eine Uhr heißt, für alle, die zuhören. $player ist jemand mit Namen oder Farbe.
clock-name = Uhr von { $player }

## Wie eine Partie ausging.

end-drawn-on-time = Remis: Die Zeit ist abgelaufen, aber die andere Seite hätte nicht mehr gewinnen können.
