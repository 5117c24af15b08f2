import type { ShelfCard } from '#shared/card.ts'
import { isInLanguage, type ShelfLanguage, shelfLanguages } from '#shared/card-language.ts'
import type { Category } from '#shared/category.ts'
import { newestShelf } from '#shared/files/content-keys.ts'
import type { Format } from '#shared/format.ts'
import type { PageOf } from '#shared/page.ts'
import { postersSlug, type RouteOf } from '#shared/pages.ts'
import { isRecipient, type Recipient } from '#shared/recipient.ts'
import { categoryPath, gifsSlug, postersPath } from '#shared/routes.ts'
import { pageBounds } from '#shared/shelf-pages.ts'
import { readCards, readGifs } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { inSeasonFirst } from './in-turn.ts'
import { nearestSlug } from './nearest-slug.ts'
import { recipientsOn } from './recipients-on.ts'
import { occasionsOf, seasonOf } from './season.ts'
import { spaceSquares } from './space-squares.ts'

/** Number of cards from other shelves on an empty page. */
const otherCards = 5

/** The cards of a category, filtered by the kind and format of the address. */
export async function loadCategory(
  services: Services,
  route: RouteOf<'category'>,
): Promise<PageOf<'category' | 'gifs' | 'not-found'>> {
  const { slug, subCategory, recipient, format, language, page } = route
  const categories = (await readCategories(services)).value
  const category = categories.find((one) => one.slug === slug)
  if (!category) return { name: 'not-found', nearest: nearestCategory(categories, slug) }
  const known = category.sub_categories.some((one) => one.slug === subCategory)
  if (subCategory !== undefined && !known) {
    return { name: 'not-found', nearest: nearestSubCategory(category, subCategory) }
  }
  if (recipient !== undefined && !isRecipient(recipient)) {
    return { name: 'not-found', nearest: { label: labelOf(category), path: categoryPath(slug) } }
  }
  const gifs = slug === gifsSlug ? await readGifs(services) : []
  if (gifs.length > 0) return { name: 'gifs', category, gifs }
  const all = await readCards(services, slug)
  const cards = all.filter(
    (card) =>
      isOfKind(card, subCategory) &&
      isFor(card, recipient) &&
      isOffered(card, format) &&
      speaks(card, language),
  )
  const shown = pageOf(format ? cards : spaceSquares(cards), page)
  if (shown.length === 0 && page > 1) return notSoMany(cards, categoryPath(slug, { subCategory }))
  const newest =
    cards.length > 0 ? [] : (await readCards(services, newestShelf)).slice(0, otherCards)
  return {
    name: 'category',
    category,
    subCategory: subCategory ?? null,
    recipient: recipient ?? null,
    recipients: recipientsOn(all, kindsOf(category), recipient),
    format: format ?? null,
    language: language ?? null,
    languages: shelfLanguages.filter((one) => all.some((card) => speaks(card, one))),
    cards: shown.map((card) => summaryOf(card, format)),
    page,
    total: cards.length,
    counts: countKinds(category, all),
    newest: newest.map((card) => summaryOf(card)),
  }
}

/** The free posters, filtered by the occasion of the address. */
export async function loadPosters(
  services: Services,
  route: RouteOf<'posters'>,
  now: Date,
): Promise<PageOf<'posters' | 'not-found'>> {
  const { category, page } = route
  const categories = (await readCategories(services)).value
  const all = await readCards(services, postersSlug)
  const season = seasonOf(now)
  const occasions = occasionsOf(all, categories, season)
  if (category !== undefined && !categories.some(({ slug }) => slug === category)) {
    const near = nearestSlug(category, occasions, (one) => one.category.slug)?.category
    const path = postersPath(near && { category: near.slug })
    return { name: 'not-found', nearest: { label: near ? labelOf(near) : 'Free posters', path } }
  }
  const posters = category
    ? all.filter((card) => card.categories.includes(category))
    : inSeasonFirst(all, season, ({ family }) => family)
  const shown = pageOf(posters, page)
  if (shown.length === 0 && page > 1) {
    return notSoMany(posters, postersPath(category === undefined ? {} : { category }))
  }
  return {
    name: 'posters',
    category: category ?? null,
    occasions,
    cards: shown.map((card) => summaryOf(card)),
    page,
    total: posters.length,
  }
}

function isOfKind(card: ShelfCard, subCategory: string | undefined): boolean {
  return subCategory === undefined || card.subCategories.includes(subCategory)
}

function isFor(card: ShelfCard, recipient: Recipient | undefined): boolean {
  return recipient === undefined || card.recipients.includes(recipient)
}

function isOffered(card: ShelfCard, format: Format | undefined): boolean {
  return format === undefined || card.formatPictures.some((one) => one.format === format)
}

function speaks(card: ShelfCard, language: ShelfLanguage | undefined): boolean {
  return language === undefined || isInLanguage(card.language, language)
}

function pageOf(cards: readonly ShelfCard[], page: number): readonly ShelfCard[] {
  const { from, to } = pageBounds(cards.length, page)
  return cards.slice(from, to)
}

/** The kinds in its row of chips. */
function kindsOf({ show_filters, sub_categories }: Category): string[] {
  return show_filters ? sub_categories.map(({ slug }) => slug) : []
}

function countKinds(category: Category, cards: readonly ShelfCard[]): Record<string, number> {
  return Object.fromEntries(
    category.sub_categories.map(({ slug }) => [
      slug,
      cards.filter((card) => card.subCategories.includes(slug)).length,
    ]),
  )
}

/** A page beyond the last: the shelf may have been longer before. */
function notSoMany(cards: readonly ShelfCard[], path: string): PageOf<'not-found'> {
  return { name: 'not-found', nearest: { label: `all ${cards.length} cards`, path } }
}

function nearestCategory(categories: readonly Category[], slug: string) {
  const near = nearestSlug(slug, categories, (category) => category.slug)
  return near ? { label: labelOf(near), path: categoryPath(near.slug) } : null
}

function nearestSubCategory(category: Category, subCategory: string) {
  const near = nearestSlug(subCategory, category.sub_categories, (one) => one.slug)
  const label = labelOf(category)
  return near
    ? {
        label: `${label}: ${near.name}`,
        path: categoryPath(category.slug, { subCategory: near.slug }),
      }
    : { label, path: categoryPath(category.slug) }
}

function labelOf({ english, name }: Category): string {
  return english ?? name
}
