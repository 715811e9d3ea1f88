### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Mossa" is what one player does at a time, "patta" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Prepara le mosse
plan-lead = Di’ che cosa risponderai. Se l’altra parte fa quello che ti aspetti, la tua mossa viene giocata subito, anche mentre non ci sei. Nessun altro lo vede.
# On buttons.
plan-make = Fai un piano
plan-change = Cambia il piano
plan-drop = Elimina il piano
plan-keep = Tieni il piano
plan-cancel = Annulla
plan-one-back = Una mossa indietro
plan-other = Un’altra mossa avversaria
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Reclama la patta con questa mossa
plan-claim-no = No
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Piano – { $player }: quale mossa ti aspetti?
plan-own = Piano: che cosa rispondi?
plan-over = Piano: qui la partita sarebbe finita.
# A line of a plan: their turn, and the own answer to it.
plan-line = Se { $theirs }, allora { $own }
plan-line-any = Qualunque mossa arrivi: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Se { $theirs }, reclama la patta con { $own }
plan-line-open = Se { $theirs }: ancora nessuna risposta
# On a button that takes a branch out of the plan.
plan-cut = Togli: { $theirs }
plan-kept = Il piano è al sicuro.
plan-gone-on = La partita è andata avanti. Il piano che stavi facendo è chiuso.
# What has become of a plan.
plan-played = Giocata come avevi previsto: { $turn }
plan-impossible = { $turn } non era più possibile e non è stata giocata.
plan-unforeseen = Il tuo piano non aveva una risposta a quella mossa; è stato eliminato.
plan-back = Sono state annullate delle mosse; il tuo piano è stato eliminato.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = In anticipo: { $turn }. Si gioca appena l’altra parte ha mosso, se allora è possibile.
advance-drop = Non giocarla
advance-go = In anticipo: dove?
advance-take = In anticipo: prendi una pedina.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = I piani sono per partite tra due persone in luoghi diversi, senza dadi.
error-plan-own-turn = Tocca a te: fai la tua mossa.
error-plan-too-long = Il piano è troppo lungo.
error-plan-two-answers = A una mossa c’è una sola risposta.
error-plan-twice = Questa mossa è già nel piano.
error-plan-claim = Solo con la tua mossa puoi reclamare la patta.
error-plan-any = Per qualunque mossa arrivi vale una mossa sola, e nulla dopo.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Giorni di assenza per ogni parte
new-vacation-0 = Nessuno
new-vacation-14 = 14 giorni in tutto
new-vacation-28 = 28 giorni in tutto
vacation-title = Assentarsi
vacation-lead = Mentre non ci sei, il tuo orologio sta fermo. I tuoi piani vengono eseguiti lo stesso.
vacation-days = Per quanti giorni
# On buttons.
vacation-leave = Da adesso non ci sono
vacation-back = Ci sono di nuovo
vacation-you-away = La tua assenza dura fino a { $date }. Il tuo orologio sta fermo.
vacation-away = { $player }: assenza fino a { $date }. Quell’orologio sta fermo.
vacation-left = { $player }: assenza per un po’ di tempo.
vacation-returned = { $player }: di nuovo qui.
error-bad-vacation = I giorni di assenza sono per partite con qualcuno altrove e con giorni per mossa; al massimo 60.
error-leave-none = Per questa partita non sono stati concordati giorni di assenza.
error-leave-days = Non ti restano così tanti giorni di assenza.
error-leave-away = La tua assenza dura ancora. Prima di’ che ci sei di nuovo.
error-leave-here = Non risulta nessuna tua assenza.
error-leave-late = Sul tuo orologio resta troppo poco tempo per assentarti adesso.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partite in cui tocca a te: { $count }
remind-turn = Tocca a te
remind-short = Tocca a te, resta meno di un giorno
