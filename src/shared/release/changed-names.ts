import type { Release, Shard } from './release.ts'

/** Lists of a release that are one document each. */
const lists = ['songs', 'gifs', 'videos', 'search'] as const

/**
 * The names whose documents differ between two releases: `card:{slug}`, `video:{slug}`,
 * `shelf:{name}`, `categories` and the lists. Only shards that differ are read.
 *
 * @param readShard by its hash
 */
export async function changedNames(
  [before, after]: readonly [Release, Release],
  readShard: (hash: string) => Promise<Shard>,
): Promise<string[]> {
  const shelves = changedKeys(before.shelves, after.shelves).map(shelfName)
  const own = lists.filter((list) => before[list] !== after[list])
  const areSame = JSON.stringify(before.categories) === JSON.stringify(after.categories)
  return [
    ...(areSame ? [] : ['categories']),
    ...own,
    ...shelves,
    ...(await changedDocuments(before, after, readShard)),
  ]
}

/** The name of a shelf among the changed ones, and in the tags of answers made from it. */
export function shelfName(shelf: string): string {
  return `shelf:${shelf}`
}

async function changedDocuments(
  before: Release,
  after: Release,
  readShard: (hash: string) => Promise<Shard>,
): Promise<string[]> {
  const readOthers = async (own: Release, other: Release): Promise<Shard> => {
    const held = new Set(other.shards)
    const different = [...new Set(own.shards)].filter((hash) => !held.has(hash))
    return Object.assign({}, ...(await Promise.all(different.map(readShard))))
  }
  return changedKeys(await readOthers(before, after), await readOthers(after, before))
}

function changedKeys(before: Record<string, string>, after: Record<string, string>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => before[key] !== after[key]).sort()
}
