### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Potez" is what one player does at a time, "remi" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planiraj unaprijed
plan-lead = Reci što ćeš odgovoriti. Ako drugi igrač odigra ono što očekuješ, tvoj se potez igra odmah, čak i kad nisi tu. Nitko drugi to ne vidi.
# On buttons.
plan-make = Napravi plan
plan-change = Promijeni plan
plan-drop = Odbaci plan
plan-keep = Spremi plan
plan-cancel = Odustani
plan-one-back = Potez natrag
plan-other = Drugi potez protivnika
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Reklamiraj remi ovim potezom
plan-claim-no = Ne
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan – { $player }: koji potez očekuješ?
plan-own = Plan: što ćeš odgovoriti?
plan-over = Plan: ovdje bi partija bila gotova.
# A line of a plan: their turn, and the own answer to it.
plan-line = Ako { $theirs }, onda { $own }
plan-line-any = Što god došlo: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Ako { $theirs }, onda reklamiraj remi potezom { $own }
plan-line-open = Ako { $theirs }: još nema odgovora
# On a button that takes a branch out of the plan.
plan-cut = Izbaci: { $theirs }
plan-kept = Plan je spremljen.
plan-gone-on = Partija je otišla dalje. Započeti plan je zatvoren.
# What has become of a plan.
plan-played = Odigrano po tvom planu: { $turn }
plan-impossible = Potez { $turn } više nije bio moguć i nije odigran.
plan-unforeseen = Tvoj plan nije imao odgovor na taj potez; odbačen je.
plan-back = Potezi su poništeni; tvoj je plan odbačen.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Unaprijed: { $turn }. Igra se čim drugi igrač povuče, ako tada bude moguće.
advance-drop = Ne igraj ga
advance-go = Unaprijed: kamo?
advance-take = Unaprijed: uzmi pijuna.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Planovi su za partije dvoje ljudi na različitim mjestima, bez kocki.
error-plan-own-turn = Na potezu si: samo igraj.
error-plan-too-long = Plan je predugačak.
error-plan-two-answers = Na jedan potez postoji samo jedan odgovor.
error-plan-twice = Ovaj je potez već u planu.
error-plan-claim = Remi se može reklamirati samo vlastitim potezom.
error-plan-any = Za sve što može doći vrijedi samo jedan potez i ništa nakon njega.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Koliko dana svaka strana smije biti odsutna
new-vacation-0 = Nijedan
new-vacation-14 = Ukupno 14 dana
new-vacation-28 = Ukupno 28 dana
vacation-title = Odsutnost
vacation-lead = Dok traje tvoja odsutnost, tvoj sat stoji. Tvoji se planovi svejedno izvršavaju.
vacation-days = Na koliko dana
# On buttons.
vacation-leave = Od sada me nema
vacation-back = Opet sam tu
vacation-you-away = Tvoja odsutnost traje do { $date }. Tvoj sat stoji.
vacation-away = { $player }: odsutnost do { $date }. Taj sat stoji.
vacation-left = { $player }: odsutnost na neko vrijeme.
vacation-returned = { $player }: opet tu.
error-bad-vacation = Dani odsutnosti su za partije s nekim drugdje i s danima za svaki potez; najviše 60.
error-leave-none = Za ovu partiju nije dogovorena odsutnost.
error-leave-days = Toliko dana odsutnosti nije preostalo.
error-leave-away = Tvoja odsutnost još traje. Najprije javi da si opet tu.
error-leave-here = Tvoja odsutnost nije u tijeku.
error-leave-late = Na tvom je satu ostalo premalo vremena za odsutnost.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partije u kojima si na potezu: { $count }
remind-turn = Na potezu si
remind-short = Na potezu si, ostalo je manje od jednog dana
