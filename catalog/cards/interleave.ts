/**
 * Takes one item of each list in turn, in the order of the lists, until all lists are empty.
 *
 * @example interleave([['a', 'b'], ['c']]) // ['a', 'c', 'b']
 */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()
}
