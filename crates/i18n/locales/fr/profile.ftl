### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Tout dans un fichier
profile-lead = Parties avec tous leurs coups, résultats, solitaire, leçons et problèmes réussis, et tes choix : enregistrés dans un seul fichier, puis relus sur une autre machine ou après un nouveau départ.
# A link on the list of games and on the page of the choices.
profile-link = Tout enregistrer ou importer

profile-save = Enregistrer
profile-save-lead = Le fichier contient toutes les parties de cette machine, finies ou non.
profile-save-button = Tout enregistrer

profile-bring = Importer
profile-bring-lead = Rien de ce qui est ici ne se perd : les parties s’ajoutent, et celle qui est déjà là est reconnue. Tes choix deviennent ceux du fichier.
profile-file = Fichier
profile-bring-button = Lire le fichier
profile-choose = Choisis d’abord un fichier.
profile-unanswered = Aucune réponse. Essaie encore une fois : une partie qui est déjà là est reconnue.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are. In French [one] holds for 0 too.
profile-done = { $fresh ->
        [0] Aucune nouvelle partie
        [one] Une nouvelle partie
       *[other] { $fresh } nouvelles parties
    }, { $longer ->
        [one] { $longer } continuée
       *[other] { $longer } continuées
    }, { $known } déjà là.
profile-other = { $other ->
        [one] Une partie a continué autrement ici et reste telle quelle.
       *[other] { $other } parties ont continué autrement ici et restent telles quelles.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Ce fichier n’a pas été enregistré par cette page.
error-profile-newer = Ce fichier vient d’un programme plus récent ; utilise celui-là.
error-profile-line = Le fichier est endommagé.
# $line is a number.
profile-damaged-line = Le fichier est endommagé à la ligne { $line }. Rien n’en a été repris.
error-profile-cut = Le fichier est endommagé ou incomplet. Rien n’en a été repris.
