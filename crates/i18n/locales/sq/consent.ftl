### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Lëvizje" is what one player does at a time, "barazim" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Kërko zhbërjen
consent-asks =
    { $side ->
        [wolf] Ujku kërkon të zhbëhet lëvizja e fundit.
        [sheep] Delet kërkojnë të zhbëhet lëvizja e fundit.
        [quarry] Gjahu kërkon të zhbëhet lëvizja e fundit.
        [fox] Dhelpra kërkon të zhbëhet lëvizja e fundit.
        [hunters] Gjuetarët kërkojnë të zhbëhet lëvizja e fundit.
       *[other] { $player } kërkon të zhbëhet lëvizja e fundit.
    }
consent-allow = Lejoje
consent-deny = Jo
consent-allowed = Lëvizja u zhbë.
consent-denied =
    { $side ->
        [wolf] Ujku nuk pranon të zhbëhet.
        [sheep] Delet nuk pranojnë të zhbëhet.
        [quarry] Gjahu nuk pranon të zhbëhet.
        [fox] Dhelpra nuk pranon të zhbëhet.
        [hunters] Gjuetarët nuk pranojnë të zhbëhet.
       *[other] { $player } nuk pranon të zhbëhet.
    }
consent-offer-later = E njëjta palë mund ta ofrojë sërish pas edhe tri lëvizjeve të saj.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Anuloje lojën
consent-abandon = Lojtari tjetër ka ikur: merre fitoren
# Whether the other player has the game open at the moment.
consent-here = Lojtari tjetër është këtu.
consent-away = Lojtari tjetër s’është këtu.
consent-watch = Lejo të tjerët të shikojnë
consent-watch-lead = Kush e ka këtë link, e sheh lojën, por s’mund të luajë.
consent-watch-link = Linku për të shikuar

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: pretendim barazimi për pozicionin në fushë.
claim-with-turn = { $player }: pretendim barazimi me lëvizjen { $turn }, e cila shpallet dhe nuk luhet.

## What is refused.

error-ask-nobody = Këtu s’ka kë të pyesësh.
error-ask-pending = Një kërkesë po pret tashmë; më parë përgjigjja.
error-ask-none = Askush s’ka kërkuar të zhbëhet gjë.
error-again-too-soon = E ke kërkuar këtë vetëm pak lëvizje më parë. Luaj edhe ca më parë.
error-undo-unasked = Para se të zhbëhet diçka, duhet pyetur lojtari tjetër.
error-away-clock = Këtu vendos ora.
error-away-not-yet = Lojtari tjetër s’ka ikur ende mjaft gjatë.
error-bad-proof = Pretendimi nuk përputhet me provën e vet.
error-too-many-requests = Kjo ishte tepër për një kohë të shkurtër. Të lutem, prit pak.
