import { isInLanguage, shelfLanguages } from '#shared/card-language.ts'
import type { Category } from '#shared/category.ts'
import { findStrings } from '#shared/i18n/find-strings.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { isRecipient } from '#shared/recipient.ts'
import { countOf, type ShelfGroup } from '#shared/release/shelf.ts'
import { findPath } from '#shared/routes.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { countCards, readShelf } from '../catalog/read-release.ts'
import type { Services } from '../services/services.ts'
import type { InLanguage } from './page-loaders.ts'
import { recipientsOn } from './recipients-on.ts'

type FindPage = PageOf<'find'>

const nothing = { category: null, recipient: null, occasions: [], recipients: [], languages: [] }

/** The next step on the way to a shelf: an occasion, then a recipient, then a language. */
export async function loadFind(
  services: Services,
  { category: slug, recipient, pageLanguage }: RouteOf<'find'> & InLanguage,
): Promise<FindPage | PageOf<'not-found'>> {
  const categories = (await readCategories(services)).value
  if (slug === undefined) {
    const occasions = await readOccasions(services, categories)
    return { name: 'find', ...nothing, occasions, left: await countCards(services) }
  }
  const category = categories.find((one) => one.slug === slug)
  const cards = category ? (await readShelf(services, slug)).groups : []
  const left = cards.filter(
    (card) => !recipient || card.recipients.some((one) => one === recipient),
  )
  if (!category || left.length === 0 || (recipient !== undefined && !isRecipient(recipient))) {
    const { title: label } = findStrings[pageLanguage]
    return { name: 'not-found', nearest: { label, path: findPath() } }
  }
  const found = { name: 'find', ...nothing, category, left: countOf(left) } as const
  if (recipient) return { ...found, recipient, languages: languagesOf(left) }
  const recipients = recipientsOn(cards).map((choice) => ({
    ...choice,
    isLast:
      languagesOf(cards.filter((card) => card.recipients.includes(choice.recipient))).length < 2,
  }))
  return { ...found, recipients, languages: languagesOf(left) }
}

/** Those with cards; the last step is one with nothing more to choose. */
async function readOccasions(
  services: Services,
  categories: readonly Category[],
): Promise<FindPage['occasions']> {
  const occasions = await Promise.all(
    categories.map(async ({ slug }) => {
      const { groups } = await readShelf(services, slug)
      const isLast = recipientsOn(groups).length === 0 && languagesOf(groups).length < 2
      return { slug, count: countOf(groups), isLast }
    }),
  )
  return occasions.filter(({ count }) => count > 0)
}

/** The languages that a list can be narrowed to; one that all cards have is no choice. */
function languagesOf(groups: readonly ShelfGroup[]): FindPage['languages'] {
  const all = shelfLanguages.flatMap((language) => {
    const count = countOf(groups.filter((group) => isInLanguage(group.language, language)))
    return count > 0 ? [{ language, count }] : []
  })
  return all.length > 1 ? all : []
}
