-- Who has begun and solved the tasks of a day, as in ../0081_daily.sql.

CREATE TABLE daily (
    day bigint NOT NULL,
    task text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    account text COLLATE "C",
    begun bigint NOT NULL,
    score bigint,
    moves bigint,
    time bigint,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (day, task, who)
);

CREATE INDEX daily_by_rank ON daily (day, task, score, moves, time, who) WHERE score IS NOT NULL;
