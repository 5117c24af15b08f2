import { hashName } from './divide-list.ts'
import { leastInPage, mostInPage } from './release.ts'

/** Cards in the document of a shelf itself, at least; enough for the cards related to another. */
const leastInFront = 6

/** Fewer cards than this stay in the document of the shelf. */
export const leastDivided = leastInFront + mostInPage

/** Something on a shelf. */
interface Named {
  slug: string
}

/**
 * Divides the cards of a shelf into pages, the oldest first. A page begins with the card whose slug
 * has the lowest hash, of those that it can begin with. So a new card changes no page, and without
 * a card only its own page and a few others are different.
 */
export function divideShelf<Card extends Named>(
  cards: readonly Card[],
): { front: Card[]; pages: Card[][] } {
  const pages: Card[][] = []
  let end = cards.length
  while (end >= leastDivided) {
    const start = startOfPage(cards, end)
    pages.push(cards.slice(start, end))
    end = start
  }
  return { front: cards.slice(0, end), pages: pages.reverse() }
}

/**
 * Where the page begins that ends before `end`. There must be at least `mostInPage` cards before it.
 */
export function startOfPage(cards: readonly Named[], end: number): number {
  let start = end - leastInPage
  let lowest = hashAt(cards, start)
  for (let index = start - 1; index >= end - mostInPage; index--) {
    const hash = hashAt(cards, index)
    if (hash < lowest) [start, lowest] = [index, hash]
  }
  return start
}

function hashAt(cards: readonly Named[], index: number): number {
  return hashName(cards[index]?.slug ?? '')
}
