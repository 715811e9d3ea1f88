-- Games that are played by seats: only those who hold a seat play, and no list shows them to others.

ALTER TABLE game ADD COLUMN seated INTEGER NOT NULL DEFAULT 0;

CREATE INDEX game_open ON game (updated_at DESC, id DESC) WHERE seated = 0;
