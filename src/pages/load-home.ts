import { newestShelf } from '#shared/files/content-keys.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { postersSlug } from '#shared/pages.ts'
import { readCards, readVideos } from '../catalog/read-cards.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { pickHome } from './home-picks.ts'
import { loadComingUp } from './load-coming-up.ts'
import { seasonOf } from './season.ts'

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
  const shown = Object.values(comingUp.cards).flatMap((cards) => cards.map(({ slug }) => slug))
  const picked = pickHome({ newest, posters, videos }, seasonOf(now), shown)
  return {
    name: 'home',
    hero: picked.hero.map((card) => summaryOf(card)),
    newest: picked.newest.map((card) => summaryOf(card)),
    posters: picked.posters.map((card) => summaryOf(card)),
    videos: [...picked.videos],
    comingUp,
  }
}
