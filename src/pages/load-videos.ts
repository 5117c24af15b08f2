import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { videosPath } from '#shared/routes.ts'
import { readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { Services } from '../services/services.ts'

/** Videos, filtered by the occasion of the address. */
export async function loadVideos(
  services: Services,
  { category }: RouteOf<'videos'>,
): Promise<PageOf<'videos' | 'not-found'>> {
  const [all, { value: categories }] = await Promise.all([
    readVideos(services),
    readCategories(services),
  ])
  const occasions = categories.flatMap((one) => {
    const count = all.filter((video) => video.categories.includes(one.slug)).length
    return count > 0 ? [{ category: one, count }] : []
  })
  if (category !== undefined && !occasions.some((one) => one.category.slug === category)) {
    return { name: 'not-found', nearest: { label: 'All videos', path: videosPath() } }
  }
  const videos = all.filter((video) => !category || video.categories.includes(category))
  return { name: 'videos', category: category ?? null, occasions, videos }
}
