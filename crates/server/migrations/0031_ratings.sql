-- Rated games as they ended, and the ratings that follow from them. Ratings and doubts are in
-- thousandths, volatilities in thousand millionths, so that they are the same wherever they are computed.

CREATE TABLE rated_game (
    game TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    speed TEXT NOT NULL,
    white TEXT NOT NULL,  -- accounts
    black TEXT NOT NULL,
    score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 2),  -- White's half points
    ended_at INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    white_before INTEGER,
    white_after INTEGER,
    black_before INTEGER,
    black_after INTEGER
) STRICT;

CREATE INDEX rated_game_waiting ON rated_game (ended_at, game) WHERE done = 0;
CREATE INDEX rated_game_in_order ON rated_game (rules, speed, ended_at, game);

CREATE TABLE rating (
    account TEXT NOT NULL,
    rules TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, rules, speed)
) STRICT;

CREATE INDEX rating_by_strength ON rating (rules, speed, rating DESC);

-- Games that are rated and go on: nobody who plays one asks what its positions are worth.
CREATE TABLE rated_running (
    game TEXT PRIMARY KEY,
    white TEXT,
    black TEXT
) STRICT;

CREATE INDEX rated_running_white ON rated_running (white);
CREATE INDEX rated_running_black ON rated_running (black);
