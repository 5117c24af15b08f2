import { siteStrings } from '#shared/i18n/en.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { videosPath } from '#shared/routes.ts'
import { pageBounds } from '#shared/shelf-pages.ts'
import { readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { Services } from '../services/services.ts'
import { beyondLastPage } from './beyond-last-page.ts'
import { inSeasonFirst } from './occasions-in-turn.ts'
import type { InLanguage } from './page-loaders.ts'
import { occasionsOf, seasonOf } from './season.ts'

/** A page of the videos, filtered by the occasion of the address. */
export async function loadVideos(
  services: Services,
  { category, page, pageLanguage }: RouteOf<'videos'> & InLanguage,
  now: Date,
): Promise<PageOf<'videos' | 'not-found'>> {
  const [all, { value: categories }] = await Promise.all([
    readVideos(services),
    readCategories(services),
  ])
  const season = seasonOf(now)
  const occasions = occasionsOf(all, categories, season)
  if (category !== undefined && !occasions.some((one) => one.category.slug === category)) {
    const { allVideos: label } = siteStrings[pageLanguage].home
    return { name: 'not-found', nearest: { label, path: videosPath() } }
  }
  const videos = category
    ? all.filter((video) => video.categories.includes(category))
    : inSeasonFirst(all, season)
  const { from, to } = pageBounds(videos.length, page)
  if (from === to && page > 1) {
    const path = videosPath(category ? { category } : {})
    return beyondLastPage(videos.length, path, pageLanguage)
  }
  return {
    name: 'videos',
    category: category ?? null,
    occasions,
    videos: videos.slice(from, to),
    page,
    total: videos.length,
  }
}
