### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Lëvizje" is what one player does at a time, "barazim" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planifiko përpara
plan-lead = Thuaj si do të përgjigjesh. Nëse lojtari tjetër luan siç e pret, lëvizja jote luhet menjëherë, edhe kur s’je këtu. Askush tjetër s’e sheh.
# On buttons.
plan-make = Bëj një plan
plan-change = Ndrysho planin
plan-drop = Hiqe planin
plan-keep = Ruaje planin
plan-cancel = Anulo
plan-one-back = Një lëvizje prapa
plan-other = Lëvizje tjetër e tij
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Pretendo barazim me këtë lëvizje
plan-claim-no = Jo
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plani – { $player }: cilën lëvizje pret?
plan-own = Plani: si do të përgjigjesh?
plan-over = Plani: këtu loja do të mbaronte.
# A line of a plan: their turn, and the own answer to it.
plan-line = Nëse { $theirs }, atëherë { $own }
plan-line-any = Çfarëdo që të luhet: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Nëse { $theirs }, atëherë pretendo barazim me { $own }
plan-line-open = Nëse { $theirs }: ende pa përgjigje
# On a button that takes a branch out of the plan.
plan-cut = Hiqe: { $theirs }
plan-kept = Plani u ruajt.
plan-gone-on = Loja ka ecur përpara. Plani që po bëje u mbyll.
# What has become of a plan.
plan-played = U luajt siç e kishe planifikuar: { $turn }
plan-impossible = { $turn } s’ishte më e mundshme dhe nuk u luajt.
plan-unforeseen = Plani yt s’kishte përgjigje për atë lëvizje; u hoq.
plan-back = U zhbënë lëvizje; plani yt u hoq.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Paraprakisht: { $turn }. Luhet sapo të ketë lëvizur lojtari tjetër, nëse atëherë është e mundshme.
advance-drop = Mos e luaj
advance-go = Paraprakisht: ku?
advance-take = Paraprakisht: merr një kokërr.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Planet janë për lojëra mes dy vetash në vende të ndryshme, pa zare.
error-plan-own-turn = Është radha jote: luaj.
error-plan-too-long = Plani është tepër i gjatë.
error-plan-two-answers = Për një lëvizje ka vetëm një përgjigje.
error-plan-twice = Kjo lëvizje është tashmë në plan.
error-plan-claim = Barazimi pretendohet vetëm me lëvizjen tënde.
error-plan-any = Për çfarëdo që të luhet vlen një lëvizje e vetme, dhe asgjë pas saj.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Sa ditë mund të mungojë secila palë
new-vacation-0 = Asnjë
new-vacation-14 = Gjithsej 14 ditë
new-vacation-28 = Gjithsej 28 ditë
vacation-title = Mungesa
vacation-lead = Sa kohë mungon, ora jote rri në vend. Planet e tua zbatohen gjithsesi.
vacation-days = Për sa ditë
# On buttons.
vacation-leave = Që tani mungoj
vacation-back = U ktheva
vacation-you-away = Ti mungon deri më { $date }. Ora jote rri në vend.
vacation-away = { $player }: mungesë deri më { $date }. Kjo orë rri në vend.
vacation-left = { $player }: mungesë për ca kohë.
vacation-returned = { $player }: sërish këtu.
error-bad-vacation = Ditët e mungesës janë për lojëra me dikë gjetkë dhe me ditë për çdo lëvizje; e shumta 60.
error-leave-none = Për këtë lojë s’janë caktuar ditë mungese.
error-leave-days = S’kanë mbetur aq ditë mungese.
error-leave-away = Ti mungon. Më parë thuaj që u ktheve.
error-leave-here = Ti nuk mungon.
error-leave-late = Në orën tënde ka mbetur tepër pak kohë për të munguar tani.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Lojëra ku e ke ti radhën: { $count }
remind-turn = Radha jote
remind-short = Radha jote, ka mbetur më pak se një ditë
