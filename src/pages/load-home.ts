import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { postersSlug } from '#shared/pages.ts'
import { newestShelf } from '#shared/release/release.ts'
import { readVideos } from '../catalog/read-cards.ts'
import { readShelf } from '../catalog/read-release.ts'
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
    readShelf(services, newestShelf),
    readShelf(services, postersSlug),
    readVideos(services),
    loadComingUp(services, now),
  ])
  const shown = Object.values(comingUp.cards).flatMap((cards) => cards.map(({ slug }) => slug))
  const shelves = { newest: newest.entries, posters: posters.entries, videos }
  const picked = pickHome(shelves, seasonOf(now), shown)
  const [hero, latest, free] = await Promise.all([
    newest.cards(picked.hero),
    newest.cards(picked.newest),
    posters.cards(picked.posters),
  ])
  return {
    name: 'home',
    hero: hero.map((card) => summaryOf(card)),
    newest: latest.map((card) => summaryOf(card)),
    posters: free.map((card) => summaryOf(card)),
    videos: [...picked.videos],
    comingUp,
  }
}
