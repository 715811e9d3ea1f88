### The page of a game: labels around the board. "Remis" is a tied game, a turn ("ruch") is what one player
### does at a time. Names and places stay in the nominative.

## Whose turn it is, and what waits for an answer.

board-now = Co teraz zrobić
board-go = { $player }: wybierz dokąd. Kółko zaznacza każde możliwe miejsce.
board-take = { $player }: zabierz pionek w przerywanym kółku.
board-sure = Potwierdź ten ruch albo go anuluj: { $turn }.
board-confirm = Potwierdź
board-cancel = Anuluj
board-take-nothing = Nic nie zabieraj
board-throw = Rzuć kośćmi
board-enter-throw = Tyle wypadło
board-die = Kość { $number }
board-offered =
    { $side ->
        [wolf] Wilk proponuje remis.
        [sheep] Owce proponują remis.
        [quarry] Zwierz proponuje remis.
        [fox] Lis proponuje remis.
        [hunters] Myśliwi proponują remis.
        [white] Białe proponują remis.
        [black] Czarne proponują remis.
       *[other] { $player } proponuje remis.
    }
board-accept = Zgoda na remis
board-decline = Odrzuć
board-result = Wynik
board-rematch = Jeszcze raz

## Buttons and menu.

board-undo = Cofnij
board-redo = Ponów
board-offer = Zaproponuj remis
board-hint = Podpowiedź
board-hint-whole = Pokaż ruch
board-hint-coming = Zaraz będzie podpowiedź.
board-moves = Ruchy
board-earlier = Poprzedni ruch
board-later = Następny ruch
board-typed = Wpisz ruch
board-play = Zagraj
board-more = Więcej
board-rules = Zasady gry
board-abort = Usuń tę partię
board-flip = Obróć planszę
board-confirm-toggle = Potwierdzaj każdy ruch
board-text-toggle = Pokaż planszę jako tabelę
board-claim = Reklamuj remis
board-resign = Poddaj się
board-record = Zapis partii
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Jeśli reklamacja jest słuszna, partia od razu kończy się remisem, a dowód zostanie pokazany.
board-claim-kind = Co reklamujesz
board-claim-repetition = Wciąż ta sama pozycja
board-claim-no-progress = Zbyt długo bez postępu
board-claim-intended = W której pozycji
board-claim-board = W tej na planszy
board-claim-after = W tej po ruchu: { $turn }
board-claim-send = Reklamuj

## The table beside the board, and messages when something is in the way.

board-text-view = Plansza słowami
board-text-caption = Co stoi na każdym miejscu, rząd po rzędzie
board-text-lines = Miejsca na jednej linii
board-keys-title = Klawisze i zapis
board-keys = Na planszy strzałki prowadzą od miejsca do miejsca, bez względu na to, czy łączy je linia; Home i End prowadzą na końce rzędu. Enter lub spacja wybiera miejsce, Escape porzuca zaczęty ruch. Ruchy wpisuje się tak, jak stoją na liście: d6, aby postawić, d6-d7, aby przesunąć, d6-d7xa4, aby przy tym zbić.
board-lost = Połączenie przerwane; trwa kolejna próba.
board-no-script = Plansza wymaga JavaScriptu; cała reszta działa bez niego.

## In the middle of a turn: what the script says. $place is a place of the board by its name. The script
## fills in $count, so these three cannot choose a plural form.

board-undo-half = Anuluj ruch
board-chosen = wybrano
board-can-take = można zabrać
board-can-go = można tu przejść
board-can-move = może się ruszyć
board-open = Możliwe: { $place }.
board-put-here = { $place }, twój pionek, właśnie postawiony
board-gone = { $place }, teraz puste
board-in-hand = w ręce: { $count }
board-lost-stones = stracone: { $count }
board-time-left = { $player }: pozostało { $count } s.

## Why a tap does nothing.

board-wrong-light = Gra się tylko na ciemnych polach.
board-wrong-theirs = { $place } należy do przeciwnika.
board-wrong-stuck = Z { $place } nie ma teraz ruchu. Kółko pokazuje, czym można ruszyć.
board-wrong-empty = { $place } jest puste. Najpierw wybierz coś swojego.
board-wrong-occupied = { $place } jest zajęte. Wybierz wolne miejsce.
board-wrong-put = Na { $place } nie można teraz niczego postawić.
board-wrong-go = Na { $place } nie można przejść. Kółko pokazuje, dokąd można.
board-wrong-take = Nie ten: wybierz jeden z tych w przerywanym kółku.
board-wrong-throw = Najpierw rzuć kośćmi.
board-wrong-computer = Teraz rusza się komputer.

## Giving up.

board-resign-sure = Poddać tę partię?
board-resigns =
    { $side ->
        [wolf] Wilk się poddaje i partia jest skończona.
        [sheep] Owce się poddają i partia jest skończona.
        [quarry] Zwierz się poddaje i partia jest skończona.
        [fox] Lis się poddaje i partia jest skończona.
        [hunters] Myśliwi się poddają i partia jest skończona.
        [white] Białe się poddają i partia jest skończona.
        [black] Czarne się poddają i partia jest skończona.
       *[other] { $player } się poddaje i partia jest skończona.
    }
board-resign-not = Gram dalej
