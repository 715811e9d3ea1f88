### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, prazno
place-stone-white = { $place }, beli pijun
place-stone-black = { $place }, crni pijun
place-mill-white = { $place }, beli pijun, u mici
place-mill-black = { $place }, crni pijun, u mici
place-man-white = { $place }, beli pijun
place-man-black = { $place }, crni pijun
place-king-white = { $place }, bela dama
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
turn-huff = oduvava { $place }, zatim { $turn }
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
        [wolf] Žreb je odlučio: { $player } vodi vuka.
        [sheep] Žreb je odlučio: { $player } vodi ovce.
        [quarry] Žreb je odlučio: { $player } vodi lovinu.
        [fox] Žreb je odlučio: { $player } vodi lisicu.
        [hunters] Žreb je odlučio: { $player } vodi lovce.
        [black] Žreb je odlučio: { $player } vodi crne.
       *[other] Žreb je odlučio: { $player } vodi bele.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Pozicija se pojavila { $count } puta, posle polupoteza { $plies }.
proof-no-win = Isprobani su svi nastavci; pozicija: { $count }. Ni u jednoj druga strana ne pobeđuje.
proof-no-progress =
    { $last ->
        [start] { $count } polupoteza bez napretka, još od pre početka zapisa.
       *[other] { $count } polupoteza bez napretka, od polupoteza { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Jedan pijun, u sredini: bolje ne može.
grade-solved = Ostao je jedan pijun: to je rešenje.
grade-one = Ostao je jedan pijun, samo ne na svom mestu: skoro rešeno.
grade-two = Ostala su dva pijuna: skoro rešeno.
grade-three = Ostala su tri pijuna: blizu rešenja.
grade-four = Ostala su četiri pijuna: nedaleko od rešenja.
grade-five-or-six = Ostalo je nekoliko pijuna: pristojan pokušaj.
grade-seven-or-more = Ostalo je mnogo pijuna: pokušaj ponovo.

## What the page cannot do. Whole sentences that help on.

error-stale = Partija je u međuvremenu otišla dalje; tabla sada pokazuje kako stoji.
error-unknown-game = Takve partije ovde nema.
error-unknown-rules = Takvih pravila ovde nema.
error-not-found = Na ovoj adresi nema ničega.
error-method-not-allowed = To na ovoj adresi nije moguće.
error-foreign-origin = Zahtev je došao sa druge stranice, pa ništa nije urađeno.
error-foreign-host = Zahtev je bio za drugi server, pa ništa nije urađeno.
error-too-large = To je više nego što odjednom može da se primi.
error-bad-json = Zahtev ne može da se pročita kao JSON.
error-bad-request = Zahtev nije razumljiv.
error-bad-text = Tekst sadrži znak koji ne može da se sačuva.
error-unsupported-media-type = Zahtevi te vrste ovde se ne čitaju.
error-not-acceptable = Takve vrste odgovora nema.
error-internal = Ovde je nešto pošlo naopako; ništa nije promenjeno. Pokušaj ponovo.
error-newer-version = Ovu partiju je zapisala novija verzija programa i ovde ne može da se pročita. Pokušaj ponovo za neko vreme.
error-storage = Partija nije mogla da se zapiše, pa ništa nije urađeno. Pokušaj ponovo.
error-busy = Previše toga se dešava odjednom; pokušaj ponovo za koji trenutak.
error-bad-command-id = Komandi treba sopstvena oznaka od najviše 64 obična znaka.
error-command-reused = Ta oznaka već pripada drugoj komandi.
error-game-full = Ova partija je onoliko duga koliko partija sme biti: sada može samo da se završi.
error-asides-full = U ovoj partiji se već previše nudilo i menjalo; najpre treba igrati dalje.
error-no-change = Već je tako.
error-too-many-spectators = U ovom trenutku gleda toliko ljudi da više nema mesta; pokušajte ponovo za minut.
error-name-invisible = U imenu mora nešto da se vidi.
error-bad-name = Ime ima najviše 40 znakova u jednom redu.
error-bad-clock = Sat ne može tako da se namesti: od 1 do 1440 minuta, do 3600 dodatnih sekundi, od 1 do 86400 sekundi, od 1 do 365 dana.
error-bad-level = Nivo računara je broj od 1 do 10.
error-no-opponent = Soliter se igra bez protivnika.
error-computer-to-move = Računar je na potezu.
error-computer-side = Za svoju stranu govori samo računar.
error-hints-off = Ova partija se igra bez saveta.
error-no-hint = Računar ovde nema saveta.
error-bad-position = To nije pozicija ove igre.
error-position-over = U toj poziciji je partija već gotova.
error-rules-missing = Reci po kojim pravilima želiš da igraš.
error-rules-too-long = Ova pravila su preduga.
error-rules-syntax = Ova pravila ne mogu da se pročitaju.
error-rules-game = Ova pravila ne kažu koja se igra igra.
error-rules-field = Jedno od ovih pravila je nepoznato ili ima vrednost koja ne odgovara.
error-rules-impossible = Ova pravila ne idu zajedno.
error-dice-thrown = U ovoj partiji kockice baca tabla.
error-bad-throw = Bacaju se tri kockice sa brojevima od 1 do 6.
error-no-clock = U ovoj partiji vreme ne ističe.
error-flag-up = Na tom satu još ima vremena.
error-not-over = Partija još traje.
error-pdn-not-draughts = Kao PDN zapisuju se samo dame.
error-pdn-huff = Oduvavanje ne može da se zapiše u PDN-u.
error-pdn = Ova partija ne može da se zapiše u PDN-u.
error-unknown-form = Takvog oblika nema; postoje text, json i pdn.
