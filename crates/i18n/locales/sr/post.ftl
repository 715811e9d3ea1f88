### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Potez" is what one player does at a time, "remi" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planiraj unapred
plan-lead = Reci šta ćeš odgovoriti. Ako drugi igrač odigra ono što očekuješ, tvoj potez se igra odmah, čak i kad nisi tu. Niko drugi to ne vidi.
# On buttons.
plan-make = Napravi plan
plan-change = Promeni plan
plan-drop = Odbaci plan
plan-keep = Sačuvaj plan
plan-cancel = Odustani
plan-one-back = Potez nazad
plan-other = Drugi potez protivnika
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Reklamiraj remi ovim potezom
plan-claim-no = Ne
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan – { $player }: koji potez očekuješ?
plan-own = Plan: šta ćeš odgovoriti?
plan-over = Plan: ovde bi partija bila gotova.
# A line of a plan: their turn, and the own answer to it.
plan-line = Ako { $theirs }, onda { $own }
plan-line-any = Šta god da dođe: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Ako { $theirs }, onda reklamiraj remi potezom { $own }
plan-line-open = Ako { $theirs }: još nema odgovora
# On a button that takes a branch out of the plan.
plan-cut = Izbaci: { $theirs }
plan-kept = Plan je sačuvan.
plan-gone-on = Partija je otišla dalje. Započeti plan je zatvoren.
# What has become of a plan.
plan-played = Odigrano po tvom planu: { $turn }
plan-impossible = Potez { $turn } više nije bio moguć i nije odigran.
plan-unforeseen = Tvoj plan nije imao odgovor na taj potez; odbačen je.
plan-back = Potezi su poništeni; tvoj plan je odbačen.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Unapred: { $turn }. Igra se čim drugi igrač povuče, ako tada bude moguće.
advance-drop = Ne igraj ga
advance-go = Unapred: kuda?
advance-take = Unapred: uzmi pijuna.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Planovi su za partije dvoje ljudi na različitim mestima, bez kockica.
error-plan-own-turn = Na potezu si: samo igraj.
error-plan-too-long = Plan je predugačak.
error-plan-two-answers = Na jedan potez postoji samo jedan odgovor.
error-plan-twice = Ovaj potez je već u planu.
error-plan-claim = Remi može da se reklamira samo sopstvenim potezom.
error-plan-any = Za sve što može da dođe važi samo jedan potez i ništa posle njega.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Koliko dana svaka strana sme da bude odsutna
new-vacation-0 = Nijedan
new-vacation-14 = Ukupno 14 dana
new-vacation-28 = Ukupno 28 dana
vacation-title = Odsustvo
vacation-lead = Dok traje tvoje odsustvo, tvoj sat stoji. Tvoji planovi se ipak izvršavaju.
vacation-days = Na koliko dana
# On buttons.
vacation-leave = Od sada me nema
vacation-back = Opet sam tu
vacation-you-away = Tvoje odsustvo traje do { $date }. Tvoj sat stoji.
vacation-away = { $player }: odsustvo do { $date }. Taj sat stoji.
vacation-left = { $player }: odsustvo na neko vreme.
vacation-returned = { $player }: opet tu.
error-bad-vacation = Dani odsustva su za partije sa nekim na drugom mestu i sa danima za svaki potez; najviše 60.
error-leave-none = Za ovu partiju nije dogovoreno odsustvo.
error-leave-days = Toliko dana odsustva nije preostalo.
error-leave-away = Tvoje odsustvo još traje. Prvo javi da si opet tu.
error-leave-here = Tvoje odsustvo nije u toku.
error-leave-late = Na tvom satu je ostalo premalo vremena za odsustvo.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partije u kojima si na potezu: { $count }
remind-turn = Na potezu si
remind-short = Na potezu si, ostalo je manje od jednog dana
