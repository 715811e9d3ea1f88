### The page on which boards, stones and sound are chosen. "Nappulat" are the pieces of every game.

## What the page begins with.

looks-title = Lauta, nappulat ja äänet
# Under the title.
looks-lead = Se, minkä tässä valitset, pätee tässä selaimessa joka peliin. Vaalea, tumma ja suuri kontrasti ovat sivun alareunassa.
# A link back to the game one comes from.
looks-back = Takaisin peliin

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Lauta
looks-board-wood = Puu
looks-board-wood-about = höylätty lankku, viivat kaiverrettu
looks-board-slate = Liuskekivi
looks-board-slate-about = raaputettu kiviportaaseen
looks-board-print = Painettu
looks-board-print-about = yksi väri paperilla, kuten vanhoissa sääntölehdissä
looks-board-cloth = Kangas
looks-board-cloth-about = ommeltu lodenkankaalle, rullattava

## The sets of stones.

looks-stones = Nappulat
looks-stones-ivory = Norsunluu ja eebenpuu
looks-stones-ivory-about = rengas ja piste
looks-stones-discs = Pelkistetyt kiekot
looks-stones-discs-about = litteät, vahva rengas ja vahva piste
looks-stones-turned = Sorvattu puu
looks-stones-turned-about = vaahterassa kolme uraa, pähkinäpuussa helmi
looks-stones-marked = Aurinko ja kuu
looks-stones-marked-about = maalattu päälle, aurinko vaaleissa

## Sound, which is off at first.

looks-sound = Äänet
looks-sound-lead = Hiljaisia puun ääniä, kun nappula asetetaan, siirtyy tai poistetaan, kun mylly sulkeutuu ja kun peli päättyy.
looks-sound-on = Päällä
looks-sound-off = Pois
# Buttons to listen to each of them.
looks-sound-set = Nappulan asetus
looks-sound-slide = Siirto
looks-sound-take = Poisto
looks-sound-mill = Mylly
looks-sound-over = Pelin loppu
