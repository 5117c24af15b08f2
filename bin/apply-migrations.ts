import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery } from 'wrangler'

const migrationsDir = 'migrations'

/** Table of applied migrations; `wrangler d1 migrations apply` uses the same one. */
const recordFile =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, ' +
  'name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/** Applies the missing migrations to the local database. */
export async function applyMigrations(site: Miniflare): Promise<void> {
  const database = await site.getD1Database('DB')
  await database.prepare(recordFile).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'))
  for (const file of files.sort().filter((file) => !applied.has(file))) {
    const statements = unstable_splitSqlQuery(readFileSync(path.join(migrationsDir, file), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file),
    ])
  }
}
