import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:long` tries what could be sent at length. */
    isLong: boolean
  }
}

/** How many inputs a property is tried with. */
export function runs(count: { usually: number; long: number }): number {
  return inject('isLong') ? count.long : count.usually
}

/** A bound for what hangs, ms: long runs take minutes. */
export const runMs = 1_800_000
