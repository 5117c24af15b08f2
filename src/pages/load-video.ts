import type { ShelfCard } from '#shared/card.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { videoPath } from '#shared/routes.ts'
import { readFilmCard, readSongs, readVideo, readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { asGift } from './film-gift.ts'
import { fittingSongs, others, readPersonal } from './film-parts.ts'
import { nearestSlug } from './nearest-slug.ts'
import type { InLanguage } from './page-loaders.ts'

/** Number of related cards below a video. */
const relatedCards = 5

export async function loadVideo(
  services: Services,
  { slug, draftText, pageLanguage }: RouteOf<'video'> & InLanguage,
  now: Date,
): Promise<PageOf<'video' | 'film-gift' | 'not-found'>> {
  const [videos, video, songs, { value: categories }] = await Promise.all([
    readVideos(services),
    readVideo(services, slug),
    readSongs(services),
    readCategories(services),
  ])
  const [shown, ...shelves] = await Promise.all([
    video && readFilmCard(services, video),
    ...(video?.categories ?? []).map((category) => readFirst(services, category)),
  ])
  if (!video || !(shown || video.clip)) {
    const near = nearestSlug(slug, videos, (one) => one.slug)
    return {
      name: 'not-found',
      nearest: near
        ? { label: titleIn(near.titles, pageLanguage), path: videoPath(near.slug) }
        : null,
    }
  }
  const page: PageOf<'video'> = {
    name: 'video',
    video,
    document: shown,
    songs: shown ? fittingSongs(songs, video, categories) : [],
    ...(await readPersonal(shown, draftText)),
    ...(video.film?.clip && !video.film.still && { previewText: null }),
    more: others(videos, video),
    cards: shelves
      .flat()
      .slice(0, relatedCards)
      .map((card) => summaryOf(card)),
  }
  return asGift(page, categories, now)
}

async function readFirst(services: Services, category: string): Promise<ShelfCard[]> {
  const { entries, cards } = await readShelf(services, category)
  return cards(entries.slice(0, relatedCards))
}
