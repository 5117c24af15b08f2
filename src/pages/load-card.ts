import { newestShelf } from '#shared/files/content-keys.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { cardPath } from '#shared/routes.ts'
import { readCard, readCards } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { readDraft } from '../catalog/read-draft.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { eventAhead } from './event-ahead.ts'
import { nearestSlug } from './nearest-slug.ts'

const relatedCards = 5

export async function loadCard(
  services: Services,
  route: RouteOf<'card'>,
  now: Date,
): Promise<PageOf<'card' | 'gift' | 'not-found'>> {
  const { slug, format } = route
  const [document, newest, { value: categories }] = await Promise.all([
    readCard(services, slug),
    readCards(services, newestShelf),
    readCategories(services),
  ])
  if (!document) {
    const near = nearestSlug(slug, newest, (card) => card.slug)
    const nearest = near && { label: near.titles.en, path: cardPath(near.slug) }
    return { name: 'not-found', nearest: nearest ?? null }
  }
  const category = categories.find((one) => one.slug === document.design.categories[0]) ?? null
  const shelf = category ? await readCards(services, category.slug) : []
  const related = new Map([...shelf, ...newest].map((card) => [card.slug, card]))
  related.delete(slug)
  const { design } = document
  const page = {
    document,
    format: design.formats.find((offered) => offered === format) ?? null,
    category,
    related: [...related.values()].slice(0, relatedCards).map((card) => summaryOf(card)),
  }
  const draft = await readDraft(design, route.draftText)
  return draft
    ? { name: 'gift', ...page, draft, event: eventAhead(design, draft, now) }
    : { name: 'card', ...page, draft }
}
