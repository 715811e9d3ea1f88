-- Who has begun and solved the tasks of a day: one row for each account or secret of a browser. "score" is 0 for
-- what is solved, otherwise the pegs that are left; it is empty before anything was handed in. "body" is what was
-- handed in.

CREATE TABLE daily (
    day INTEGER NOT NULL,
    task TEXT NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    account TEXT,
    begun INTEGER NOT NULL,
    score INTEGER,
    moves INTEGER,
    time INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (day, task, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_by_rank ON daily (day, task, score, moves, time, who) WHERE score IS NOT NULL;
