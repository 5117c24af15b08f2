/** Set by `npm run test:long`, which tries all combinations. */
export const isLong = process.env.LONG_TESTS === '1'

/**
 * One of the values, a different one each turn, so that neighbours in a table share the work; all
 * of them in the long tests.
 */
export function shareOf<Value>(values: readonly Value[], turn: number): readonly Value[] {
  if (isLong || values.length === 0) return values
  const at = turn % values.length
  return values.slice(at, at + 1)
}
