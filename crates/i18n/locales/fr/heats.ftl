### Courses en réseau : jusqu’à huit personnes, chacune chez soi, toutes avec le même problème de solitaire.

## Sur la page des problèmes et sur celle d’une course.

heat-title = Course en réseau
heat-about = De deux à huit joueurs, chacun chez soi, tous avec le même problème. Envoyez-leur le lien ; tout le monde commence au même instant et voit combien de pions il reste aux autres. Le moins de pions gagne, puis le temps le plus court, compté dès le départ. Rien ne s’annule.
heat-name = Votre nom
heat-minutes = Fin après
heat-make = Créer une course
heat-of = Course : { $problem }
heat-invite = Envoyez ce lien à ceux qui doivent courir. Jusqu’à huit participent ; les autres peuvent regarder.
heat-link = Lien vers cette course
heat-join = Participer
heat-ready = Je suis prêt
heat-not-ready = Pas encore prêt
heat-begin = Commencer
heat-leave = Partir
heat-stop = En rester là
heat-rematch = Encore une course
heat-next = Vers la course suivante
heat-racers = Participants
heat-place = Place
heat-standing = Où il en est
heat-board = Votre plateau
heat-watching = Vous regardez.
heat-lost = La connexion est perdue. Elle revient d’elle-même ; un saut fait entre-temps est gardé.

## Ce qu’on attend et où on en est. $host est un nom, $time un temps comme 3:07.

heat-alone = On attend quelqu’un pour courir.
heat-waiting = La course commence quand tous sont prêts, ou quand { $host } le dit.
heat-running = Partez ! Le moins de pions gagne, puis le temps le plus court.
heat-is-ready = prêt
heat-is-not-ready = pas encore prêt
heat-left = encore { $time }

## Refus.

error-race-full = Huit participent déjà. Vous pouvez regarder.
error-race-begun = La course a déjà commencé.
error-race-few = Il faut être au moins deux pour une course.
error-race-host = Seul celui qui a créé la course peut la lancer ; ou dites que vous êtes prêt.
error-race-minutes = Une course finit après 1 à 120 minutes.
error-race-waits = La course n’a pas encore commencé.
error-race-goes-on = La course n’est pas finie.
