/** A piece of text without a place to break, in units along the line. */
export interface Word {
  start: number
  end: number
  /** Whether a line must end after it. */
  last?: boolean
}

/**
 * Breaks words into exactly `lineCount` lines: first so that the widest line is as narrow as
 * possible, or no wider than `roomy`; then so that the lines differ least (sum of squares).
 *
 * @param roomy a width that is narrow enough, in the words' units
 * @returns the index after the last word of each line; null if there are too few words or too many
 *   forced breaks
 * @example breakLines([{ start: 0, end: 4 }, { start: 5, end: 9 }, { start: 10, end: 19 }], 2, 0)
 *   // [2, 3]
 */
export function breakLines(
  words: readonly Word[],
  lineCount: number,
  roomy: number,
): number[] | null {
  const narrowest = solve(words, lineCount, (width, rest) => Math.max(width, rest))
  if (!narrowest) return null
  const limit = Math.max(narrowest.cost, roomy)
  const balanced = solve(words, lineCount, (width, rest) =>
    width > limit ? Infinity : width * width + rest,
  )
  return balanced?.ends ?? narrowest.ends
}

interface Solution {
  cost: number
  ends: number[]
}

/**
 * Minimum cost over all ways to break; `join` combines a line's cost with that of the lines after
 * it.
 */
function solve(
  words: readonly Word[],
  lineCount: number,
  join: (width: number, rest: number) => number,
): Solution | null {
  let after: (Solution | null)[] = words.map(() => null)
  after.push({ cost: 0, ends: [] })
  for (let line = 0; line < lineCount; line++) {
    after = [...words.map((_, from) => bestFrom(words, from, after, join)), null]
  }
  return after[0] ?? null
}

function bestFrom(
  words: readonly Word[],
  from: number,
  after: readonly (Solution | null)[],
  join: (width: number, rest: number) => number,
): Solution | null {
  let best: Solution | null = null
  for (let to = from; to < words.length; to++) {
    const first = words[from]
    const word = words[to]
    if (!first || !word) break
    const width = word.end - first.start
    // A longer line never costs less, whatever follows.
    if (join(width, 0) >= (best?.cost ?? Infinity)) break
    const rest = after[to + 1]
    if (rest) {
      const cost = join(width, rest.cost)
      if (cost < (best?.cost ?? Infinity)) best = { cost, ends: [to + 1, ...rest.ends] }
    }
    if (word.last) break
  }
  return best
}
