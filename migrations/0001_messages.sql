-- Contact messages, from the moment they are accepted to their final state: src/contact/ledger.ts.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'unknown', 'dead')),
  -- JSON; NULL after the retention time. The row stays, so that its id is not mailed again.
  message TEXT,
  received_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since the epoch: when the sweep handles a row that is still pending or sending.
  due_at INTEGER NOT NULL,
  -- Why it was not sent, without personal data.
  fault TEXT
) STRICT;
CREATE INDEX messages_due ON messages (state, due_at);
