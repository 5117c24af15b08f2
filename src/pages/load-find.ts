import type { ShelfCard } from '#shared/card.ts'
import { isInLanguage, shelfLanguages } from '#shared/card-language.ts'
import type { Category } from '#shared/category.ts'
import { newestShelf } from '#shared/files/content-keys.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { isRecipient } from '#shared/recipient.ts'
import { findPath } from '#shared/routes.ts'
import { readCards } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { Services } from '../services/services.ts'
import { recipientsOn } from './recipients-on.ts'

type FindPage = PageOf<'find'>

const nothing = { category: null, recipient: null, occasions: [], recipients: [], languages: [] }

/** The next step on the way to a shelf: an occasion, then a recipient, then a language. */
export async function loadFind(
  services: Services,
  { category: slug, recipient }: RouteOf<'find'>,
): Promise<FindPage | PageOf<'not-found'>> {
  const categories = (await readCategories(services)).value
  if (slug === undefined) {
    const all = await readCards(services, newestShelf)
    const occasions = occasionsOf(all, categories)
    return { name: 'find', ...nothing, occasions, left: all.length }
  }
  const category = categories.find((one) => one.slug === slug)
  const cards = category ? await readCards(services, slug) : []
  const left = cards.filter(
    (card) => !recipient || card.recipients.some((one) => one === recipient),
  )
  if (!category || left.length === 0 || (recipient !== undefined && !isRecipient(recipient))) {
    return { name: 'not-found', nearest: { label: 'Find a card', path: findPath() } }
  }
  const found = { name: 'find', ...nothing, category, left: left.length } as const
  if (recipient) return { ...found, recipient, languages: languagesOf(left) }
  const recipients = recipientsOn(cards).map((choice) => ({
    ...choice,
    isLast:
      languagesOf(cards.filter((card) => card.recipients.includes(choice.recipient))).length < 2,
  }))
  return { ...found, recipients, languages: languagesOf(left) }
}

/** Those with cards; the last step is one with nothing more to choose. */
function occasionsOf(all: readonly ShelfCard[], categories: readonly Category[]) {
  return categories.flatMap((category): FindPage['occasions'] => {
    const cards = all.filter((card) => card.categories.includes(category.slug))
    if (cards.length === 0) return []
    const isLast = recipientsOn(cards).length === 0 && languagesOf(cards).length < 2
    return [{ slug: category.slug, count: cards.length, isLast }]
  })
}

/** The languages that a list can be narrowed to; one that all cards have is no choice. */
function languagesOf(cards: readonly ShelfCard[]): FindPage['languages'] {
  const all = shelfLanguages.flatMap((language) => {
    const { length } = cards.filter((card) => isInLanguage(card.language, language))
    return length > 0 ? [{ language, count: length }] : []
  })
  return all.length > 1 ? all : []
}
