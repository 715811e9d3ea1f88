-- The computer as an opponent: which side it plays and how strong, and whether it has something to do.

ALTER TABLE game ADD COLUMN computer TEXT CHECK (computer IN ('white', 'black'));
ALTER TABLE game ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 10);
ALTER TABLE game ADD COLUMN due INTEGER NOT NULL DEFAULT 0;

CREATE INDEX game_due ON game (due) WHERE due = 1;
