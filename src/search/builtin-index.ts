import * as v from 'valibot'
import { builtinDocumentPath, searchIndexKey } from '#shared/files/content-keys.ts'
import type { SearchIndex } from '#shared/search/find.ts'
import { memoryIndex } from '#shared/search/memory-index.ts'
import { readSearchRows, writtenSearchIndexSchema } from '#shared/search/row.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import type { Services } from '../services/services.ts'

const indexPath = builtinDocumentPath(searchIndexKey)

/** The index that ships with the site; empty when it cannot be read. */
export async function builtinIndex(services: Services): Promise<SearchIndex> {
  try {
    return await services.ask('ASSETS', async () => {
      const file = await fetchAsset(services, indexPath)
      if (!file.ok) throw new Error(`the assets answered ${file.status}`)
      const { rows } = v.parse(writtenSearchIndexSchema, await file.json())
      return memoryIndex(readSearchRows(rows))
    })
  } catch (error) {
    console.error('the built-in search index cannot be read:', error)
  }
  return memoryIndex([])
}
