### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Jugada" is what one player does at a time, "tablas" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planear jugadas
plan-lead = Di qué vas a responder. Si el otro bando hace lo que esperas, tu jugada se juega al momento, aunque no estés. Nadie más lo ve.
# On buttons.
plan-make = Hacer un plan
plan-change = Cambiar el plan
plan-drop = Borrar el plan
plan-keep = Guardar el plan
plan-cancel = Cancelar
plan-one-back = Una jugada atrás
plan-other = Otra jugada del otro bando
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Reclamar tablas con esta jugada
plan-claim-no = No
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan. { $player }: ¿qué jugada esperas?
plan-own = Plan: ¿qué respondes?
plan-over = Plan: aquí terminaría la partida.
# A line of a plan: their turn, and the own answer to it.
plan-line = Si { $theirs }, entonces { $own }
plan-line-any = Venga lo que venga: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Si { $theirs }, reclamar tablas con { $own }
plan-line-open = Si { $theirs }: aún sin respuesta
# On a button that takes a branch out of the plan.
plan-cut = Quitar: { $theirs }
plan-kept = El plan está guardado.
plan-gone-on = La partida ha seguido. El plan que estabas haciendo se ha cerrado.
# What has become of a plan.
plan-played = Jugada como habías planeado: { $turn }
plan-impossible = { $turn } ya no era posible y no se ha jugado.
plan-unforeseen = Tu plan no tenía respuesta a esa jugada; se ha borrado.
plan-back = Se han deshecho jugadas; tu plan se ha borrado.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Por adelantado: { $turn }. Se jugará en cuanto el otro bando haya movido, si entonces es posible.
advance-drop = No jugarla
advance-go = Por adelantado: ¿adónde?
advance-take = Por adelantado: captura una ficha.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Los planes son para partidas de dos personas en lugares distintos, sin dados.
error-plan-own-turn = Te toca: haz tu jugada.
error-plan-too-long = El plan es demasiado largo.
error-plan-two-answers = A una jugada solo hay una respuesta.
error-plan-twice = Esta jugada ya está en el plan.
error-plan-claim = Solo con tu propia jugada puedes reclamar tablas.
error-plan-any = Para lo que venga, sea lo que sea, vale una sola jugada y nada después.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Días de ausencia para cada bando
new-vacation-0 = Ninguno
new-vacation-14 = 14 días en total
new-vacation-28 = 28 días en total
vacation-title = Ausentarse
vacation-lead = Mientras no estés, tu reloj se para. Tus planes se cumplen de todos modos.
vacation-days = Cuántos días
# On buttons.
vacation-leave = Me ausento desde ahora
vacation-back = Ya estoy de vuelta
vacation-you-away = Tu ausencia dura hasta el { $date }. Tu reloj está parado.
vacation-away = { $player }: ausencia hasta el { $date }. Ese reloj está parado.
vacation-left = { $player }: ausencia por un tiempo.
vacation-returned = { $player }: de vuelta.
error-bad-vacation = Los días de ausencia son para partidas con alguien en otro lugar y con días por jugada; como mucho 60.
error-leave-none = En esta partida no se acordaron días de ausencia.
error-leave-days = No te quedan tantos días de ausencia.
error-leave-away = Tu ausencia sigue en pie. Di primero que estás de vuelta.
error-leave-here = No consta ninguna ausencia tuya.
error-leave-late = Queda muy poco tiempo en tu reloj para ausentarte ahora.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partidas en las que te toca: { $count }
remind-turn = Te toca
remind-short = Te toca, queda menos de un día
