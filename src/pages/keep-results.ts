import { SizedCache } from '#shared/sized-cache.ts'

/** Results that are kept of one function: the days and languages that visitors ask for. */
const mostResults = 100

/**
 * A pure function of which this isolate keeps the last results. Requests share them, so nobody may
 * change one.
 *
 * @param keyOf names all that a result is made of
 */
export function keepResults<Input, Result extends object>(
  work: (input: Input) => Result,
  keyOf: (input: Input) => string,
): (input: Input) => Result {
  const kept = new SizedCache<Result>(mostResults)
  return (input) => {
    const key = keyOf(input)
    const known = kept.get(key)
    if (known) return known
    const made = work(input)
    kept.keep(key, made, 1)
    return made
  }
}
