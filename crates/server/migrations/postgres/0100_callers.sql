-- Ids of commands belong to callers, as in ../0100_callers.sql.

ALTER TABLE event ADD COLUMN digest text COLLATE "C";
ALTER TABLE event ADD COLUMN format bigint NOT NULL DEFAULT 1;
