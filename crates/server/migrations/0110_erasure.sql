-- What deleted accounts leave behind. A name that nobody gets again is kept as a hash with a key of this database
-- ("names-key" in "meta", drawn when it is first needed) over the hash that was kept before; "keyed" says whether a
-- row is one already.

ALTER TABLE name_gone ADD COLUMN keyed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX account_deleted ON account (deleted_at) WHERE deleted_at IS NOT NULL;

-- The program that takes this step goes over the accounts that were deleted before it.
INSERT INTO meta (name, value) SELECT 'erase-anew', 'due' WHERE EXISTS (SELECT 1 FROM account);
