-- Players with an account are found in the archive by the account, and not by the name it had when the game
-- ended: what is kept of their games is made anew by the next look, under the same numbers.

DELETE FROM archive_player WHERE number IN (
    SELECT archive.number FROM archive JOIN seat ON seat.game = archive.game);

UPDATE game SET archived = 0
    WHERE status = 'over' AND archived > 0 AND id IN (SELECT game FROM seat);
