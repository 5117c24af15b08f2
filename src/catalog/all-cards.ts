import type { ShelfCard } from '#shared/card.ts'
import type { Services } from '../services/services.ts'
import { readCategories } from './read-categories.ts'
import { type OpenShelf, readShelf } from './read-release.ts'

/** Shelves that are read at once: a worker has six connections. */
const shelvesAtOnce = 6
/** Cards that are read at once: of about three pages of a shelf. */
const cardsAtOnce = 72

/** Each card of the release once, on the shelf of its first category. */
export interface AllCards {
  total: number
  /** The cards from one place to another, the second not included; a few at a time. */
  read: (from: number, to: number) => AsyncGenerator<ShelfCard[], undefined>
}

/** Opens the shelves of all categories; their cards are read when they are asked for. */
export async function openAllCards(services: Services): Promise<AllCards> {
  const { value: categories } = await readCategories(services)
  const slugs = categories.map(({ slug }) => slug)
  const shelves: OwnPlaces[] = []
  for (let start = 0; start < slugs.length; start += shelvesAtOnce) {
    const some = slugs.slice(start, start + shelvesAtOnce)
    shelves.push(...(await Promise.all(some.map((slug) => ownPlaces(services, slug, slugs)))))
  }
  return {
    total: shelves.reduce((sum, { places }) => sum + places.length, 0),
    async *read(from, to) {
      let before = 0
      for (const { shelf, places } of shelves) {
        const own = places.slice(Math.max(0, from - before), Math.max(0, to - before))
        for (let start = 0; start < own.length; start += cardsAtOnce) {
          yield await shelf.cards(own.slice(start, start + cardsAtOnce))
        }
        before += places.length
      }
      return undefined
    },
  }
}

interface OwnPlaces {
  shelf: Pick<OpenShelf, 'cards'>
  places: readonly { place: number }[]
}

/** The places of the cards whose first category is this one, the oldest first. */
async function ownPlaces(
  services: Services,
  slug: string,
  known: readonly string[],
): Promise<OwnPlaces> {
  const { groups, groupIndexes, cards } = await readShelf(services, slug)
  const isOwn = groups.map(
    ({ categories }) => categories.find((category) => known.includes(category)) === slug,
  )
  const places = groupIndexes.flatMap((index, place) => (isOwn[index] ? [{ place }] : [])).reverse()
  return { shelf: { cards }, places }
}
