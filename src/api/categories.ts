import { nameSongs } from '#shared/song.ts'
import { readSongs } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/** The list of categories with their songs. If KV fails, a fallback answers. */
export async function getCategories(context: AppContext): Promise<Response> {
  const { services } = context.var
  const [{ value, source }, songs] = await Promise.all([
    readCategories(services),
    readSongs(services),
  ])
  return context.json(nameSongs(value, songs), 200, {
    'Cache-Control': source === 'kv' ? cachePolicy.data : cachePolicy.standIn,
    'x-data-source': source,
  })
}
