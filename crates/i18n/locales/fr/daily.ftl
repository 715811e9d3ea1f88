### Les exercices du jour, les mêmes pour tous : un solitaire et un problème.

## La page des tableaux et celle d’un exercice. $name est le nom d’un problème.

daily-title = Exercices du jour
daily-lead = Un solitaire et un problème, les mêmes pour tous, et de nouveaux chaque jour à minuit, temps universel. Le moins de pions d’abord, puis le moins de coups, puis le temps le plus court.
daily-solitaire = Solitaire du jour
daily-solitaire-task = { $name } : laissez le moins de pions possible, en aussi peu de coups que possible.
daily-try = Essayer
daily-today = Aujourd’hui
daily-yesterday = Hier
daily-nobody = Personne encore.
daily-begin-lead = Votre temps court dès que vous commencez. Vous pouvez annuler et recommencer autant que vous voulez ; le meilleur compte.
daily-begin = Commencer
daily-kept = C’est inscrit au tableau du jour.
daily-not-better = Vous aviez déjà fait mieux, et cela reste au tableau.
daily-table = Vers le tableau du jour

## Refus.

error-unknown-task = Cet exercice n’existe pas.
error-daily-over = Ce jour est passé.
error-daily-not-begun = Commencez d’abord l’exercice.
error-daily-untold = C’est le problème du jour : l’indice et la solution viendront demain, ou dès que vous l’aurez résolu pour le tableau du jour.
