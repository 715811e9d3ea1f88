-- The archive: finished games that anybody may see, found by player, rules, result, opening and
-- position. All of it follows from the events and can be made anew: "archived" is the version of a game
-- up to which that has been done, so whatever is behind is found by an index, after a kill as well.

ALTER TABLE game ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

CREATE INDEX game_unarchived ON game (updated_at, id)
    WHERE archived < ver AND (status = 'over' OR archived > 0);

-- Pages of the archive go by number, the latest first; a number is never given twice.
CREATE TABLE archive (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL UNIQUE REFERENCES game (id) ON DELETE CASCADE,
    rules TEXT NOT NULL,
    result TEXT NOT NULL,
    opening TEXT
) STRICT;

CREATE INDEX archive_by_rules ON archive (rules, number);
CREATE INDEX archive_by_rules_result ON archive (rules, result, number);
CREATE INDEX archive_by_rules_opening ON archive (rules, opening, number);
CREATE INDEX archive_by_result ON archive (result, number);
CREATE INDEX archive_by_opening ON archive (opening, number);

-- Names in small letters.
CREATE TABLE archive_player (
    name TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (name, number)
) STRICT, WITHOUT ROWID;

-- Positions by a key that is the same however the board is turned, and when they came first.
CREATE TABLE archive_position (
    key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (key, number)
) STRICT, WITHOUT ROWID;
