import type { CountOrder } from './send-counts.ts'

/**
 * Counts something that a visitor did, after it was done. Returns at once; the code is fetched on
 * the first call, and if that fails nothing is counted.
 */
export function count(...order: CountOrder): void {
  import('./send-counts.ts').then(
    (code) => code.addCount(...order),
    () => {},
  )
}
