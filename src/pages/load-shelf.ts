import type { ShelfCard } from '#shared/card.ts'
import { isInLanguage, type ShelfLanguage, shelfLanguages } from '#shared/card-language.ts'
import type { Category } from '#shared/category.ts'
import type { Format } from '#shared/format.ts'
import type { Language } from '#shared/i18n/language.ts'
import { postersStrings } from '#shared/i18n/posters-strings.ts'
import { withPopular } from '#shared/insight/popularity.ts'
import type { PageOf } from '#shared/page.ts'
import { postersSlug, type RouteOf } from '#shared/pages.ts'
import { isRecipient, type Recipient } from '#shared/recipient.ts'
import { newestShelf, subShelf } from '#shared/release/release.ts'
import { countOf, type ShelfGroup } from '#shared/release/shelf.ts'
import { categoryPath, gifsSlug, postersPath } from '#shared/routes.ts'
import { pageBounds } from '#shared/shelf-pages.ts'
import { categoryNames, kindNames } from '../../client/ui/category-name.ts'
import { readGifs } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { type OpenShelf, readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import { readPopularity } from '../popularity/read-popularity.ts'
import type { Services } from '../services/services.ts'
import { beyondLastPage } from './beyond-last-page.ts'
import { nearestSlug } from './nearest-slug.ts'
import { placesInSeasonFirst } from './occasions-in-turn.ts'
import type { InLanguage } from './page-loaders.ts'
import { recipientsOn } from './recipients-on.ts'
import { occasionsOf, seasonOf } from './season.ts'
import { spaceSquares } from './space-squares.ts'

/** Number of cards from other shelves on an empty page. */
const otherCards = 5

/** The cards of a category, filtered by the kind and format of the address. */
export async function loadCategory(
  services: Services,
  route: RouteOf<'category'> & InLanguage,
): Promise<PageOf<'category' | 'gifs' | 'not-found'>> {
  const { slug, subCategory, recipient, format, language, page, pageLanguage } = route
  const categories = (await readCategories(services)).value
  const category = categories.find((one) => one.slug === slug)
  if (!category)
    return { name: 'not-found', nearest: nearestCategory(categories, slug, pageLanguage) }
  const known = category.sub_categories.some((one) => one.slug === subCategory)
  if (subCategory !== undefined && !known) {
    return { name: 'not-found', nearest: nearestSubCategory(category, subCategory, pageLanguage) }
  }
  if (recipient !== undefined && !isRecipient(recipient)) {
    const { label } = categoryNames(category, pageLanguage)
    return { name: 'not-found', nearest: { label, path: categoryPath(slug) } }
  }
  const gifs = slug === gifsSlug ? await readGifs(services) : []
  if (gifs.length > 0) return { name: 'gifs', category, gifs }
  const { groups: all } = await readShelf(services, slug)
  const shelf = await readShelf(services, subCategory ? subShelf(slug, subCategory) : slug)
  const fitting = await popularPlaces(
    services,
    shelf,
    (group) => isFor(group, recipient) && isOffered(group, format) && speaks(group, language),
  )
  const total = fitting.length
  const { from, to } = pageBounds(total, page)
  const shown = (format ? fitting : spaceSquares(fitting, to)).slice(from, to)
  if (shown.length === 0 && page > 1) {
    return beyondLastPage(total, categoryPath(slug, { subCategory }), pageLanguage)
  }
  const newest = total > 0 ? [] : await readNewest(services)
  return {
    name: 'category',
    category,
    subCategory: subCategory ?? null,
    recipient: recipient ?? null,
    recipients: recipientsOn(all, kindsOf(category), recipient),
    format: format ?? null,
    language: language ?? null,
    languages: shelfLanguages.filter((one) => all.some((group) => speaks(group, one))),
    cards: (await shelf.cards(shown)).map((card) => summaryOf(card, format)),
    page,
    total,
    counts: countKinds(category, all),
    newest: newest.map((card) => summaryOf(card)),
  }
}

/** The free posters, filtered by the occasion of the address. */
export async function loadPosters(
  services: Services,
  route: RouteOf<'posters'> & InLanguage,
  now: Date,
): Promise<PageOf<'posters' | 'not-found'>> {
  const { category, page, pageLanguage } = route
  const categories = (await readCategories(services)).value
  const all = await readShelf(services, postersSlug)
  const season = seasonOf(now)
  const occasions = occasionsOf(all.groups, categories, season)
  if (category !== undefined && !categories.some(({ slug }) => slug === category)) {
    const near = nearestSlug(category, occasions, (one) => one.category.slug)?.category
    const path = postersPath(near && { category: near.slug })
    const label = near
      ? categoryNames(near, pageLanguage).label
      : postersStrings[pageLanguage].allPosters
    return { name: 'not-found', nearest: { label, path } }
  }
  const shelf = category ? await readShelf(services, subShelf(postersSlug, category)) : all
  const total = shelf.groupIndexes.length
  const { from, to } = pageBounds(total, page)
  const shown = category
    ? (await popularPlaces(services, shelf)).slice(from, to)
    : placesInSeasonFirst(all, season, { artOf: ({ family }) => family, count: to })
        .slice(from, to)
        .map((place) => ({ place }))
  if (shown.length === 0 && page > 1) {
    return beyondLastPage(
      total,
      postersPath(category === undefined ? {} : { category }),
      pageLanguage,
    )
  }
  return {
    name: 'posters',
    category: category ?? null,
    occasions,
    cards: (await shelf.cards(shown)).map((card) => summaryOf(card)),
    page,
    total,
  }
}

async function readNewest(services: Services): Promise<ShelfCard[]> {
  const { entries, cards } = await readShelf(services, newestShelf)
  return cards(entries.slice(0, otherCards))
}

/** The places of a shelf whose cards fit, the most popular on the first page. */
async function popularPlaces(
  services: Services,
  shelf: OpenShelf,
  fits?: (group: ShelfGroup) => boolean,
) {
  const { ranks } = await readPopularity(services)
  return withPopular(placesOf(shelf, fits), ranks, (place) => shelf.entries[place]?.slug)
}

/** The places of a shelf whose cards fit, with the ratio of each. */
function placesOf(
  { groups, groupIndexes }: OpenShelf,
  fits: (group: ShelfGroup) => boolean = () => true,
): { place: number; ratio: number }[] {
  const fitting = groups.map((group) => (fits(group) ? group : undefined))
  const places = []
  for (const [place, index] of groupIndexes.entries()) {
    const group = fitting[index]
    if (group) places.push({ place, ratio: group.ratio })
  }
  return places
}

function isFor({ recipients }: ShelfGroup, recipient: Recipient | undefined): boolean {
  return recipient === undefined || recipients.includes(recipient)
}

function isOffered({ formats }: ShelfGroup, format: Format | undefined): boolean {
  return format === undefined || formats.includes(format)
}

function speaks(group: ShelfGroup, language: ShelfLanguage | undefined): boolean {
  return language === undefined || isInLanguage(group.language, language)
}

/** The kinds in its row of chips. */
function kindsOf({ show_filters, sub_categories }: Category): string[] {
  return show_filters ? sub_categories.map(({ slug }) => slug) : []
}

function countKinds(category: Category, groups: readonly ShelfGroup[]): Record<string, number> {
  return Object.fromEntries(
    category.sub_categories.map(({ slug }) => [
      slug,
      countOf(groups.filter((group) => group.subCategories.includes(slug))),
    ]),
  )
}

function nearestCategory(categories: readonly Category[], slug: string, language: Language) {
  const near = nearestSlug(slug, categories, (category) => category.slug)
  return near ? { label: categoryNames(near, language).label, path: categoryPath(near.slug) } : null
}

function nearestSubCategory(category: Category, subCategory: string, language: Language) {
  const near = nearestSlug(subCategory, category.sub_categories, (one) => one.slug)
  const { label } = categoryNames(category, language)
  return near
    ? {
        label: `${label}: ${kindNames(near, language).label}`,
        path: categoryPath(category.slug, { subCategory: near.slug }),
      }
    : { label, path: categoryPath(category.slug) }
}
