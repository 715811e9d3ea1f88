-- Players with an account are found in the archive by the account, as in ../0060_archive_accounts.sql.

DELETE FROM archive_player WHERE number IN (
    SELECT archive.number FROM archive JOIN seat ON seat.game = archive.game);

UPDATE game SET archived = 0
    WHERE status = 'over' AND archived > 0 AND id IN (SELECT game FROM seat);
