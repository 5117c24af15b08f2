import * as v from 'valibot'
import type { ShelfCard } from '#shared/card.ts'
import { piecesSchema, type Release } from '#shared/release/release.ts'
import { memoryIndex } from '#shared/search/memory-index.ts'
import { readSearchRows, searchPieceSchema } from '#shared/search/row.ts'
import { logError } from '../log/log.ts'
import { type Home, readDocument } from '../release/read-document.ts'
import { readShippedRelease } from '../release/request-release.ts'
import type { Services } from '../services/services.ts'
import type { CardIndex } from './card-index.ts'

const pieces = { name: 'search index', schema: piecesSchema }
const piece = {
  name: 'piece of the search index',
  schema: v.pipe(
    searchPieceSchema,
    v.transform(({ rows }) => ({
      rows: readSearchRows(rows),
      cards: rows.map(({ card }) => card),
    })),
  ),
}

/** An index by the list of its documents, which is the same object as long as the isolate caches it. */
const indexes = new WeakMap<readonly string[], CardIndex>()

/**
 * The index of the newest cards of a release, which is searched in this isolate.
 *
 * @throws Error when one of its documents cannot be read
 */
export async function newestIndex(
  services: Services,
  { search: hash }: Release,
  home: Home,
): Promise<CardIndex> {
  const hashes = await readDocument(services, { hash, kind: pieces, home })
  const known = indexes.get(hashes)
  if (known) return known
  const read = await Promise.all(
    hashes.map((one) => readDocument(services, { hash: one, kind: piece, home })),
  )
  const cards = new Map(read.flatMap((part) => part.cards.map((card) => [card.slug, card])))
  const index: CardIndex = {
    ...memoryIndex(read.flatMap(({ rows }) => rows)),
    cards: async (slugs) => slugs.flatMap((slug): ShelfCard[] | ShelfCard => cards.get(slug) ?? []),
  }
  indexes.set(hashes, index)
  return index
}

/** That of the release that ships; empty when it cannot be read. */
export async function builtinIndex(services: Services): Promise<CardIndex> {
  try {
    return await newestIndex(services, await readShippedRelease(services), 'builtin')
  } catch (error) {
    logError('the built-in search index cannot be read', error)
    return { ...memoryIndex([]), cards: async () => [] }
  }
}
