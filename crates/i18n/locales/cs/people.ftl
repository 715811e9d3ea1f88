### Accounts on a server that others reach. A "seat" ("místo") is the right to play one side; a "session"
### ("přihlášení") is a browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Tvůj účet
people-sign-in = Přihlásit se
people-sign-up = Založit účet
people-sign-out = Odhlásit se
people-sign-out-all = Odhlásit se všude

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = přihlášený účet
# Instead of the name of somebody who has deleted the account.
people-deleted = Smazaný účet
# $name is the name of the account.
people-play-as = Hraješ jako { $name }.
people-why = pak ti partie patří na každém zařízení.
# A button beside the board: a game that was begun without an account.
people-keep-game = Uložit partii do mého účtu

## The forms to get in.

people-sign-in-lead = S účtem máš své partie po ruce na každém zařízení. Bez něj hraješ dál přes odkaz.
people-sign-up-lead = Stačí jméno a heslo; na e-mail se nikdo neptá.
people-name = Jméno
people-name-lead = 2 až 20 písmen, číslic, spojovníků nebo podtržítek. Vidí ho všichni, s kým hraješ.
people-password = Heslo
people-password-lead = Aspoň 8 znaků.
people-no-account = Ještě nemáš účet?
people-have-account = Už máš účet?
people-forgotten = Nevíš heslo? Přihlas se záložním kódem
people-recover-title = Přihlášení záložním kódem
people-recover-lead = Každý z kódů, které ti byly ukázány, platí jednou. Zvolíš si nové heslo a všechna ostatní zařízení se odhlásí.
people-code = Záložní kód
people-new-password = Nové heslo
people-recover = Nastavit heslo a přihlásit se

## The recovery codes.

people-codes = Záložní kódy
people-codes-lead = S jedním z těchto kódů se dostaneš zpátky, když zapomeneš heslo. Opiš si je, nebo je vytiskni.
people-codes-once = Ukážou se jen teď, jedinkrát. Každý platí jednou.
people-codes-print = Vytisknout
people-codes-kept = Mám je uschované
people-codes-left =
    { $count ->
        [0] Nezbývá žádný kód. Vytvoř si nové, jinak se zapomenuté heslo nedá nahradit.
        [one] Zbývá jeden kód. Nové kódy ho nahradí.
        [few] Zbývají { $count } kódy. Nové kódy je nahradí.
        [many] Zbývá { $count } kódu. Nové kódy je nahradí.
       *[other] Zbývá { $count } kódů. Nové kódy je nahradí.
    }
people-codes-anew = Vytvořit nové kódy

## The page of the account. $date, $since and $seen are dates.

people-since = Účet od { $date }
people-games = Moje partie
people-games-count = Rozehrané: { $running }, dohrané: { $over }
people-to-games = K mým partiím
people-sessions = Přihlášení
people-session = od { $since }, naposledy { $seen }
people-this-one = Tento prohlížeč.
people-unknown-browser = Prohlížeč, který neříká své jméno
people-change-password = Změna hesla
people-change-lead = Všechna ostatní zařízení se odhlásí.
people-old-password = Dosavadní heslo
people-change-button = Změnit heslo
people-export = Všechno o tobě
people-export-lead = Jeden soubor s tvým účtem, přihlášeními a všemi tvými partiemi, jako řádky JSON.
people-export-button = Uložit soubor
people-delete = Smazání účtu
people-delete-lead = Tvoje partie zůstanou, tvoje jméno zmizí: všude bude místo něj „Smazaný účet“ a nikdo jiný už ho nedostane. Nedá se to vzít zpět.
people-delete-messages = Odstranit i tvé zprávy ostatním hráčům
people-delete-button = Smazat účet natrvalo
people-done-password = Heslo je změněné. Všechna ostatní zařízení jsou odhlášená.
people-done-recovered = Přihlášení s novým heslem se povedlo. Všechna ostatní zařízení jsou odhlášená.
people-done-deleted = Tvůj účet je smazán.

## The games of the account.

people-to-move = Jsi na tahu
people-waiting = Na tahu je druhá strana
people-over = Dohráno
people-no-games = Zatím nemáš žádné partie.
# A button: games that were begun in this browser without being signed in.
people-claim = Tyto partie jsou moje
people-claim-lead = V tomto prohlížeči jsou partie, které v tvém účtu ještě nejsou.

## What is refused.

error-name-length = Jméno má 2 až 20 znaků.
error-name-characters = Jen písmena jedné abecedy, číslice, - a _, prosím.
error-name-taken = Toto jméno, nebo jemu podobné, už je obsazené.
error-password-common = Tohle heslo se hádá mezi prvními. Zvol prosím jiné.
error-password-short = Aspoň 8 znaků, prosím.
error-password-long = Nejvýš 256 bajtů, prosím.
error-wrong-password = Jméno a heslo k sobě nepatří.
error-wrong-code = Jméno a kód k sobě nepatří, nebo je kód už použitý.
error-password-not-yours = To není tvoje heslo.
error-too-many-tries = Příliš mnoho pokusů pro tento účet. Počkej prosím chvíli.
error-signed-out = Nejdřív se prosím přihlas.
error-seat-owned = Toto místo už patří k nějakému účtu.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Ratingy
people-ratings-lead = Hodnocené partie mezi lidmi s účtem, podle pravidel a tempa.
people-ratings-choice = Pravidla a tempo
people-ratings-none = Zatím se nehrála žádná hodnocená partie.
people-rank = Pořadí
people-rating = Rating
people-played = Pravidla
people-rated-games = Partie
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Výhry / remízy / prohry
people-unrated = Zatím nemáš žádnou hodnocenou partii.
people-all-ratings = Všechny ratingy
people-provisional = Otazník znamená, že rating stojí na málo partiích nebo na starých.
people-speed-bullet = bullet
people-speed-blitz = blesk
people-speed-rapid = rapid
people-speed-correspondence = korespondenční partie
# A box in the form of a new game.
people-rated = Hodnocená
people-rated-lead = Počítá se oběma: pravidla beze změn, stejný čas, nic se nevrací, žádná pomoc. Účet potřebuje i druhá strana.
people-this-rated = Tato partie je hodnocená.
people-rated-table = Hodnocená; kdo si chce sednout, potřebuje účet.

error-rated-account = Hodnocená partie vyžaduje účet. Nejdřív se prosím přihlas.
error-rated-self = K hodnocené partii jsou potřeba dva.
error-rated-alone = Hodnocená partie se hraje s někým jinde.
error-rated-rules = Hodnocená partie se hraje podle pravidel ze seznamu, beze změn.
error-rated-start = Hodnocená partie začíná jako obvykle.
error-rated-odds = V hodnocené partii mají obě strany stejný čas.
error-rated-clock = Hodnocená partie potřebuje hodiny, nebo dny na tah.
error-rated-dice = V hodnocené partii hází kostkami deska.
error-rated-position = Tato pozice je z hodnocené partie, kterou právě hraješ. Prohlédnout si ji můžeš, až partie skončí.
