### Playing with somebody elsewhere. A "place" is here the right to play one side; a "lien" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Avec quelqu’un d’ailleurs, par un lien

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Ta place
online-send = Envoie ce lien à l’autre camp. La partie commence dès que quelqu’un y prend place.
online-send-once = Le lien est pour une seule personne. Qui l’ouvre en premier prend place ; les autres regardent.
online-link = Lien pour l’autre camp
online-call-off = Annuler la partie
online-invited =
    { $side ->
        [wolf] On t’invite à cette partie. Tu joues le loup.
        [sheep] On t’invite à cette partie. Tu joues les moutons.
        [quarry] On t’invite à cette partie. Tu joues le gibier.
        [fox] On t’invite à cette partie. Tu joues le renard.
        [hunters] On t’invite à cette partie. Tu joues les chasseurs.
        [white] On t’invite à cette partie. Tu joues les Blancs.
       *[other] On t’invite à cette partie. Tu joues les Noirs.
    }
online-sit = Prendre place
online-watching = Tu regardes. Les places sont prises.
online-you-play =
    { $side ->
        [wolf] Tu joues le loup.
        [sheep] Tu joues les moutons.
        [quarry] Tu joues le gibier.
        [fox] Tu joues le renard.
        [hunters] Tu joues les chasseurs.
        [white] Tu joues les Blancs.
       *[other] Tu joues les Noirs.
    }
online-elsewhere = Continuer sur un autre appareil
online-elsewhere-lead = Ce lien est ta place : ouvre-le là où tu veux continuer, et ne le donne à personne.
online-seat-link = Lien vers ta place
online-copy = Copier
online-copied = Copié
online-to-move = Au trait : { $player }.
online-waiting = En attente de l’autre camp.
online-waiting-both = En attente que l’autre camp prenne place.
online-next-begun = L’autre camp a commencé une nouvelle partie et t’y attend.
online-next-go = Aller à la partie suivante
online-lost = La connexion est coupée. Ton coup est gardé et partira dès qu’elle reviendra.
online-your-games = Tes parties
online-no-games = Les parties que tu joues dans ce navigateur s’afficheront ici.

## What is refused.

error-seat-missing = Seuls les deux camps jouent ici ; toi, tu regardes.
error-seat-foreign = Seuls les deux camps jouent ici ; toi, tu regardes.
error-seat-other = C’est à l’autre camp de le faire.
error-seat-elsewhere = Cette partie se joue sur la machine où elle a commencé.
error-seat-empty = L’autre camp n’a pas encore pris place.
error-seat-taken = La place est prise ; tu peux regarder.
error-seat-needed = Pour une partie en réseau, il faut une place.
error-link-needed = Pour jouer à deux devant un écran, on utilise sa propre machine ; ici, invite quelqu’un par un lien.
