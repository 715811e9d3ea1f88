### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Everything as one file
profile-lead = Games with all their turns, results, solitaire, lessons and puzzles done, and what you have chosen: saved as one file, and read again on another machine or after a fresh start.
# A link on the list of games and on the page of the choices.
profile-link = Save or bring everything

profile-save = Save
profile-save-lead = The file holds every game of this machine, finished or not.
profile-save-button = Save everything

profile-bring = Bring
profile-bring-lead = Nothing that is here is lost: games are added, and one that is here already is recognised. Your choices become those of the file.
profile-file = File
profile-bring-button = Read the file
profile-choose = Choose a file first.
profile-unanswered = There was no answer. Try once more: a game that is here already is recognised.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] One game is new here
       *[other] { $fresh } games are new here
    }, { $longer } have gone on, { $known } were here already.
profile-other = { $other ->
        [one] One game has gone on differently here and stays as it is.
       *[other] { $other } games have gone on differently here and stay as they are.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = This is not a file that this page has saved.
error-profile-newer = This file was saved by a newer program; please use that one.
error-profile-line = The file is damaged.
# $line is a number.
profile-damaged-line = The file is damaged in line { $line }. Nothing of it was taken.
error-profile-cut = The file is damaged or not complete. Nothing of it was taken.
