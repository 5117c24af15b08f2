import type { CardDesign, CardDocument } from '#shared/card.ts'
import { cardDocument } from './card-document.ts'
import { checkCard } from './check-card.ts'
import { createPictureKeys } from './picture-keys.ts'
import { sourceOf } from './source-of.ts'

/**
 * Checks every design and makes its document. The names of its pictures are known before they are
 * drawn.
 *
 * @param cards designs as written
 * @returns the documents in the order of `cards`
 * @throws Error that lists every fault of every card with file, field and reason
 */
export async function cardDocuments(cards: readonly unknown[]): Promise<CardDocument[]> {
  const designs = await checkAll(cards)
  const keyOf = createPictureKeys()
  return Promise.all(designs.map((design) => cardDocument(design, keyOf)))
}

async function checkAll(cards: readonly unknown[]): Promise<CardDesign[]> {
  const checked = await Promise.all(cards.map(checkCard))
  const faults = checked.flatMap(({ faults }, i) =>
    faults.map((fault) => `${sourceOf(slugOf(cards[i]))}: ${fault}`),
  )
  const designs = checked.flatMap(({ design }) => design ?? [])
  const slugs = designs.map(({ slug }) => slug)
  for (const slug of slugs.filter((slug, i) => slugs.indexOf(slug) !== i)) {
    faults.push(`${sourceOf(slug)}: slug: another card has it too`)
  }
  if (faults.length > 0) throw new Error(`cards refused:\n${faults.join('\n')}`)
  return designs
}

function slugOf(card: unknown): string {
  const slug = card && typeof card === 'object' && 'slug' in card ? card.slug : undefined
  return typeof slug === 'string' ? slug : '(no slug)'
}
