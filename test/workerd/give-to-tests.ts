import { type D1Migration, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[]
    /** Set by `npm run test:long`. */
    isLong: boolean
  }
}

/** Tests in workerd see neither files nor the environment. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('migrations', await readD1Migrations('migrations'))
  project.provide('isLong', process.env.LONG_TESTS === '1')
}
