import * as v from 'valibot'
import type { ShelfCard } from '#shared/card.ts'
import { shelfName } from '#shared/release/changed-names.ts'
import {
  newestShelf,
  type Release,
  shardSchema,
  shelfPageSchema,
  shelfSchema,
} from '#shared/release/release.ts'
import { shardOf } from '#shared/release/shards.ts'
import {
  entriesOf,
  groupsOf,
  locate,
  pageStarts,
  type ShelfEntry,
  type ShelfGroup,
} from '#shared/release/shelf.ts'
import { isSlug } from '#shared/slug.ts'
import { UnreadableError } from '../release/from-one-release.ts'
import { type DocumentKind, readDocument } from '../release/read-document.ts'
import { readShippedRelease } from '../release/request-release.ts'
import type { Services } from '../services/services.ts'
import { hidesPeople, withoutPeople } from './without-people.ts'

/** A shelf of the request's release; its cards are read when they are asked for. */
export interface OpenShelf {
  /** The first cards, at most `mostNamed`. */
  entries: readonly ShelfEntry[]
  groups: readonly ShelfGroup[]
  /** For each card the index of its group. */
  groupIndexes: readonly number[]
  /** The cards of some places, in that order. */
  cards: (places: readonly { place: number }[]) => Promise<ShelfCard[]>
}

const emptyShelf: OpenShelf = { entries: [], groups: [], groupIndexes: [], cards: async () => [] }

const shard = { name: 'shard', schema: shardSchema }
const shelfPage = { name: 'shelf page', schema: shelfPageSchema }
const shelf = {
  name: 'shelf',
  schema: v.pipe(
    shelfSchema,
    v.transform((read) => ({
      entries: entriesOf(read),
      groups: groupsOf(read),
      groupIndexes: read.kinds,
      front: read.front,
      pages: read.pages,
      starts: pageStarts(read),
    })),
  ),
}

/** The lists of a release that are one document each. */
export async function readList<Item>(
  services: Services,
  kind: DocumentKind<Item[]>,
  list: 'songs' | 'gifs' | 'videos',
): Promise<Item[]> {
  services.release.parts.add(list)
  return (await readPart(services, kind, (root) => root[list])) ?? []
}

/** A document that the root names; undefined if no release can be read. */
async function readPart<Value>(
  services: Services,
  kind: DocumentKind<Value>,
  hashOf: (root: Release) => string | undefined,
): Promise<Value | undefined> {
  const { root, home } = await services.release.open()
  const hash = root && hashOf(root)
  if (!hash) return undefined
  return readOrGiveUp(kind, () => readDocument(services, { hash, kind, home }))
}

/** The document of a name, such as `card:papercut-arch`; null if the release has none. */
export async function readNamed<Value>(
  services: Services,
  kind: DocumentKind<Value>,
  name: string,
): Promise<Value | null> {
  const hash = await findNamed(services, name)
  return hash ? ((await readPart(services, kind, () => hash)) ?? null) : null
}

/**
 * The document of a name in the release that ships; null if it has none.
 *
 * @throws Error when that release cannot be read
 */
export async function readShippedNamed<Value>(
  services: Services,
  kind: DocumentKind<Value>,
  name: string,
): Promise<Value | null> {
  const home = 'builtin'
  const { shards } = await readShippedRelease(services)
  const hash = shards[await shardOf(name, shards.length)]
  const names = hash ? await readDocument(services, { hash, kind: shard, home }) : {}
  const own = Object.hasOwn(names, name) ? names[name] : undefined
  return own ? readDocument(services, { hash: own, kind, home }) : null
}

/** The hash of the document of a name; undefined if the release has none. */
export async function findNamed(services: Services, name: string): Promise<string | undefined> {
  // An address can name anything, but the name of a part is a tag in a header of the answer.
  if (!isSlug(name.slice(name.indexOf(':') + 1))) return undefined
  services.release.parts.add(name)
  const { root } = await services.release.open()
  if (!root) return undefined
  const index = await shardOf(name, root.shards.length)
  const names = await readPart(services, shard, ({ shards }) => shards[index])
  return names && Object.hasOwn(names, name) ? names[name] : undefined
}

/** The number of all cards. */
export async function countCards(services: Services): Promise<number> {
  services.release.parts.add(shelfName(newestShelf))
  const { root } = await services.release.open()
  return root?.counts.cards ?? 0
}

/** A shelf by its name; an empty one if the release has none of that name. */
export async function readShelf(services: Services, name: string): Promise<OpenShelf> {
  services.release.parts.add(shelfName(name))
  const found = await readPart(services, shelf, ({ shelves }) =>
    Object.hasOwn(shelves, name) ? shelves[name] : undefined,
  )
  if (!found) return emptyShelf
  const { entries, groups, groupIndexes, front, pages, starts } = found
  async function readPage(page: number | null): Promise<readonly ShelfCard[]> {
    if (page === null) return front
    return (await readPart(services, shelfPage, () => pages[page])) ?? []
  }
  async function readCards(wanted: readonly { place: number }[]): Promise<ShelfCard[]> {
    const places = wanted.map(({ place }) => locate(starts, place))
    const numbers = [...new Set(places.map(({ page }) => page))]
    const read = new Map(
      await Promise.all(numbers.map(async (page) => [page, await readPage(page)] as const)),
    )
    return places.flatMap(({ page, index }) => read.get(page)?.[index] ?? [])
  }
  const isWhole = !hidesPeople(services.env) || !groups.some(({ people }) => people)
  if (isWhole) return { entries, groups, groupIndexes, cards: readCards }
  const { stored, ...shown } = withoutPeople({ entries, groups, groupIndexes })
  const storedPlace = (place: number) => stored[place] ?? place
  return {
    ...shown,
    cards: (wanted) => readCards(wanted.map(({ place }) => ({ place: storedPlace(place) }))),
  }
}

async function readOrGiveUp<Value>(
  kind: DocumentKind<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    throw new UnreadableError(`a document (${kind.name})`, error)
  }
}
