### Playing with somebody elsewhere. A "místo u desky" is the right to play one side; an "odkaz" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = S někým jinde, přes odkaz

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Tvoje místo u desky
online-send = Pošli tento odkaz druhé straně. Partie začne, jakmile si tam někdo sedne.
online-send-once = Odkaz je pro jednoho. Kdo ho otevře první, ten si sedne; ostatní se dívají.
online-link = Odkaz pro druhou stranu
online-call-off = Odvolat partii
online-invited =
    { $side ->
        [wolf] Máš pozvánku do této partie. Hraješ za vlka.
        [sheep] Máš pozvánku do této partie. Hraješ za ovce.
        [quarry] Máš pozvánku do této partie. Hraješ za kořist.
        [fox] Máš pozvánku do této partie. Hraješ za lišku.
        [hunters] Máš pozvánku do této partie. Hraješ za lovce.
        [white] Máš pozvánku do této partie. Hraješ za bílého.
       *[other] Máš pozvánku do této partie. Hraješ za černého.
    }
online-sit = Sednout si
online-watching = Díváš se. Místa jsou obsazená.
online-you-play =
    { $side ->
        [wolf] Hraješ za vlka.
        [sheep] Hraješ za ovce.
        [quarry] Hraješ za kořist.
        [fox] Hraješ za lišku.
        [hunters] Hraješ za lovce.
        [white] Hraješ za bílého.
       *[other] Hraješ za černého.
    }
online-elsewhere = Pokračovat na jiném zařízení
online-elsewhere-lead = Tento odkaz je tvoje místo: otevři ho tam, kde chceš pokračovat, a nikomu ho nedávej.
online-seat-link = Odkaz na tvoje místo
online-copy = Kopírovat
online-copied = Zkopírováno
online-to-move = Na tahu: { $player }.
online-waiting = Čeká se na druhou stranu.
online-waiting-both = Čeká se, až si druhá strana sedne.
online-next-begun = Druhý hráč začal další partii a čeká v ní na tebe.
online-next-go = K další partii
online-lost = Spojení se přerušilo. Tvůj tah je uchovaný a odešle se, jakmile se spojení vrátí.
online-your-games = Tvoje partie
online-no-games = Tady budou partie, které hraješ v tomto prohlížeči.

## What is refused.

error-seat-missing = Tady hrají jen obě strany; ty se díváš.
error-seat-foreign = Tady hrají jen obě strany; ty se díváš.
error-seat-other = To je věc druhé strany.
error-seat-elsewhere = Tato partie se hraje na počítači, na kterém začala.
error-seat-empty = Druhá strana si ještě nesedla.
error-seat-taken = Místo je obsazené; můžeš se dívat.
error-seat-needed = Partie po síti potřebuje místo u desky.
error-link-needed = Ve dvou u jedné obrazovky se hraje na vlastním počítači; tady někoho pozvi odkazem.
