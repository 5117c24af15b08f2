import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { readCard, readSongs, readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { Services } from '../services/services.ts'
import { asGift } from './film-gift.ts'
import { fittingSongs, others, readPersonal } from './film-parts.ts'

export async function loadMove(
  services: Services,
  { slug, draftText }: RouteOf<'move'>,
  now: Date,
): Promise<PageOf<'move' | 'film-gift' | 'not-found'>> {
  const [document, videos, songs, { value: categories }] = await Promise.all([
    readCard(services, slug),
    readVideos(services),
    readSongs(services),
    readCategories(services),
  ])
  if (!document) return { name: 'not-found', nearest: null }
  const { design } = document
  const page: PageOf<'move'> = {
    name: 'move',
    document,
    songs: fittingSongs(songs, design, categories),
    ...(await readPersonal(document, draftText)),
    category: categories.find((one) => one.slug === design.categories[0]) ?? null,
    more: others(videos, design),
  }
  return asGift(page, categories, now)
}
