### How games end: results, and the reasons that records, tables and pages share. "Tasapeli" is a tied game.

## Why a game ended. Each stands after a result and a colon ("Valkoinen voittaa: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = vastapuolen nappulat eivät enää riitä myllyyn
reason-captured = kaikki nappulat syöty
reason-given-away = kaikki nappulat annettu pois
reason-blocked = ei enää siirtoa
reason-blocked-loser = vastustaja ei voi enää siirtää
reason-blocked-winner = ei enää siirtoa, ja sillä tämän pelin voittaa
reason-both-blocked = kumpikaan ei voi enää siirtää
reason-first-mill = ensimmäinen mylly
reason-trapped = saarrettu, ei pakotietä
reason-escaped = pääsi pakoon
reason-board-full = lauta on täynnä
reason-three-vs-three = kolme nappulaa kolmea vastaan
reason-agreement = sopimus
reason-repetition = sama asema yhä uudestaan
reason-no-mill = liian pitkään ilman myllyä
reason-no-progress = liian pitkään ilman syöntiä tai tavallisen nappulan siirtoa
reason-resignation = luovutus
reason-time = aika loppui
reason-abandoned = toinen puoli lähti
reason-aborted = peruttu
reason-stopped = keskeytetty, koska peli ei loppunut
reason-solved = tavoite saavutettu
reason-stuck = ei enää hyppyä
reason-given-up = luovutettu

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Susi voittaa
        [sheep] Lampaat voittavat
        [quarry] Saalis voittaa
        [fox] Kettu voittaa
        [hunters] Metsästäjät voittavat
       *[other] { $winner } voittaa
    }: { $reason }.
end-draw = Tasapeli: { $reason }.
end-solved = Ratkaistu: { $reason }.
end-unsolved = Ei ratkaistu: { $reason }.
end-open = Ei tulosta: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [wolf] Susi voittaa.
        [sheep] Lampaat voittavat.
        [quarry] Saalis voittaa.
        [fox] Kettu voittaa.
        [hunters] Metsästäjät voittavat.
       *[other] { $player } voittaa.
    }
end-gives-up =
    { $side ->
        [wolf] Susi luovuttaa.
        [sheep] Lampaat luovuttavat.
        [quarry] Saalis luovuttaa.
        [fox] Kettu luovuttaa.
        [hunters] Metsästäjät luovuttavat.
       *[other] { $player } luovuttaa.
    }
end-out-of-time =
    { $side ->
        [wolf] Suden aika loppui.
        [sheep] Lampaiden aika loppui.
        [quarry] Saaliin aika loppui.
        [fox] Ketun aika loppui.
        [hunters] Metsästäjien aika loppui.
       *[other] Aika loppui: { $player }.
    }
end-got-away =
    { $side ->
        [fox] Kettu pääsi pakoon.
        [quarry] Saalis pääsi pakoon.
       *[other] Susi pääsi pakoon.
    }
end-agreed = Tasapeli: kumpikin puoli suostuu siihen.

## Results in a word, for tables.

result-1-0 = Valkoinen voitti
result-0-1 = Musta voitti
result-draw = tasapeli
result-solved = ratkaistu
result-unsolved = ei ratkaistu
result-open = kesken

## The sides. In the hunts they go by what they are.

side-white = Valkoinen
side-black = Musta
side-wolf = susi
side-sheep = lampaat
side-quarry = saalis
side-fox = kettu
side-hunters = metsästäjät
