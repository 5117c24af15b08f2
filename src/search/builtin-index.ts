import * as v from 'valibot'
import type { SearchIndex } from '#shared/search/find.ts'
import { memoryIndex } from '#shared/search/memory-index.ts'
import { readSearchRows, writtenSearchIndexSchema } from '#shared/search/row.ts'
import { askService } from '../catalog/ask-service.ts'
import { fetchAsset } from '../catalog/fetch-asset.ts'

const PATH = '/builtin/catalog/search.json'

/** The index that ships with the site; an empty one when it cannot be read. */
export async function builtinIndex(env: Env): Promise<SearchIndex> {
  try {
    return await askService(env, 'ASSETS', async () => {
      const file = await fetchAsset(env, PATH)
      if (!file.ok) throw new Error(`the assets answered ${file.status}`)
      const { rows } = v.parse(writtenSearchIndexSchema, await file.json())
      return memoryIndex(readSearchRows(rows))
    })
  } catch (error) {
    console.error('the built-in search index cannot be read:', error)
  }
  return memoryIndex([])
}
