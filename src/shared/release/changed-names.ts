import { documentNames, type Release, type Shard } from './release.ts'

/** Lists of a release that are one document each. */
const lists = ['songs', 'gifs', 'videos'] as const

/**
 * The names whose documents differ between two releases: `card:{slug}`, `video:{slug}`,
 * `shelf:{name}`, `categories`, `search` and the lists. Only shards that differ are read.
 *
 * @param readShard by its hash
 */
export async function changedNames(
  [before, after]: readonly [Release, Release],
  readShard: (hash: string) => Promise<Shard>,
): Promise<string[]> {
  const shelves = changedKeys(before.shelves, after.shelves).map(shelfName)
  const own = lists.filter((list) => before[list] !== after[list])
  const documents = await changedDocuments(before, after, readShard)
  // A row of the index is made from the document of its card.
  const isSearchNew =
    before.order !== after.order ||
    before.search !== after.search ||
    documents.some((name) => name.startsWith(documentNames.card('')))
  const areSame = JSON.stringify(before.categories) === JSON.stringify(after.categories)
  return [
    ...(areSame ? [] : ['categories']),
    ...own,
    ...(isSearchNew ? ['search'] : []),
    ...shelves,
    ...documents,
  ]
}

/** The name of a shelf among the changed ones, and in the tags of answers made from it. */
export function shelfName(shelf: string): string {
  return `shelf:${shelf}`
}

/** The names of the cards and videos whose documents differ; one of the releases can lack them. */
export async function changedDocuments(
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
