-- Ratings, as in ../0031_ratings.sql.

CREATE TABLE rated_game (
    game text COLLATE "C" PRIMARY KEY,
    rules text COLLATE "C" NOT NULL,
    speed text COLLATE "C" NOT NULL,
    white text COLLATE "C" NOT NULL,  -- accounts
    black text COLLATE "C" NOT NULL,
    score bigint NOT NULL CHECK (score BETWEEN 0 AND 2),  -- White's half points
    ended_at bigint NOT NULL,
    done bigint NOT NULL DEFAULT 0,
    white_before bigint,
    white_after bigint,
    black_before bigint,
    black_after bigint
);

CREATE INDEX rated_game_waiting ON rated_game (ended_at, game) WHERE done = 0;
CREATE INDEX rated_game_in_order ON rated_game (rules, speed, ended_at, game);

CREATE TABLE rating (
    account text COLLATE "C" NOT NULL,
    rules text COLLATE "C" NOT NULL,
    speed text COLLATE "C" NOT NULL,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    games bigint NOT NULL,
    won bigint NOT NULL,
    drawn bigint NOT NULL,
    lost bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (account, rules, speed)
);

CREATE INDEX rating_by_strength ON rating (rules, speed, rating DESC);

-- Games that are rated and go on: nobody who plays one asks what its positions are worth.
CREATE TABLE rated_running (
    game text COLLATE "C" PRIMARY KEY,
    white text COLLATE "C",
    black text COLLATE "C"
);

CREATE INDEX rated_running_white ON rated_running (white);
CREATE INDEX rated_running_black ON rated_running (black);
