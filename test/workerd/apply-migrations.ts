import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[]
  }
}

await applyD1Migrations(env.DB, inject('migrations'))
