### Accounts on a server that others reach. A "seat" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Your account
people-sign-in = Sign in
people-sign-up = Make an account
people-sign-out = Sign out
people-sign-out-all = Sign out everywhere

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = signed in
# Instead of the name of somebody who has deleted the account.
people-deleted = Deleted player
# $name is the name of the account.
people-play-as = You play as { $name }.
people-why = then the game is yours on every device.
# A button beside the board: a game that was begun without an account.
people-keep-game = Keep this game in your account

## The forms to get in.

people-sign-in-lead = With an account your games are at hand on every device. Without one you play by link as ever.
people-sign-up-lead = A name and a password are enough; no mail address is asked for.
people-name = Name
people-name-lead = 2 to 20 letters, digits, hyphens or underscores. Everybody you play with sees it.
people-password = Password
people-password-lead = At least 8 characters.
people-no-account = No account yet?
people-have-account = Already have an account?
people-forgotten = Forgotten the password? Sign in with a recovery code
people-recover-title = Sign in with a recovery code
people-recover-lead = Each of the codes you were shown works once. You choose a new password, and every other device is signed out.
people-code = Recovery code
people-new-password = New password
people-recover = Set the password and sign in

## The recovery codes.

people-codes = Recovery codes
people-codes-lead = With one of these codes you get back in if you forget the password. Write them down or print them.
people-codes-once = They are shown this once. Each works once.
people-codes-print = Print
people-codes-kept = I have kept them
people-codes-left =
    { $count ->
        [0] No code is left. Make new ones, or a forgotten password cannot be replaced.
        [one] One code is left. New codes replace it.
       *[other] { $count } codes are left. New codes replace them.
    }
people-codes-anew = Make new codes

## The page of the account. $date, $since and $seen are dates.

people-since = Here since { $date }
people-games = My games
people-games-count = { $running } running, { $over } finished
people-to-games = To my games
people-sessions = Signed in
people-session = since { $since }, last seen { $seen }
people-this-one = This browser.
people-unknown-browser = A browser that does not say its name
people-change-password = Change the password
people-change-lead = Every other device is signed out.
people-old-password = Present password
people-change-button = Change the password
people-export = Everything about you
people-export-lead = One file with your account, your sessions and all your games, as lines of JSON.
people-export-button = Save the file
people-delete = Delete the account
people-delete-lead = Your games stay, your name goes: you are called “Deleted player” everywhere, and nobody gets your name again. This cannot be undone.
people-delete-messages = Also remove what you have written to other players
people-delete-button = Delete the account for good
people-done-password = The password is changed. Every other device is signed out.
people-done-recovered = You are signed in with the new password. Every other device is signed out.
people-done-deleted = Your account is deleted.

## The games of the account.

people-to-move = Your turn
people-waiting = Waiting for the other player
people-over = Finished
people-no-games = You have no games yet.
# A button: games that were begun in this browser without being signed in.
people-claim = These games are mine
people-claim-lead = There are games of this browser that are not in your account yet.

## What is refused.

error-name-length = A name has 2 to 20 characters.
error-name-characters = Letters of one alphabet, digits, - and _ only, please.
error-name-taken = This name, or one that looks like it, is taken.
error-password-common = This password is among the first that are guessed. Please choose another.
error-password-short = At least 8 characters, please.
error-password-long = At most 256 bytes, please.
error-wrong-password = Name and password do not belong together.
error-wrong-code = Name and code do not belong together, or the code has been used.
error-password-not-yours = That is not your password.
error-too-many-tries = Too many tries for this account. Please wait a while.
error-signed-out = Please sign in first.
error-seat-owned = This seat belongs to an account already.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Ratings
people-ratings-lead = Rated games between people with accounts, by rule set and speed.
people-ratings-choice = Rule set and speed
people-ratings-none = Nobody has played a rated game yet.
people-rank = Rank
people-rating = Rating
people-played = Rules
people-rated-games = Games
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Won / drawn / lost
people-unrated = You have not played a rated game yet.
people-all-ratings = All ratings
people-provisional = A question mark says that a rating rests on few games, or on old ones.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapid
people-speed-correspondence = correspondence
# A box in the form of a new game.
people-rated = Rated
people-rated-lead = It counts for both: the rules as they are, the same time, nothing is taken back, no help. The other player needs an account, too.
people-this-rated = This game is rated.
people-rated-table = Rated; you need an account to sit down.

error-rated-account = A rated game needs an account. Please sign in first.
error-rated-self = A rated game needs two players.
error-rated-alone = A rated game is played with somebody elsewhere.
error-rated-rules = A rated game is played by listed rules as they are.
error-rated-start = A rated game begins as usual.
error-rated-odds = In a rated game both have the same time.
error-rated-clock = A rated game needs a clock, or days for a turn.
error-rated-dice = In a rated game the board throws the dice.
error-rated-position = This is a position of a rated game you are playing. You can look at it when the game is over.
