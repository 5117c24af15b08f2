-- Contact messages, from being taken to their end: src/contact/ledger.ts.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'unknown', 'dead')),
  -- JSON; gone once the visitor's data has been kept long enough. The row stays: its id is not mailed again.
  message TEXT,
  received_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since the epoch: when the sweep takes up what is pending or sending until then.
  due_at INTEGER NOT NULL,
  -- Why it is not sent, without personal data.
  fault TEXT
) STRICT;
CREATE INDEX messages_due ON messages (state, due_at);
