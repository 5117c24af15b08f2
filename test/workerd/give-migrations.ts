import { type D1Migration, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[]
  }
}

/** Tests in workerd cannot read files. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('migrations', await readD1Migrations('migrations'))
}
