/** Rows that come between two rows which stay. */
export interface Run {
  /** Slug of the row before them; null at the beginning. */
  after: string | null
  /** Slug of the row behind them; null at the end. */
  before: string | null
  slugs: readonly string[]
}

/** How one search index becomes another: what is written, by slug. */
export interface SearchChange {
  /** Rows whose card changed, in their places. */
  edited: readonly string[]
  /** Rows that leave their places. */
  gone: readonly string[]
  runs: readonly Run[]
}

/**
 * The fewest rows to write.
 *
 * @param before slugs in the order of the catalogue
 * @param changed slugs of cards whose documents differ
 */
export function changeOfSearch(
  before: readonly string[],
  after: readonly string[],
  changed: ReadonlySet<string>,
): SearchChange {
  const staying = stayingSlugs(before, after)
  return {
    edited: after.filter((slug) => staying.has(slug) && changed.has(slug)),
    gone: before.filter((slug) => !staying.has(slug)),
    runs: runsBetween(after, staying),
  }
}

function runsBetween(after: readonly string[], staying: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let last: string | null = null
  let slugs: string[] = []
  const close = (next: string | null) => {
    if (slugs.length > 0) runs.push({ after: last, before: next, slugs })
    slugs = []
  }
  for (const slug of after) {
    if (!staying.has(slug)) slugs.push(slug)
    else {
      close(slug)
      last = slug
    }
  }
  close(null)
  return runs
}

/** The most slugs that are in both lists in the same order. */
function stayingSlugs(before: readonly string[], after: readonly string[]): Set<string> {
  const placeOf = new Map(before.map((slug, place) => [slug, place]))
  const places = after.flatMap((slug) => placeOf.get(slug) ?? [])
  return new Set(longestIncreasing(places).flatMap((place) => before[place] ?? []))
}

/** The longest increasing subsequence of a list of different numbers, by patience sorting. */
function longestIncreasing(numbers: readonly number[]): number[] {
  /** For each length, the index of the least number that ends a subsequence of that length. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1] ?? -1
    ends[low] = index
  }
  const longest: number[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    longest.push(numbers[index] ?? 0)
  }
  return longest.reverse()
}
