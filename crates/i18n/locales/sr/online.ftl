### Playing with somebody elsewhere. A "seat" ("mesto") is the right to play one side; a "link" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Sa nekim na drugom mestu, preko linka

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Tvoje mesto
online-send = Pošalji ovaj link drugom igraču. Partija počinje kad sedne za tablu.
online-send-once = Link je za jednu osobu. Ko ga prvi otvori, seda za tablu; svi ostali gledaju.
online-link = Link za drugog igrača
online-call-off = Otkaži partiju
online-invited =
    { $side ->
        [wolf] Ovo je poziv na partiju. Ti vodiš vuka.
        [sheep] Ovo je poziv na partiju. Ti vodiš ovce.
        [quarry] Ovo je poziv na partiju. Ti vodiš lovinu.
        [fox] Ovo je poziv na partiju. Ti vodiš lisicu.
        [hunters] Ovo je poziv na partiju. Ti vodiš lovce.
        [white] Ovo je poziv na partiju. Ti vodiš bele.
       *[other] Ovo je poziv na partiju. Ti vodiš crne.
    }
online-sit = Sedi
online-watching = Gledaš. Mesta pripadaju igračima.
online-you-play =
    { $side ->
        [wolf] Vodiš vuka.
        [sheep] Vodiš ovce.
        [quarry] Vodiš lovinu.
        [fox] Vodiš lisicu.
        [hunters] Vodiš lovce.
        [white] Vodiš bele.
       *[other] Vodiš crne.
    }
online-elsewhere = Nastavi na drugom uređaju
online-elsewhere-lead = Ovaj link je tvoje mesto: otvori ga gde želiš da nastaviš i ne daj ga nikome.
online-seat-link = Link ka tvom mestu
online-copy = Kopiraj
online-copied = Kopirano
online-to-move = Na potezu: { $player }.
online-waiting = Čeka se drugi igrač.
online-waiting-both = Čeka se da drugi igrač sedne za tablu.
online-next-begun = Druga strana je započela novu partiju i čeka te u njoj.
online-next-go = Na sledeću partiju
online-lost = Veza je prekinuta. Tvoj potez je sačuvan i šalje se čim se vrati.
online-your-games = Tvoje partije
online-no-games = Ovde će stajati partije koje igraš u ovom pregledaču.

## What is refused.

error-seat-missing = Ovde igraju samo igrači; ti gledaš.
error-seat-foreign = Ovde igraju samo igrači; ti gledaš.
error-seat-other = To je na drugoj strani.
error-seat-elsewhere = Ova partija se igra na računaru na kom je započeta.
error-seat-empty = Drugi igrač još nije seo za tablu.
error-seat-taken = Mesto je zauzeto; možeš da gledaš.
error-seat-needed = Za partiju preko mreže treba mesto.
error-link-needed = Udvoje za jednim ekranom igra se na sopstvenom računaru; ovde pozovi nekoga preko linka.
