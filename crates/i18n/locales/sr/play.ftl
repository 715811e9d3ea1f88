### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "ti". "Remi" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Od ove igre je sačuvano samo ime; ovo je naša verzija.
play-seed = Seme { $seed }: uz --seed { $seed } sreća je opet ista.
play-hint = Ukucaj potez, na primer { $turn }, ili „pomoć” za sve ostalo.
play-own-rules = { $family } po sopstvenim pravilima
play-resumed-elsewhere = U tom fajlu ima više nego što bi ovaj program zapisao, pa ostaje kakav jeste; sačuvaj partiju pod drugim imenom.
play-lot = Žreb odlučuje: počinje { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } je beli, { $black } je crni.
play-legend-draughts = { $white } i { $black } su beli i crni pijuni, { $whiteking } i { $blackking } njihove dame.
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

## What is to be done now; stands after "Beli je na potezu:".

play-do-place =
    { $hand ->
        [one] postavi poslednjeg pijuna
       *[other] postavi jednog od svojih { $hand } pijuna
    }
play-do-place-or-move =
    { $hand ->
        [one] postavi poslednjeg pijuna ili povuci nekog drugog
       *[other] postavi jednog od svojih { $hand } pijuna ili povuci nekog sa table
    }
play-do-move = povuci pijuna
play-do-jump = povuci pijuna ili skoči njime na bilo koje prazno polje
play-do-slide = povuci pijuna koliko god daleko po liniji
play-do-relocate = visok zbir: povuci pijuna ili stavi jednog svog na bilo koje prazno polje
play-do-enter =
    { $hand ->
        [one] postavi poslednjeg pijuna
       *[other] postavi jednog od svojih { $hand } pijuna ili uvedi tri odjednom na praznu liniju, na primer { $turn }
    }
play-do-pass = ne možeš da vučeš i moraš da preskočiš potez
play-do-remove = skloni jednog protivničkog pijuna
play-do-man = povuci figuru
play-do-capture = moraš da uzmeš
play-do-wolf = postavi vuka na tablu
play-do-step = pomeri se za jedan korak
play-do-step-or-hop = pomeri se za jedan korak ili preskoči lovca
play-do-step-or-take = pomeri se za jedan korak ili preskoči lovca i uzmi ga
play-do-throw-relocate = baci kockice; od { $sum } naviše smeš da staviš pijuna na bilo koje prazno polje
play-do-throw-alfonso = baci kockice; 6-5-4, 6-3-3, 5-2-2 ili 4-1-1 uvode tri pijuna odjednom na praznu liniju
play-do-low-throw = nizak zbir: { $do }
play-do-no-entry = ove kockice ne uvode ništa: { $do }
play-do-dice-later = { $do }; kockice se bacaju kad svi pijuni budu postavljeni
play-do-jump-peg =
    { $pegs ->
        [one] Još { $pegs } pijun
       *[other] Još { $pegs } pijuna
    }

## What happens. A double mill ("dupla mica") opens one mill and closes another with the same move.

play-mill-closed = Mica!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mica zatvorena!
play-double-mill = Mica! A druga se otvorila: dupla mica.
play-double-mill-federation = Mica zatvorena, a druga otvorena: dupla mica!
play-extra-turn = To donosi još jedan potez.
play-thrown = Kockice pokazuju { $throw }.
play-enter-pass = Ukucaj: pass
play-enter-throw = Baci tri kockice i ukucaj šta pokazuju, na primer 5 5 4.
play-undone =
    { $count ->
        [one] Poništen je { $count } potez.
        [few] Poništena su { $count } poteza.
       *[other] Poništeno je { $count } poteza.
    }
play-throw-withdrawn = Bacanje je poništeno.
play-reopened = Partija je ponovo otvorena.
play-turn-dropped = { $turn } nije odigrano.
play-redone = Ponovo odigrano: { $turn }.
play-offered =
    { $side ->
        [wolf] Vuk nudi remi
        [sheep] Ovce nude remi
        [quarry] Lovina nudi remi
        [fox] Lisica nudi remi
        [hunters] Lovci nude remi
       *[other] { $player } nudi remi
    }: druga strana može da prihvati, da odbije ili jednostavno da igra dalje.
play-declined = Remi je odbijen.
play-offer-again = Ista strana može opet da ponudi remi posle svog sledećeg poteza.
play-claim-repetition = Reklamacija je opravdana: pozicija se pojavila { $count } puta, posle polupoteza { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Reklamacija je opravdana: { $count } polupoteza bez napretka, još od pre početka zapisa.
       *[other] Reklamacija je opravdana: { $count } polupoteza bez napretka, od polupoteza { $last }.
    }
play-saved = Sačuvano u { $file }.
play-possible = Moguće: { $turns }
play-moves =
    { $count ->
        [one] { $count } mogući potez:
        [few] { $count } moguća poteza:
       *[other] { $count } mogućih poteza:
    }
play-no-moves = Sada nema mogućeg poteza.
play-over = Još možeš da poništiš, sačuvaš ili izađeš.
play-over-declared = Još možeš da sačuvaš ili izađeš.
play-grade-centre = A poslednji pijun stoji u sredini.
play-pegs-left =
    { $pegs ->
        [one] Ostao je { $pegs } pijun.
        [few] Ostala su { $pegs } pijuna.
       *[other] Ostalo je { $pegs } pijuna.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, nivo { $level }
play-against = Igraš protiv računara, nivo { $level }.
play-level = Računar igra na nivou { $level }.
play-thinking = Zwick razmišlja …
hint-hopeless = Odavde više ne može da se reši; poništi neki potez.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } zatvara micu. Kojeg pijuna uzimaš: { $stones }?
play-ask-take-or-not = { $turn } zatvara micu. Kojeg pijuna uzimaš: { $stones }? Ukucaj „nijednog” ako nećeš da uzmeš.
play-ask-resign =
    { $side ->
        [wolf] Vuk predaje
        [sheep] Ovce predaju
        [quarry] Lovina predaje
        [fox] Lisica predaje
        [hunters] Lovci predaju
       *[other] { $player } predaje
    }: da ili ne?
play-ask-resign-alone = Želiš li da odustaneš: da ili ne?
play-ask-quit = Partija nije ni gotova ni sačuvana. Ipak da se prekine: da, ne ili sačuvaj partija.txt?

## The end of the evening.

play-bye = Doviđenja.
play-bye-unfinished = Doviđenja. Partija nije završena.
play-bye-unsaved = Partija nije sačuvana; „sačuvaj partija.txt” ili --save bi je sačuvali.

## Help. $words are the words the command understands in all languages.

play-help-title = Možeš da ukucaš:
play-help-mill = d2 postavlja, d2-b2 vuče, d2-b2xa4 micom uzima pijuna na a4
play-help-draughts = { $turn } za potez; više skokova kao 9x18x27
play-help-wolf = d8+ postavlja vuka na tablu, d8-c7 je korak
play-help-battue = a1-a4 za korak
play-help-battue-hop = a1-a4 za korak, a1-a7 za preskok
play-help-battue-take = a1-a4 za korak, a1-a7xa4 za preskok koji uzima
play-help-pegs = d2-d4 za skok
play-help-throw = kockice, na primer: baci 5 5 4
play-help-undo = poništi poslednji potez; „poništi 3” poništava tri
play-help-redo = ponovo odigraj poništeni potez
play-help-draw = ponudi remi
play-help-accept = prihvati ponuđeni remi
play-help-decline = odbij ponuđeni remi
play-help-claim = reklamiraj remi: reklamiraj ponavljanje ili reklamiraj bez-mice; dodaj potez koji želiš da odigraš ako remi nastaje tek njime
play-help-resign = predaj partiju
play-help-resign-alone = odustani
play-help-hint = pitaj šta da odigraš: jednom za polje koje treba pogledati, još jednom za ceo potez
play-help-level = koliko jako računar igra, od 1 do 10: nivo 3
play-help-show = pokaži tablu
play-help-flip = gledaj sa druge strane
play-help-moves = nabroj sve moguće poteze
play-help-rules = pravila ove igre
play-help-save = sačuvaj partiju: sačuvaj partija.txt
play-help-help = ovaj spisak
play-help-quit = prekini; --save čuva partiju

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = baci kockice
command-undo = poništi ponisti vrati
command-redo = ponovi
command-draw = remi nerešeno nereseno
command-accept = prihvati da
command-decline = odbij ne
command-claim = reklamiraj
command-resign = predaj predajem
command-hint = savet
command-level = nivo
command-show = pokaži pokazi tabla
command-flip = okreni
command-moves = potezi
command-rules = pravila
command-save = sačuvaj sacuvaj
command-help = pomoć pomoc
command-quit = kraj izlaz
command-none = nijednog nijedan ništa nista

## Words for what is claimed, after the command "reklamiraj"; words with a blank are joined by a hyphen.

claim-repetition = ponavljanje
claim-no-progress = bez-mice bez-napretka bez-uzimanja
