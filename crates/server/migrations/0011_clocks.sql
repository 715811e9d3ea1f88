-- Clocks as rows. Time that counts stands still while no server runs; "heartbeat" says how far it has
-- come, "counted" when an event happened by it, "deadline" when the side to move has no time left.
-- Events from before were counted by their dates.

ALTER TABLE event ADD COLUMN counted INTEGER;

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    counted INTEGER NOT NULL
) STRICT;

INSERT INTO heartbeat SELECT 1, CAST(value AS INTEGER) FROM meta WHERE name = 'alive';
DELETE FROM meta WHERE name = 'alive';

ALTER TABLE game ADD COLUMN deadline INTEGER;

CREATE INDEX game_by_deadline ON game (deadline, id) WHERE deadline IS NOT NULL;

-- Whoever looks for deadlines looks at these games first, and writes down the right one.
UPDATE game SET deadline = 0 WHERE status = 'playing' AND clocked = 1;
