### The page of a player with an account, for everybody to see. $date is a date such as 2026-11-16.

## On that page, and on the way to it.

player-since = Here since { $date }.
player-games = Latest games
player-none = There are no games that everybody may see.
player-all = All of them in the archive
player-page = The page of { $name }
error-unknown-player = There is no player of this name.
