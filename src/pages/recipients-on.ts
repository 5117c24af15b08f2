import type { PageOf } from '#shared/page.ts'
import { type Recipient, recipients } from '#shared/recipient.ts'
import type { ShelfEntry } from '#shared/release/shelf.ts'

type Choices = PageOf<'category'>['recipients']

/**
 * The recipients that a shelf can be narrowed to. One that would leave almost all cards, or just
 * those of another choice or of a kind, is no choice; a single one is none either.
 *
 * @param kinds slugs of the kinds that the page offers beside them
 * @param chosen is always among the choices
 */
export function recipientsOn(
  cards: readonly ShelfEntry[],
  kinds: readonly string[] = [],
  chosen?: Recipient,
): Choices {
  const known = new Set(
    kinds.map((kind) => keyOf(cards.filter((card) => card.subCategories.includes(kind)))),
  )
  const choices = recipients.flatMap((recipient) => {
    const found = cards.filter((card) => card.recipients.includes(recipient))
    const key = keyOf(found)
    const isUseful = found.length > 0 && cards.length - found.length > 1 && !known.has(key)
    known.add(key)
    return isUseful || recipient === chosen ? { recipient, count: found.length } : []
  })
  return choices.length > 1 || chosen ? choices : []
}

function keyOf(cards: readonly ShelfEntry[]): string {
  return cards.map(({ slug }) => slug).join(' ')
}
