### How the games of this machine have ended. A draw ("tasapeli") is a tied game.

## What the page begins with, and links to and from it.

tally-title = Tulokset
tally-lead = Laskettu kaikista tämän koneen peleistä, jotka on pelattu loppuun.
tally-none = Yhtään peliä ei ole vielä pelattu loppuun.
# A link back to the list of games.
tally-to-games = Kaikki pelit
# A link on the list of games.
tally-link = Tulokset pelin ja tason mukaan

# Everything against the computer, in one line.
tally-total = Tietokonetta vastaan: voittoja { $won }, tasapelejä { $drawn }, häviöitä { $lost }.

## The table of one game against the computer.

tally-computer = Sinä tietokonetta vastaan
tally-level = Taso
tally-won = Voitot
tally-drawn = Tasapelit
tally-lost = Häviöt

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Kaksin saman laudan ääressä, voitot
tally-seated = Verkon yli, voitot
tally-puzzle = Ratkaistu { $solved }, ratkaisematta { $unsolved }.
