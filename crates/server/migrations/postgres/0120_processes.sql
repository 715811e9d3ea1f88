-- The processes that use the database: when each last said that it runs, and whether it has signed off. A file of
-- SQLite has one process, which locks it. Nothing is lost with the rows: who has none is known by the heartbeat.

CREATE UNLOGGED TABLE process (
    id text COLLATE "C" PRIMARY KEY,
    beat bigint NOT NULL,
    gone boolean NOT NULL DEFAULT false
) WITH (fillfactor = 10);
