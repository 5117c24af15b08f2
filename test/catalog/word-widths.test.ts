import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { measureWords, type WordShares } from '../../catalog/sheets/measure-words.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'

/*
 * Words compose for the height of a status: they take most of the width, and fill the frame that the
 * art leaves them.
 */

const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ formats }) => formats.includes('status'))
const shares = new Map<string, WordShares>()
for (const design of designs) shares.set(design.slug, await measureWords(design, 'status'))

test.each(designs)(
  'the words of $slug take 75 to 85 % of the width and fill their frame',
  ({ slug }) => {
    const { ofPage = 0, frame = 0, across = 0, down = 0 } = shares.get(slug) ?? {}
    expect(frame, 'frame').toBeGreaterThanOrEqual(0.54)
    expect(Math.max(across, down), 'of the frame').toBeGreaterThanOrEqual(0.78)
    expect(ofPage, 'of the page').toBeGreaterThanOrEqual(0.75)
    expect(ofPage, 'of the page').toBeLessThan(0.86)
  },
)
