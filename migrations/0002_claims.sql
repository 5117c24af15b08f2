-- A claim has a token, messages can be held and closed, and digests are sent once a day. SQLite can
-- change the allowed values of a column only with a new table.
CREATE TABLE messages_next (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL
    CHECK (state IN ('pending', 'sending', 'sent', 'unknown', 'dead', 'held', 'closed')),
  -- JSON; NULL after it was erased. The row stays, so that its id is not mailed again.
  message TEXT,
  received_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since the epoch: when the sweep handles a row that is still pending or sending.
  due_at INTEGER NOT NULL,
  -- Why it was not sent, without personal data.
  fault TEXT,
  -- Random token of the last claim.
  claim TEXT
) STRICT;
INSERT INTO messages_next (id, state, message, received_at, attempts, due_at, fault)
  SELECT id, iif(state = 'dead' AND fault = 'held', 'held', state), message, received_at, attempts,
    due_at, iif(fault = 'held', 'trapped', fault)
  FROM messages;
DROP TABLE messages;
ALTER TABLE messages_next RENAME TO messages;
CREATE INDEX messages_due ON messages (state, due_at);

-- The daily mail that tells the house what waits: src/contact/digest.ts.
CREATE TABLE digests (
  -- The daily mail that tells the house which messages wait: src/contact/digest.ts.
  day TEXT PRIMARY KEY,
  -- Milliseconds since the epoch: when it may be tried again.
  due_at INTEGER NOT NULL,
  -- Milliseconds since the epoch: when it can be tried again.
) STRICT;
