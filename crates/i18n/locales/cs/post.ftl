### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Tah" is what one player does at a time, "remíza" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Plánovat dopředu
plan-lead = Řekni, co odpovíš. Zahraje-li druhá strana, co čekáš, tvůj tah se zahraje hned, i když tu nejsi. Nikdo jiný to nevidí.
# On buttons.
plan-make = Vytvořit plán
plan-change = Změnit plán
plan-drop = Zahodit plán
plan-keep = Uložit plán
plan-cancel = Zrušit
plan-one-back = O tah zpět
plan-other = Jiný tah soupeře
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Reklamovat s tímto tahem remízu
plan-claim-no = Ne
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plán – { $player }: jaký tah čekáš?
plan-own = Plán: co odpovíš?
plan-over = Plán: tady by partie skončila.
# A line of a plan: their turn, and the own answer to it.
plan-line = Když { $theirs }, pak { $own }
plan-line-any = Ať přijde cokoli: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Když { $theirs }, pak reklamovat remízu s tahem { $own }
plan-line-open = Když { $theirs }: zatím bez odpovědi
# On a button that takes a branch out of the plan.
plan-cut = Vyjmout: { $theirs }
plan-kept = Plán je uložený.
plan-gone-on = Partie mezitím pokročila. Rozdělaný plán je zavřený.
# What has become of a plan.
plan-played = Zahráno podle tvého plánu: { $turn }
plan-impossible = Tah { $turn } už nebyl možný a nezahrál se.
plan-unforeseen = Na tento tah tvůj plán odpověď neměl; je zahozený.
plan-back = Tahy se vracely; tvůj plán je zahozený.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Předem: { $turn }. Zahraje se, jakmile druhá strana potáhne, bude-li to pak možné.
advance-drop = Nehrát
advance-go = Předem: kam?
advance-take = Předem: vezmi kámen.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Plány jsou pro partie dvou lidí na různých místech, bez kostek.
error-plan-own-turn = Jsi na tahu: prostě hraj.
error-plan-too-long = Plán je příliš dlouhý.
error-plan-two-answers = Na jeden tah je jen jedna odpověď.
error-plan-twice = Tento tah už v plánu je.
error-plan-claim = Remízu jde reklamovat jen s vlastním tahem.
error-plan-any = Na cokoli, co přijde, jde naplánovat jediný tah a po něm už nic.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Kolik dnů smí být každá strana pryč
new-vacation-0 = Žádné
new-vacation-14 = Celkem 14 dnů
new-vacation-28 = Celkem 28 dnů
vacation-title = Odjezd
vacation-lead = Dokud jsi pryč, tvoje hodiny stojí. Tvoje plány se plní i tak.
vacation-days = Na kolik dnů
# On buttons.
vacation-leave = Odteď jsem pryč
vacation-back = Jsem zpátky
vacation-you-away = Jsi pryč do { $date }. Tvoje hodiny stojí.
vacation-away = { $player }: pryč do { $date }. Tyto hodiny stojí.
vacation-left = { $player }: na nějaký čas pryč.
vacation-returned = { $player }: zase zpátky.
error-bad-vacation = Dny pryč jsou pro partie s někým jinde a se dny na každý tah; nejvýš 60.
error-leave-none = V této partii nejsou žádné dny pryč domluvené.
error-leave-days = Tolik dnů pryč už nezbývá.
error-leave-away = Jsi pryč. Nejdřív řekni, že jsi zpátky.
error-leave-here = Nejsi pryč.
error-leave-late = Na tvých hodinách zbývá málo času na to, aby se teď dalo odjet.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partie, ve kterých jsi na tahu: { $count }
remind-turn = Jsi na tahu
remind-short = Jsi na tahu, zbývá méně než den
