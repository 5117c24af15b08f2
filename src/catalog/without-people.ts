import type { ShelfEntry, ShelfGroup } from '#shared/release/shelf.ts'

/** Whether the operator hides designs that show people: the variable `PEOPLE`. */
export function hidesPeople({ PEOPLE }: Pick<Env, 'PEOPLE'>): boolean {
  return PEOPLE === 'hidden'
}

interface Places {
  entries: readonly ShelfEntry[]
  groups: readonly ShelfGroup[]
  groupIndexes: readonly number[]
}

/** A shelf without the cards that show people, and for each place that is left its stored one. */
export function withoutPeople({
  entries,
  groups,
  groupIndexes,
}: Places): Places & { stored: number[] } {
  const shown = groups.filter(({ people }) => !people)
  const renumbered = groups.map((group) => shown.indexOf(group))
  const stored = [...groupIndexes.keys()].filter(
    (place) => (renumbered[groupIndexes[place] ?? -1] ?? -1) >= 0,
  )
  return {
    groups: shown,
    groupIndexes: stored.map((place) => renumbered[groupIndexes[place] ?? -1] ?? -1),
    entries: entries.filter(({ people }) => !people).map((entry, place) => ({ ...entry, place })),
    stored,
  }
}
