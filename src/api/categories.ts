import { nameSongs } from '#shared/song.ts'
import { readSongs } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { AppContext } from '../http/app-context.ts'

const PUBLISHED = 'public, max-age=60, stale-while-revalidate=86400'

/** A list that stands in for the published one must not outlive the outage. */
const STAND_IN = 'public, max-age=30'

/** The list of categories with their songs; a bad or unreachable one never shows here. */
export async function getCategories(context: AppContext): Promise<Response> {
  const { services } = context.var
  const [{ value, source }, songs] = await Promise.all([
    readCategories(services),
    readSongs(services),
  ])
  return context.json(nameSongs(value, songs), 200, {
    'Cache-Control': source === 'kv' ? PUBLISHED : STAND_IN,
    'x-data-source': source,
  })
}
