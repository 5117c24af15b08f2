/** Room between two rows that were written together. */
const gap = 2 ** 20
/** Id of the first row of all: there is room before it for new cards. */
const firstId = 2 ** 44

/** Where rows go: between the rows of these ids. */
interface Room {
  after: number | null
  before: number | null
}

/**
 * Rising ids for rows between two others, as far apart as there is room.
 *
 * @param taken ids that are used
 * @returns null if there is no room
 * @example idsBetween({ after: 10, before: 20 }, 1, new Set()) // [15]
 */
export function idsBetween(
  { after, before }: Room,
  count: number,
  taken: ReadonlySet<number>,
): number[] | null {
  const low = after ?? (before === null ? firstId : before - gap * (count + 1))
  const high = before ?? low + gap * (count + 1)
  const step = Math.max(1, Math.floor((high - low) / (count + 1)))
  const ids: number[] = []
  let last = low
  for (let index = 1; index <= count; index++) {
    let id = Math.max(low + step * index, last + 1)
    while (taken.has(id)) id++
    if (id >= high) return null
    ids.push(id)
    last = id
  }
  return ids
}

/**
 * Ids behind those of all other rows.
 *
 * @param last the last of them; null if there are none
 */
export function idsBehind(last: number | null, count: number): number[] {
  const start = last === null ? firstId : last + gap
  return Array.from({ length: count }, (_, index) => start + gap * index)
}
