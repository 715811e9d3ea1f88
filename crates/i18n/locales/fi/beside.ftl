### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### switch that lets the home network in; the phone then gets an address and a QR code, the "koodi",
### and plays one side. It is off at first.

## The page of the switch.

beside-title = Toisella puhelimella
beside-lead = Päästä kotiverkkosi puhelimet ja tabletit mukaan ja pelatkaa kahdella näytöllä: toinen tässä, toinen sohvalla.
beside-switch = Päästä kotiverkko mukaan
beside-scan = Suuntaa puhelimen kamera tähän
beside-others = Jos se ei onnistu, kokeile jotakin näistä osoitteista:
beside-open = Kuka tahansa samassa verkossa voi avata tämän osoitteen. Siellä pelataan omilla pelipaikoilla; sinun pelisi, taulukkosi ja asetuksesi pysyvät sinulla. Pääsy päättyy, kun kytket sen pois tai suljet ohjelman.
beside-closed = Tällä hetkellä sivulle pääsee vain tältä koneelta.
beside-home = Valitse peli
# The text that stands for the picture of the QR code.
beside-code = QR-koodi, jossa on osoite puhelimelle

## On the home page.

beside-mention = Pelatkaa samassa verkossa olevan puhelimen kanssa, kumpikin omalla näytöllään.
beside-link = Liitä puhelin mukaan

## The form of a new game.

new-opponent-beside = Kaksin: tässä ja puhelimella

## At the board.

beside-part-lead = Toinen teistä jatkaa tässä, toinen puhelimella. Puhelin saa koodin skannattavaksi; mitään ei voi kumota, ennen kuin pelaatte taas molemmat tässä.
beside-stays = Kumpi jää tämän näytön ääreen?
beside-part = Näytä koodi
beside-scan-seat = Skannaa tämä koodi puhelimella; sen on oltava samassa verkossa.
beside-open-door = Liitä puhelin mukaan
beside-close-door = Älä päästä enää puhelimia
beside-gather = Molemmat taas tässä

## What is refused.

error-beside-no-network = Tämä kone ei ole nyt missään kotiverkossa. Yhdistä se samaan verkkoon kuin puhelin ja yritä uudelleen.
error-beside-address = Kotiverkkoa ei voi päästää mukaan: järjestelmä ei salli sitä.
error-beside-link = Koodi piirretään vain osoitteelle, joka johtaa tälle koneelle.
error-parted = Tämän pelin pelipaikat on jo jaettu.
error-part-alone = Kahdella näytöllä voi pelata vain kaksi ihmistä.
error-not-parted = Pelaatte jo molemmat saman laudan ääressä.
