-- A claim has a token, messages can be held and closed, and digests are sent once a day. SQLite changes
-- the values that a column may have by a new table alone.
CREATE TABLE messages_next (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL
    CHECK (state IN ('pending', 'sending', 'sent', 'unknown', 'dead', 'held', 'closed')),
  -- JSON; NULL once it is erased. The row stays: its id is not mailed again.
  message TEXT,
  received_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since the epoch: when the sweep takes up what is pending or sending until then.
  due_at INTEGER NOT NULL,
  -- Why it is not sent, without personal data.
  fault TEXT,
  -- Of the last claim; random.
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
  -- ISO 8601, in UTC.
  day TEXT PRIMARY KEY,
  -- Milliseconds since the epoch: when it may be tried again.
  due_at INTEGER NOT NULL,
  is_sent INTEGER NOT NULL DEFAULT 0
) STRICT;
