### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-bring-lead = Nothing that is here is lost: games are added, and one that is here already is recognized. Your choices become those of the file.
