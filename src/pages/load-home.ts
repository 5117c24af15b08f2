import { newestShelf } from '#shared/files/content-keys.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { postersSlug } from '#shared/pages.ts'
import { readCards, readVideos } from '../catalog/read-cards.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { loadComingUp } from './load-coming-up.ts'

const maxNewest = 8
const maxPosters = 6
const maxVideos = 4

export async function loadHome(
  services: Services,
  _: RouteOf<'home'>,
  now: Date,
): Promise<PageOf<'home'>> {
  const [newest, posters, videos, comingUp] = await Promise.all([
    readCards(services, newestShelf),
    readCards(services, postersSlug),
    readVideos(services),
    loadComingUp(services, now),
  ])
  return {
    name: 'home',
    newest: newest.slice(0, maxNewest).map((card) => summaryOf(card)),
    posters: posters.slice(0, maxPosters).map((card) => summaryOf(card)),
    videos: videos.slice(0, maxVideos),
    comingUp,
  }
}
