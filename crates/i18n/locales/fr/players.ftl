### La page d’un joueur qui a un compte, visible de tous. $date est une date comme 2026-11-16.

## Sur cette page et en chemin.

player-since = Ici depuis le { $date }.
player-games = Dernières parties
player-none = Aucune partie visible de tous.
player-all = Toutes dans les archives
player-page = La page de { $name }
error-unknown-player = Aucun joueur ne porte ce nom.
