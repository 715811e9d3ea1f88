-- An id of a command belongs to the caller who sent it: "cmd_id" and "created_by" say both, as in 'white/ID'.
-- "digest" is that of the caller and of everything the command says, so that another command under the same id is
-- told apart; it is 'server' where the server itself has acted, and events from before have none. "format" is the
-- earliest form of events in which this one can be read.

ALTER TABLE event ADD COLUMN digest TEXT;
ALTER TABLE event ADD COLUMN format INTEGER NOT NULL DEFAULT 1;
