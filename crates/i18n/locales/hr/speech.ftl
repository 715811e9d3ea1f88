### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, prazno
place-stone-white = { $place }, bijeli pijun
place-stone-black = { $place }, crni pijun
place-mill-white = { $place }, bijeli pijun, u mlinu
place-mill-black = { $place }, crni pijun, u mlinu
place-man-white = { $place }, bijeli pijun
place-man-black = { $place }, crni pijun
place-king-white = { $place }, bijela dama
place-king-black = { $place }, crna dama
place-wolf = { $place }, vuk
place-sheep = { $place }, ovca
place-quarry = { $place }, lovina
place-fox = { $place }, lisica
place-hunter = { $place }, lovac
place-peg = { $place }, pijun

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } na { $to }
turn-over = { $from } preko { $over } na { $to }
turn-enter = tri pijuna na { $places }
turn-remove = uzima { $places }
turn-takes = { $turn }, uzima { $places }
turn-huff = otpuhuje { $place }, zatim { $turn }
turn-pass = preskače potez

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Vuk
        [sheep] Ovce
        [quarry] Lovina
        [fox] Lisica
        [hunters] Lovci
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Ždrijeb je odlučio: { $player } vodi vuka.
        [sheep] Ždrijeb je odlučio: { $player } vodi ovce.
        [quarry] Ždrijeb je odlučio: { $player } vodi lovinu.
        [fox] Ždrijeb je odlučio: { $player } vodi lisicu.
        [hunters] Ždrijeb je odlučio: { $player } vodi lovce.
        [black] Ždrijeb je odlučio: { $player } vodi crne.
       *[other] Ždrijeb je odlučio: { $player } vodi bijele.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Pozicija se pojavila { $count } puta, nakon polupoteza { $plies }.
proof-no-win = Isprobani su svi nastavci; pozicija: { $count }. Ni u jednoj druga strana ne pobjeđuje.
proof-no-progress =
    { $last ->
        [start] { $count } polupoteza bez napretka, još od prije početka zapisa.
       *[other] { $count } polupoteza bez napretka, od polupoteza { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Jedan pijun, u sredini: bolje ne može.
grade-solved = Ostao je jedan pijun: to je rješenje.
grade-one = Ostao je jedan pijun, samo ne na svojem mjestu: skoro riješeno.
grade-two = Ostala su dva pijuna: skoro riješeno.
grade-three = Ostala su tri pijuna: blizu rješenja.
grade-four = Ostala su četiri pijuna: nedaleko od rješenja.
grade-five-or-six = Ostalo je nekoliko pijuna: solidan pokušaj.
grade-seven-or-more = Ostalo je mnogo pijuna: pokušaj ponovno.

## What the page cannot do. Whole sentences that help on.

error-stale = Partija je u međuvremenu otišla dalje; ploča sada pokazuje kako stoji.
error-unknown-game = Takve partije ovdje nema.
error-unknown-rules = Takvih pravila ovdje nema.
error-not-found = Na ovoj adresi nema ničega.
error-method-not-allowed = To na ovoj adresi nije moguće.
error-foreign-origin = Zahtjev je došao s druge stranice, pa ništa nije učinjeno.
error-foreign-host = Zahtjev je bio za drugi poslužitelj, pa ništa nije učinjeno.
error-too-large = To je više nego što se odjednom može primiti.
error-bad-json = Zahtjev se ne može pročitati kao JSON.
error-bad-request = Zahtjev nije razumljiv.
error-bad-text = Tekst sadrži znak koji se ne može pohraniti.
error-unsupported-media-type = Zahtjevi te vrste ovdje se ne čitaju.
error-not-acceptable = Takve vrste odgovora nema.
error-internal = Ovdje je nešto pošlo po zlu; ništa nije promijenjeno. Pokušaj ponovno.
error-newer-version = Ovu je partiju zapisala novija verzija programa i ovdje se ne može pročitati. Pokušaj ponovno za neko vrijeme.
error-storage = Partija se nije mogla zapisati, pa ništa nije učinjeno. Pokušaj ponovno.
error-busy = Previše se toga događa odjednom; pokušaj ponovno za koji trenutak.
error-bad-command-id = Naredbi treba vlastita oznaka od najviše 64 obična znaka.
error-command-reused = Ta oznaka već pripada drugoj naredbi.
error-game-full = Ova je partija onoliko duga koliko partija smije biti: sada se može samo završiti.
error-asides-full = U ovoj se partiji već previše nudilo i mijenjalo; najprije treba igrati dalje.
error-no-change = Već je tako.
error-too-many-spectators = U ovom trenutku gleda toliko ljudi da više nema mjesta; pokušajte ponovno za minutu.
error-name-invisible = U imenu se mora nešto vidjeti.
error-bad-name = Ime ima najviše 40 znakova u jednom retku.
error-bad-clock = Sat se ne može tako namjestiti: od 1 do 1440 minuta, do 3600 dodatnih sekundi, od 1 do 86400 sekundi, od 1 do 365 dana.
error-bad-level = Razina računala je broj od 1 do 10.
error-no-opponent = Solitaire se igra bez protivnika.
error-computer-to-move = Računalo je na potezu.
error-computer-side = Za svoju stranu govori samo računalo.
error-hints-off = Ova se partija igra bez savjeta.
error-no-hint = Računalo ovdje nema savjeta.
error-bad-position = To nije pozicija ove igre.
error-position-over = U toj je poziciji partija već gotova.
error-rules-missing = Reci po kojim pravilima želiš igrati.
error-rules-too-long = Ova su pravila preduga.
error-rules-syntax = Ova se pravila ne mogu pročitati.
error-rules-game = Ova pravila ne kažu koja se igra igra.
error-rules-field = Jedno je od ovih pravila nepoznato ili ima vrijednost koja ne odgovara.
error-rules-impossible = Ova pravila ne idu zajedno.
error-dice-thrown = U ovoj partiji kocke baca ploča.
error-bad-throw = Bacaju se tri kocke s brojevima od 1 do 6.
error-no-clock = U ovoj partiji vrijeme ne istječe.
error-flag-up = Na tom satu još ima vremena.
error-not-over = Partija još traje.
error-pdn-not-draughts = Kao PDN zapisuje se samo dama.
error-pdn-huff = Otpuhivanje se ne može zapisati u PDN-u.
error-pdn = Ova se partija ne može zapisati u PDN-u.
error-unknown-form = Takvog oblika nema; postoje text, json i pdn.
