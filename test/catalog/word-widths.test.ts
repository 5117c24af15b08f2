import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { measureWords, type WordShares } from '../../catalog/sheets/measure-words.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'

/*
 * Words compose for the height of a status: they take most of the width, or fill the frame of a
 * composition that is narrower for a reason: a wreath, a gate, a column beside a picture.
 */

const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ formats }) => formats.includes('status'))
const shares = new Map<string, WordShares>()
for (const design of designs) shares.set(design.slug, await measureWords(design, 'status'))

test.each(designs)('the words of $slug fill the width or their frame', ({ slug }) => {
  const { ofPage = 0, frame = 0, across = 0, down = 0 } = shares.get(slug) ?? {}
  expect(frame, 'frame').toBeGreaterThanOrEqual(0.54)
  expect(Math.max(across, down), 'of the frame').toBeGreaterThanOrEqual(0.78)
  expect(ofPage, 'of the page').toBeGreaterThanOrEqual(0.36)
})

test('all but a few designs take 70 % of the width, or 85 % of a narrower frame', () => {
  const short = [...shares].filter(([, { ofPage, across, down }]) => {
    return ofPage < 0.7 && Math.max(across, down) < 0.85
  })
  const share = short.length / shares.size
  expect(share, short.map(([slug]) => slug).join(', ')).toBeLessThanOrEqual(0.003)
})

test('the words of most designs take 70 to 85 % of the width of a status', () => {
  const shareUnder = (width: number) =>
    [...shares.values()].filter(({ ofPage }) => ofPage < width).length / shares.size
  expect(shareUnder(0.7), 'under 70 %').toBeLessThanOrEqual(0.03)
  expect(shareUnder(0.75), 'under 75 %').toBeLessThanOrEqual(0.135)
  expect(1 - shareUnder(0.86), 'over 86 %').toBe(0)
})
