import * as v from 'valibot'
import { memoryIndex } from '#shared/search/memory-index.ts'
import { readSearchRows, searchIndexSchema } from '#shared/search/row.ts'
import { logError } from '../log/log.ts'
import { readDocument } from '../release/read-document.ts'
import { readShippedRelease } from '../release/request-release.ts'
import type { Services } from '../services/services.ts'
import type { CardIndex } from './card-index.ts'

const kind = {
  name: 'search index',
  schema: v.pipe(
    searchIndexSchema,
    v.transform(({ rows }) => ({
      rows: readSearchRows(rows),
      cards: Object.fromEntries(rows.map(({ slug, card }) => [slug, card])),
    })),
  ),
}

/** The index of the release that ships; empty when it cannot be read. */
export async function builtinIndex(services: Services): Promise<CardIndex> {
  try {
    const { search } = await readShippedRelease(services)
    const { rows, cards } = await readDocument(services, { hash: search, kind, home: 'builtin' })
    return {
      ...memoryIndex(rows),
      cards: async (slugs) => slugs.flatMap((slug) => cards[slug] ?? []),
    }
  } catch (error) {
    logError('the built-in search index cannot be read', error)
  }
  return { ...memoryIndex([]), cards: async () => [] }
}
