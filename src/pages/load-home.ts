import { newestShelf } from '#shared/files/content-keys.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { POSTERS_SLUG } from '#shared/pages.ts'
import { readCards, readVideos } from '../catalog/read-cards.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { loadComingUp } from './load-coming-up.ts'

const CARDS = 8
const POSTERS = 6
const VIDEOS = 4

export async function loadHome(
  services: Services,
  _: RouteOf<'home'>,
  now: Date,
): Promise<PageOf<'home'>> {
  const [newest, posters, videos, comingUp] = await Promise.all([
    readCards(services, newestShelf),
    readCards(services, POSTERS_SLUG),
    readVideos(services),
    loadComingUp(services, now),
  ])
  return {
    name: 'home',
    newest: newest.slice(0, CARDS).map((card) => summaryOf(card)),
    posters: posters.slice(0, POSTERS).map((card) => summaryOf(card)),
    videos: videos.slice(0, VIDEOS),
    comingUp,
  }
}
