### Accounts on a server that others reach. A "plaats" is the right to play one side; a "sessie" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Jouw account
people-sign-in = Inloggen
people-sign-up = Account maken
people-sign-out = Uitloggen
people-sign-out-all = Overal uitloggen

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = ingelogd
# Instead of the name of somebody who has deleted the account.
people-deleted = Gewist account
# $name is the name of the account.
people-play-as = Je speelt als { $name }.
people-why = dan is de partij van jou op elk apparaat.
# A button beside the board: a game that was begun without an account.
people-keep-game = Deze partij in je account bewaren

## The forms to get in.

people-sign-in-lead = Met een account heb je je partijen op elk apparaat bij de hand. Zonder account speel je via een link, zoals altijd.
people-sign-up-lead = Een naam en een wachtwoord zijn genoeg; er wordt geen mailadres gevraagd.
people-name = Naam
people-name-lead = 2 tot 20 letters, cijfers, streepjes of lage streepjes. Iedereen met wie je speelt, ziet hem.
people-password = Wachtwoord
people-password-lead = Minstens 8 tekens.
people-no-account = Nog geen account?
people-have-account = Al een account?
people-forgotten = Wachtwoord vergeten? Log in met een herstelcode
people-recover-title = Inloggen met een herstelcode
people-recover-lead = Elke code die je gekregen hebt, werkt één keer. Je kiest een nieuw wachtwoord, en alle andere apparaten worden uitgelogd.
people-code = Herstelcode
people-new-password = Nieuw wachtwoord
people-recover = Wachtwoord instellen en inloggen

## The recovery codes.

people-codes = Herstelcodes
people-codes-lead = Met een van deze codes kom je er weer in als je het wachtwoord vergeet. Schrijf ze op of druk ze af.
people-codes-once = Je ziet ze alleen deze ene keer. Elke code werkt één keer.
people-codes-print = Afdrukken
people-codes-kept = Ik heb ze bewaard
people-codes-left =
    { $count ->
        [0] Er is geen code over. Maak nieuwe, anders is een vergeten wachtwoord niet te vervangen.
        [one] Er is één code over. Nieuwe codes vervangen hem.
       *[other] Er zijn { $count } codes over. Nieuwe codes vervangen ze.
    }
people-codes-anew = Nieuwe codes maken

## The page of the account. $date, $since and $seen are dates.

people-since = Hier sinds { $date }
people-games = Mijn partijen
people-games-count = Bezig: { $running }, uitgespeeld: { $over }
people-to-games = Naar mijn partijen
people-sessions = Ingelogd
people-session = sinds { $since }, laatst gezien { $seen }
people-this-one = Deze browser.
people-unknown-browser = Een browser die zijn naam niet noemt
people-change-password = Wachtwoord wijzigen
people-change-lead = Alle andere apparaten worden uitgelogd.
people-old-password = Huidig wachtwoord
people-change-button = Wachtwoord wijzigen
people-export = Alles over jou
people-export-lead = Eén bestand met je account, je sessies en al je partijen, als regels JSON.
people-export-button = Bestand opslaan
people-delete = Account wissen
people-delete-lead = Je partijen blijven, je naam verdwijnt: overal heet je dan ‘Gewist account’, en niemand krijgt je naam ooit nog. Dit kan niet ongedaan worden gemaakt.
people-delete-messages = Verwijder ook wat je aan andere spelers hebt geschreven
people-delete-button = Account voorgoed wissen
people-done-password = Het wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
people-done-recovered = Je bent ingelogd met het nieuwe wachtwoord. Alle andere apparaten zijn uitgelogd.
people-done-deleted = Je account is gewist.

## The games of the account.

people-to-move = Jij bent aan zet
people-waiting = Wachten op de andere speler
people-over = Uitgespeeld
people-no-games = Je hebt nog geen partijen.
# A button: games that were begun in this browser without being signed in.
people-claim = Deze partijen zijn van mij
people-claim-lead = In deze browser zijn er partijen die nog niet in je account staan.

## What is refused.

error-name-length = Een naam heeft 2 tot 20 tekens.
error-name-characters = Alleen letters van één alfabet, cijfers, - en _, alsjeblieft.
error-name-taken = Deze naam, of een die erop lijkt, is al bezet.
error-password-common = Dit wachtwoord wordt als een van de eerste geraden. Kies een ander, alsjeblieft.
error-password-short = Minstens 8 tekens, alsjeblieft.
error-password-long = Hoogstens 256 bytes, alsjeblieft.
error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
error-wrong-code = Naam en code horen niet bij elkaar, of de code is al gebruikt.
error-password-not-yours = Dat is niet jouw wachtwoord.
error-too-many-tries = Te veel pogingen voor dit account. Wacht alsjeblieft een tijdje.
error-signed-out = Log eerst in, alsjeblieft.
error-seat-owned = Deze plaats hoort al bij een account.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Ratings
people-ratings-lead = Ratingpartijen tussen mensen met een account, per spelregels en tempo.
people-ratings-choice = Spelregels en tempo
people-ratings-none = Nog niemand heeft een ratingpartij gespeeld.
people-rank = Rang
people-rating = Rating
people-played = Regels
people-rated-games = Partijen
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Gewonnen / remise / verloren
people-unrated = Je hebt nog geen ratingpartij gespeeld.
people-all-ratings = Alle ratings
people-provisional = Een vraagteken betekent dat een rating op weinig of oude partijen berust.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapid
people-speed-correspondence = correspondentie
# A box in the form of a new game.
people-rated = Voor de rating
people-rated-lead = De partij telt voor allebei: de regels zoals ze zijn, dezelfde bedenktijd, niets wordt teruggenomen, geen hulp. Ook de andere speler heeft een account nodig.
people-this-rated = Deze partij telt voor de rating.
people-rated-table = Ratingpartij; om te gaan zitten heb je een account nodig.

error-rated-account = Voor een ratingpartij heb je een account nodig. Log eerst in, alsjeblieft.
error-rated-self = Een ratingpartij speel je met zijn tweeën.
error-rated-alone = Een ratingpartij speel je met iemand elders.
error-rated-rules = Een ratingpartij wordt gespeeld met regels uit de lijst, zoals ze zijn.
error-rated-start = Een ratingpartij begint zoals gewoonlijk.
error-rated-odds = In een ratingpartij hebben beide kanten dezelfde bedenktijd.
error-rated-clock = Een ratingpartij vraagt om een klok, of om dagen per zet.
error-rated-dice = In een ratingpartij gooit het bord de dobbelstenen.
error-rated-position = Deze stelling komt uit een ratingpartij die je nu speelt. Je kunt haar bekijken als de partij uit is.
