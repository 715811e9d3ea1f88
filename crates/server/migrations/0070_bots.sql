-- Bots: accounts that programs play with. Their names are in "account" like those of people, with
-- their mark before them.

CREATE TABLE bot (
    account TEXT PRIMARY KEY REFERENCES account (id),
    owner TEXT NOT NULL REFERENCES account (id),
    token TEXT UNIQUE  -- SHA-256 of the secret; none while the bot is closed
) STRICT;

CREATE INDEX bot_by_owner ON bot (owner);

-- Accounts that whoever runs the server has closed: nobody gets into them until they are opened again.
CREATE TABLE account_closed (
    account TEXT PRIMARY KEY REFERENCES account (id),
    closed_at INTEGER NOT NULL
) STRICT;
