### Päivän tehtävät, kaikille samat: lautapasianssi ja lautapelitehtävä.

## Taulukoiden sivu ja tehtävän sivu. $name on lautapasianssitehtävän nimi.

daily-title = Päivän tehtävät
daily-lead = Lautapasianssi ja lautapelitehtävä, kaikille samat, ja uudet joka päivä keskiyöllä yleisaikaa. Ensin vähiten nappuloita, sitten vähiten siirtoja, sitten lyhyin aika.
daily-solitaire = Päivän lautapasianssi
daily-solitaire-task = { $name }: jätä mahdollisimman vähän nappuloita mahdollisimman vähillä siirroilla.
daily-try = Kokeile
daily-today = Tänään
daily-yesterday = Eilen
daily-nobody = Ei vielä ketään.
daily-begin-lead = Aikasi alkaa kulua, kun aloitat. Voit perua ja yrittää niin usein kuin haluat; paras tulos jää voimaan.
daily-begin = Aloita
daily-kept = Tulos on päivän taulukossa.
daily-not-better = Olet onnistunut jo paremmin, ja se tulos pysyy taulukossa.
daily-table = Päivän taulukkoon

## Epäämiset.

error-unknown-task = Sellaista tehtävää ei ole.
error-daily-over = Se päivä on ohi.
error-daily-not-begun = Aloita tehtävä ensin.
error-daily-untold = Tämä on päivän tehtävä: vihje ja ratkaisu tulevat huomenna, tai heti kun olet ratkaissut sen päivän taulukkoon.
