import { nameSongs } from '#shared/song.ts'
import { readSongs } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { fromOneRelease } from '../release/from-one-release.ts'

/** The list of categories with their songs. If KV fails, a fallback answers. */
export async function getCategories(context: AppContext): Promise<Response> {
  const { services } = context.var
  const { value, source } = await fromOneRelease(services, async () => {
    const songs = await readSongs(services)
    const { value, source } = await readCategories(services)
    return { value: nameSongs(value, songs), source }
  })
  return context.json(value, 200, {
    'Cache-Control': source === 'kv' ? cachePolicy.data : cachePolicy.standIn,
    'x-data-source': source,
  })
}
