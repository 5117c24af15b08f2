import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:long` tries many more inputs. */
    isLong: boolean
  }
}

/** Number of inputs for a property. */
export function runs(count: { usually: number; long: number }): number {
  return inject('isLong') ? count.long : count.usually
}

/** Time limit against hangs, ms: long runs take minutes. */
export const runMs = 1_800_000
