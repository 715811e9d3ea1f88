### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = Sur le téléphone d’à côté
beside-lead = Laisse entrer les téléphones et les tablettes de ton réseau domestique, et jouez sur deux écrans : l’un ici, l’autre sur le canapé.
beside-switch = Laisser entrer le réseau domestique
beside-scan = Pointe l’appareil photo du téléphone ici
beside-others = Si cela ne marche pas, essaie l’une de ces adresses :
beside-open = Toute personne du même réseau peut ouvrir cette adresse. Chacun y joue à sa propre place ; tes parties, tes tables et tes réglages restent à toi. Cela s’arrête dès que tu coupes l’accès ou fermes le programme.
beside-closed = Pour l’instant, seule cette machine accède à la page.
beside-home = Choisir un jeu
# The text that stands for the picture of the QR code.
beside-code = Code QR avec l’adresse pour le téléphone

## On the home page.

beside-mention = Jouez avec un téléphone du même réseau, chacun sur son écran.
beside-link = Laisser entrer le téléphone

## The form of a new game.

new-opponent-beside = À deux : ici et sur le téléphone d’à côté

## At the board.

beside-part-lead = L’un de vous continue ici, l’autre sur le téléphone. Le téléphone reçoit un code à scanner ; on n’annule plus rien tant que vous ne jouez pas de nouveau tous les deux ici.
beside-stays = Qui reste devant cet écran ?
beside-part = Montrer le code
beside-scan-seat = Scanne ce code avec le téléphone ; il doit être dans le même réseau.
beside-open-door = Laisser entrer le téléphone
beside-close-door = Ne plus laisser entrer de téléphone
beside-gather = Rejouer tous les deux ici

## What is refused.

error-beside-no-network = Cette machine n’est dans aucun réseau domestique pour l’instant. Connecte-la au même réseau que le téléphone et réessaie.
error-beside-address = Impossible de laisser entrer le réseau domestique : le système ne le permet pas.
error-beside-link = On ne dessine un code que pour une adresse qui mène à cette machine.
error-parted = Les places de cette partie sont déjà attribuées.
error-part-alone = Il faut être deux personnes pour jouer sur deux écrans.
error-not-parted = Vous jouez déjà tous les deux devant un seul plateau.
