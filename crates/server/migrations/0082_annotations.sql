-- What the turns of rated games were worth, as far as that is known for certain; "body" is the caller's. Which games
-- have not been looked at yet is found by an index.

ALTER TABLE rated_game ADD COLUMN annotated INTEGER NOT NULL DEFAULT 0;

CREATE INDEX rated_game_unannotated ON rated_game (ended_at, game) WHERE annotated = 0;

CREATE TABLE annotation (
    game TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
