### Accounts on a server that others reach. A "place" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Ton compte
people-sign-in = Se connecter
people-sign-up = Créer un compte
people-sign-out = Se déconnecter
people-sign-out-all = Se déconnecter partout

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = compte connecté
# Instead of the name of somebody who has deleted the account.
people-deleted = Compte supprimé
# $name is the name of the account.
people-play-as = Tu joues sous le nom { $name }.
people-why = la partie est alors à toi sur tous tes appareils.
# A button beside the board: a game that was begun without an account.
people-keep-game = Garder cette partie dans ton compte

## The forms to get in.

people-sign-in-lead = Avec un compte, tu retrouves tes parties sur tous tes appareils. Sans compte, tu joues par un lien, comme avant.
people-sign-up-lead = Un nom et un mot de passe suffisent ; on ne te demande pas d’adresse e-mail.
people-name = Nom
people-name-lead = De 2 à 20 lettres, chiffres, traits d’union ou tirets bas. Tous ceux avec qui tu joues le voient.
people-password = Mot de passe
people-password-lead = Au moins 8 caractères.
people-no-account = Pas encore de compte ?
people-have-account = Déjà un compte ?
people-forgotten = Mot de passe oublié ? Se connecter avec un code de secours
people-recover-title = Se connecter avec un code de secours
people-recover-lead = Chacun des codes que tu as reçus sert une seule fois. Tu choisis un nouveau mot de passe, et tous les autres appareils sont déconnectés.
people-code = Code de secours
people-new-password = Nouveau mot de passe
people-recover = Changer le mot de passe et se connecter

## The recovery codes.

people-codes = Codes de secours
people-codes-lead = Avec un de ces codes, tu peux revenir si tu oublies ton mot de passe. Note-les ou imprime-les.
people-codes-once = Ils ne s’affichent que cette fois-ci. Chacun sert une seule fois.
people-codes-print = Imprimer
people-codes-kept = Je les ai gardés
# In French [one] holds for 0 too.
people-codes-left =
    { $count ->
        [0] Il ne reste aucun code. Crées-en de nouveaux, sinon un mot de passe oublié ne pourra pas être remplacé.
        [one] Il reste un code. De nouveaux codes le remplacent.
       *[other] Il reste { $count } codes. De nouveaux codes les remplacent.
    }
people-codes-anew = Créer de nouveaux codes

## The page of the account. $date, $since and $seen are dates.

people-since = Ici depuis le { $date }
people-games = Mes parties
people-games-count = En cours : { $running }, finies : { $over }
people-to-games = Vers mes parties
people-sessions = Sessions ouvertes
people-session = depuis le { $since }, dernière visite le { $seen }
people-this-one = Ce navigateur.
people-unknown-browser = Un navigateur qui ne dit pas son nom
people-change-password = Changer le mot de passe
people-change-lead = Tous les autres appareils sont déconnectés.
people-old-password = Mot de passe actuel
people-change-button = Changer le mot de passe
people-export = Tout ce qui te concerne
people-export-lead = Un fichier avec ton compte, tes sessions et toutes tes parties, en lignes de JSON.
people-export-button = Enregistrer le fichier
people-delete = Supprimer le compte
people-delete-lead = Tes parties restent, ton nom s’en va : partout, tu t’appelles « Compte supprimé », et personne ne pourra reprendre ton nom. C’est sans retour.
people-delete-messages = Retirer aussi ce que tu as écrit aux autres joueurs
people-delete-button = Supprimer le compte pour toujours
people-done-password = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
people-done-recovered = Te voilà de retour avec le nouveau mot de passe. Tous les autres appareils sont déconnectés.
people-done-deleted = Ton compte est supprimé.

## The games of the account.

people-to-move = À toi de jouer
people-waiting = En attente de l’autre camp
people-over = Finie
people-no-games = Tu n’as pas encore de parties.
# A button: games that were begun in this browser without being signed in.
people-claim = Ces parties sont à moi
people-claim-lead = Il y a dans ce navigateur des parties qui ne sont pas encore dans ton compte.

## What is refused.

error-name-length = Un nom a de 2 à 20 caractères.
error-name-characters = Seulement des lettres d’un même alphabet, des chiffres, - et _, s’il te plaît.
error-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
error-password-common = Ce mot de passe est parmi les premiers qu’on devine. Choisis-en un autre, s’il te plaît.
error-password-short = Au moins 8 caractères, s’il te plaît.
error-password-long = Au plus 256 octets, s’il te plaît.
error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
error-wrong-code = Le nom et le code ne vont pas ensemble, ou le code a déjà servi.
error-password-not-yours = Ce n’est pas ton mot de passe.
error-too-many-tries = Trop d’essais pour ce compte. Attends un peu, s’il te plaît.
error-signed-out = Connecte-toi d’abord, s’il te plaît.
error-seat-owned = Cette place appartient déjà à un compte.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Classements
people-ratings-lead = Parties classées entre personnes qui ont un compte, par règles et par cadence.
people-ratings-choice = Règles et cadence
people-ratings-none = Personne n’a encore joué de partie classée.
people-rank = Rang
people-rating = Classement
people-played = Règles
people-rated-games = Parties
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Gagnées / nulles / perdues
people-unrated = Tu n’as pas encore joué de partie classée.
people-all-ratings = Tous les classements
people-provisional = Un point d’interrogation signale un classement qui repose sur peu de parties, ou sur des parties anciennes.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapide
people-speed-correspondence = correspondance
# A box in the form of a new game.
people-rated = Classée
people-rated-lead = Elle compte pour les deux camps : règles telles quelles, même temps, pas de coup annulé, pas d’aide. L’autre camp a besoin d’un compte aussi.
people-this-rated = Cette partie est classée.
people-rated-table = Classée ; il te faut un compte pour prendre place.

error-rated-account = Pour une partie classée, il faut un compte. Connecte-toi d’abord, s’il te plaît.
error-rated-self = Une partie classée se joue à deux.
error-rated-alone = Une partie classée se joue avec quelqu’un d’ailleurs.
error-rated-rules = Une partie classée se joue selon des règles de la liste, telles quelles.
error-rated-start = Une partie classée commence comme d’habitude.
error-rated-odds = Dans une partie classée, les deux camps ont le même temps.
error-rated-clock = Pour une partie classée, il faut une pendule, ou des jours par coup.
error-rated-dice = Dans une partie classée, c’est le plateau qui lance les dés.
error-rated-position = Cette position vient d’une partie classée que tu es en train de jouer. Tu pourras la regarder quand la partie sera finie.
