-- Bots, as in ../0070_bots.sql.

CREATE TABLE bot (
    account text COLLATE "C" PRIMARY KEY REFERENCES account (id),
    owner text COLLATE "C" NOT NULL REFERENCES account (id),
    token text COLLATE "C" UNIQUE  -- SHA-256 of the secret; none while the bot is closed
);

CREATE INDEX bot_by_owner ON bot (owner);

-- Accounts that whoever runs the server has closed: nobody gets into them until they are opened again.
CREATE TABLE account_closed (
    account text COLLATE "C" PRIMARY KEY REFERENCES account (id),
    closed_at bigint NOT NULL
);
