-- What deleted accounts leave behind, as in ../0110_erasure.sql.

ALTER TABLE name_gone ADD COLUMN keyed bigint NOT NULL DEFAULT 0;

CREATE INDEX account_deleted ON account (deleted_at) WHERE deleted_at IS NOT NULL;

INSERT INTO meta (name, value) SELECT 'erase-anew', 'due' WHERE EXISTS (SELECT 1 FROM account);
