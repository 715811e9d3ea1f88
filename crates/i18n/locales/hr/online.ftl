### Playing with somebody elsewhere. A "seat" ("mjesto") is the right to play one side; a "link"
### ("poveznica") is an address that is sent to somebody.

## The form of a new game.

new-opponent-link = S nekim drugdje, preko poveznice

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Tvoje mjesto
online-send = Pošalji ovu poveznicu drugom igraču. Partija počinje kad sjedne za ploču.
online-send-once = Poveznica je za jednu osobu. Tko je prvi otvori, sjeda za ploču; svi ostali gledaju.
online-link = Poveznica za drugog igrača
online-call-off = Otkaži partiju
online-invited =
    { $side ->
        [wolf] Ovo je poziv na partiju. Ti vodiš vuka.
        [sheep] Ovo je poziv na partiju. Ti vodiš ovce.
        [quarry] Ovo je poziv na partiju. Ti vodiš lovinu.
        [fox] Ovo je poziv na partiju. Ti vodiš lisicu.
        [hunters] Ovo je poziv na partiju. Ti vodiš lovce.
        [white] Ovo je poziv na partiju. Ti vodiš bijele.
       *[other] Ovo je poziv na partiju. Ti vodiš crne.
    }
online-sit = Sjedni
online-watching = Gledaš. Mjesta pripadaju igračima.
online-you-play =
    { $side ->
        [wolf] Vodiš vuka.
        [sheep] Vodiš ovce.
        [quarry] Vodiš lovinu.
        [fox] Vodiš lisicu.
        [hunters] Vodiš lovce.
        [white] Vodiš bijele.
       *[other] Vodiš crne.
    }
online-elsewhere = Nastavi na drugom uređaju
online-elsewhere-lead = Ova je poveznica tvoje mjesto: otvori je gdje želiš nastaviti i ne daj je nikome.
online-seat-link = Poveznica na tvoje mjesto
online-copy = Kopiraj
online-copied = Kopirano
online-to-move = Na potezu: { $player }.
online-waiting = Čeka se drugi igrač.
online-waiting-both = Čeka se da drugi igrač sjedne za ploču.
online-next-begun = Druga strana započela je novu partiju i čeka te u njoj.
online-next-go = Na sljedeću partiju
online-lost = Veza je prekinuta. Tvoj je potez sačuvan i šalje se čim se vrati.
online-your-games = Tvoje partije
online-no-games = Ovdje će stajati partije koje igraš u ovom pregledniku.

## What is refused.

error-seat-missing = Ovdje igraju samo igrači; ti gledaš.
error-seat-foreign = Ovdje igraju samo igrači; ti gledaš.
error-seat-other = To je na drugoj strani.
error-seat-elsewhere = Ova se partija igra na računalu na kojem je započeta.
error-seat-empty = Drugi igrač još nije sjeo za ploču.
error-seat-taken = Mjesto je zauzeto; možeš gledati.
error-seat-needed = Za partiju preko mreže treba mjesto.
error-link-needed = Udvoje za jednim zaslonom igra se na vlastitom računalu; ovdje pozovi nekoga preko poveznice.
