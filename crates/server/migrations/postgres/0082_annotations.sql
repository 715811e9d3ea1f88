-- What the turns of rated games were worth, as in ../0082_annotations.sql.

ALTER TABLE rated_game ADD COLUMN annotated bigint NOT NULL DEFAULT 0;

CREATE INDEX rated_game_unannotated ON rated_game (ended_at, game) WHERE annotated = 0;

CREATE TABLE annotation (
    game text COLLATE "C" NOT NULL PRIMARY KEY,
    body text COLLATE "C" NOT NULL
);
