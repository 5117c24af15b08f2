import type { ShelfCard } from '#shared/card.ts'
import type { Language } from '#shared/i18n/language.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { newestShelf } from '#shared/release/release.ts'
import { cardPath } from '#shared/routes.ts'
import { readCard } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { readDraft } from '../catalog/read-draft.ts'
import { readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { eventAhead } from './event-ahead.ts'
import { nearestSlug } from './nearest-slug.ts'
import type { InLanguage } from './page-loaders.ts'

const relatedCards = 5

export async function loadCard(
  services: Services,
  route: RouteOf<'card'> & InLanguage,
  now: Date,
): Promise<PageOf<'card' | 'gift' | 'not-found'>> {
  const { slug, format, pageLanguage } = route
  const [document, { value: categories }] = await Promise.all([
    readCard(services, slug),
    readCategories(services),
  ])
  if (!document)
    return { name: 'not-found', nearest: await nearestCard(services, slug, pageLanguage) }
  const category = categories.find((one) => one.slug === document.design.categories[0]) ?? null
  const related = await readRelated(services, slug, category?.slug)
  const { design } = document
  const page = {
    document,
    format: design.formats.find((offered) => offered === format) ?? null,
    category,
    related: related.map((card) => summaryOf(card)),
  }
  const draft = await readDraft(design, route.draftText)
  return draft
    ? { name: 'gift', ...page, draft, event: eventAhead(design, draft, now) }
    : { name: 'card', ...page, draft }
}

async function nearestCard(services: Services, slug: string, language: Language) {
  const newest = await readShelf(services, newestShelf)
  const near = nearestSlug(slug, newest.entries, (entry) => entry.slug)
  const [card] = near ? await newest.cards([near]) : []
  return card ? { label: titleIn(card.titles, language), path: cardPath(card.slug) } : null
}

/** The first other cards of a category, and if these are few, the newest ones. */
async function readRelated(
  services: Services,
  slug: string,
  category: string | undefined,
): Promise<ShelfCard[]> {
  const related: ShelfCard[] = []
  for (const name of category === undefined ? [newestShelf] : [category, newestShelf]) {
    if (related.length === relatedCards) break
    const { entries, cards } = await readShelf(services, name)
    const shown = new Set([slug, ...related.map((card) => card.slug)])
    const others = entries.filter((entry) => !shown.has(entry.slug))
    related.push(...(await cards(others.slice(0, relatedCards - related.length))))
  }
  return related
}
