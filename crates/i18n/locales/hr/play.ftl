### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "ti". "Remi" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Od ove je igre sačuvano samo ime; ovo je naša verzija.
play-seed = Sjeme { $seed }: uz --seed { $seed } sreća je opet ista.
play-hint = Upiši potez, na primjer { $turn }, ili „pomoć” za sve ostalo.
play-own-rules = { $family } po vlastitim pravilima
play-resumed-elsewhere = U toj datoteci ima više nego što bi ovaj program zapisao, pa ostaje kakva jest; spremi partiju pod drugim imenom.
play-lot = Ždrijeb odlučuje: počinje { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } je bijeli, { $black } je crni.
play-legend-draughts = { $white } i { $black } su bijeli i crni pijuni, { $whiteking } i { $blackking } njihove dame.
play-legend-wolf = { $white } je ovca, { $black } je vuk.
play-legend-battue = { $white } je lovina, { $black } je lovac.
play-legend-battue-fox = { $white } je lisica, { $black } je lovac.
play-legend-pegs = { $white } je pijun.
play-hands = U ruci: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Vuk je na potezu
        [sheep] Ovce su na potezu
        [quarry] Lovina je na potezu
        [fox] Lisica je na potezu
        [hunters] Lovci su na potezu
       *[other] { $player } je na potezu
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Bijeli je na potezu:".

play-do-place =
    { $hand ->
        [one] postavi zadnjeg pijuna
       *[other] postavi jednog od svojih { $hand } pijuna
    }
play-do-place-or-move =
    { $hand ->
        [one] postavi zadnjeg pijuna ili povuci nekog drugog
       *[other] postavi jednog od svojih { $hand } pijuna ili povuci nekog s ploče
    }
play-do-move = povuci pijuna
play-do-jump = povuci pijuna ili skoči njime na bilo koje prazno polje
play-do-slide = povuci pijuna koliko god daleko po crti
play-do-relocate = visok zbroj: povuci pijuna ili stavi jednog svog na bilo koje prazno polje
play-do-enter =
    { $hand ->
        [one] postavi zadnjeg pijuna
       *[other] postavi jednog od svojih { $hand } pijuna ili uvedi tri odjednom na praznu crtu, na primjer { $turn }
    }
play-do-pass = ne možeš vući i moraš preskočiti potez
play-do-remove = makni jednog protivničkog pijuna
play-do-man = povuci figuru
play-do-capture = moraš uzeti
play-do-wolf = postavi vuka na ploču
play-do-step = pomakni se za jedan korak
play-do-step-or-hop = pomakni se za jedan korak ili preskoči lovca
play-do-step-or-take = pomakni se za jedan korak ili preskoči lovca i uzmi ga
play-do-throw-relocate = baci kocke; od { $sum } naviše smiješ staviti pijuna na bilo koje prazno polje
play-do-throw-alfonso = baci kocke; 6-5-4, 6-3-3, 5-2-2 ili 4-1-1 uvode tri pijuna odjednom na praznu crtu
play-do-low-throw = nizak zbroj: { $do }
play-do-no-entry = ove kocke ne uvode ništa: { $do }
play-do-dice-later = { $do }; kocke se bacaju kad svi pijuni budu postavljeni
play-do-jump-peg =
    { $pegs ->
        [one] Još { $pegs } pijun
       *[other] Još { $pegs } pijuna
    }

## What happens. A double mill opens one mill and closes another with the same move.

play-mill-closed = Mlin!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mlin zatvoren!
play-double-mill = Mlin! A drugi se otvorio: dvostruki mlin.
play-double-mill-federation = Mlin zatvoren, a drugi otvoren: dvostruki mlin!
play-extra-turn = To donosi još jedan potez.
play-thrown = Kocke pokazuju { $throw }.
play-enter-pass = Upiši: pass
play-enter-throw = Baci tri kocke i upiši što pokazuju, na primjer 5 5 4.
play-undone =
    { $count ->
        [one] Poništen je { $count } potez.
        [few] Poništena su { $count } poteza.
       *[other] Poništeno je { $count } poteza.
    }
play-throw-withdrawn = Bacanje je poništeno.
play-reopened = Partija je ponovno otvorena.
play-turn-dropped = { $turn } nije odigrano.
play-redone = Ponovno odigrano: { $turn }.
play-offered =
    { $side ->
        [wolf] Vuk nudi remi
        [sheep] Ovce nude remi
        [quarry] Lovina nudi remi
        [fox] Lisica nudi remi
        [hunters] Lovci nude remi
       *[other] { $player } nudi remi
    }: druga strana može prihvatiti, odbiti ili jednostavno igrati dalje.
play-declined = Remi je odbijen.
play-offer-again = Ista strana može opet ponuditi remi nakon svog sljedećeg poteza.
play-claim-repetition = Reklamacija je opravdana: pozicija se pojavila { $count } puta, nakon polupoteza { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Reklamacija je opravdana: { $count } polupoteza bez napretka, još od prije početka zapisa.
       *[other] Reklamacija je opravdana: { $count } polupoteza bez napretka, od polupoteza { $last }.
    }
play-saved = Spremljeno u { $file }.
play-possible = Moguće: { $turns }
play-moves =
    { $count ->
        [one] { $count } mogući potez:
        [few] { $count } moguća poteza:
       *[other] { $count } mogućih poteza:
    }
play-no-moves = Sada nema mogućeg poteza.
play-over = Još možeš poništiti, spremiti ili izaći.
play-over-declared = Još možeš spremiti ili izaći.
play-grade-centre = A zadnji pijun stoji u sredini.
play-pegs-left =
    { $pegs ->
        [one] Ostao je { $pegs } pijun.
        [few] Ostala su { $pegs } pijuna.
       *[other] Ostalo je { $pegs } pijuna.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, razina { $level }
play-against = Igraš protiv računala, razina { $level }.
play-level = Računalo igra na razini { $level }.
play-thinking = Zwick razmišlja …
hint-hopeless = Odavde se više ne može riješiti; poništi koji potez.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } zatvara mlin. Kojeg pijuna uzimaš: { $stones }?
play-ask-take-or-not = { $turn } zatvara mlin. Kojeg pijuna uzimaš: { $stones }? Upiši „nijednog” ako nećeš uzeti.
play-ask-resign =
    { $side ->
        [wolf] Vuk predaje
        [sheep] Ovce predaju
        [quarry] Lovina predaje
        [fox] Lisica predaje
        [hunters] Lovci predaju
       *[other] { $player } predaje
    }: da ili ne?
play-ask-resign-alone = Želiš li odustati: da ili ne?
play-ask-quit = Partija nije ni gotova ni spremljena. Svejedno prestati: da, ne ili spremi partija.txt?

## The end of the evening.

play-bye = Doviđenja.
play-bye-unfinished = Doviđenja. Partija nije završena.
play-bye-unsaved = Partija nije spremljena; „spremi partija.txt” ili --save bi je sačuvali.

## Help. $words are the words the command understands in all languages.

play-help-title = Možeš upisati:
play-help-mill = d2 postavlja, d2-b2 vuče, d2-b2xa4 mlinom uzima pijuna na a4
play-help-draughts = { $turn } za potez; više skokova kao 9x18x27
play-help-wolf = d8+ postavlja vuka na ploču, d8-c7 je korak
play-help-battue = a1-a4 za korak
play-help-battue-hop = a1-a4 za korak, a1-a7 za preskok
play-help-battue-take = a1-a4 za korak, a1-a7xa4 za preskok koji uzima
play-help-pegs = d2-d4 za skok
play-help-throw = kocke, na primjer: baci 5 5 4
play-help-undo = poništi zadnji potez; „poništi 3” poništava tri
play-help-redo = ponovno odigraj poništeni potez
play-help-draw = ponudi remi
play-help-accept = prihvati ponuđeni remi
play-help-decline = odbij ponuđeni remi
play-help-claim = reklamiraj remi: reklamiraj ponavljanje ili reklamiraj bez-mlina; dodaj potez koji želiš odigrati ako remi nastaje tek njime
play-help-resign = predaj partiju
play-help-resign-alone = odustani
play-help-hint = pitaj što odigrati: jednom za polje koje treba pogledati, još jednom za cijeli potez
play-help-level = koliko jako računalo igra, od 1 do 10: razina 3
play-help-show = pokaži ploču
play-help-flip = gledaj s druge strane
play-help-moves = nabroji sve moguće poteze
play-help-rules = pravila ove igre
play-help-save = spremi partiju: spremi partija.txt
play-help-help = ovaj popis
play-help-quit = prestani; --save čuva partiju

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = baci kocke
command-undo = poništi ponisti vrati
command-redo = ponovi
command-draw = remi neriješeno nerijeseno
command-accept = prihvati da
command-decline = odbij ne
command-claim = reklamiraj
command-resign = predaj predajem
command-hint = savjet
command-level = razina
command-show = pokaži pokazi ploča ploca
command-flip = okreni
command-moves = potezi
command-rules = pravila
command-save = spremi
command-help = pomoć pomoc
command-quit = kraj izlaz
command-none = nijednog nijedan ništa nista

## Words for what is claimed, after the command "reklamiraj"; words with a blank are joined by a hyphen.

claim-repetition = ponavljanje
claim-no-progress = bez-mlina bez-napretka bez-uzimanja
