import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { severalCards } from '../../../client/export/pdf/home-pages.ts'
import { type CardDesign, cardDesignSchema } from '../../../src/shared/card.ts'
import type { CardDraft } from '../../../src/shared/draft.ts'
import {
  smallLetterFindings,
  smallOnPaper,
  smallTexts,
  withLargerLetters,
} from '../../../src/shared/proof/small-letters.ts'

const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ formats }) => formats.includes('print'))
const [quarter] = severalCards.quarter
const [wide] = severalCards['5x7']

const smallIn = async (design: CardDesign, draft: CardDraft, width: number) =>
  smallTexts(await layOut(design, { ...draft, format: 'print' }), width)

test('no design has too small letters in the smallest size', async () => {
  const every = process.env.LONG_TESTS === '1' ? 1 : 12
  const read = designs.filter((_, i) => i % every === 0)
  expect(read.length).toBeGreaterThan(20)
  const small: string[] = []
  for (const design of read) {
    const found = await smallIn(design, { values: {} }, quarter)
    small.push(...found.map(({ words }) => `${design.slug}: ${words}`))
  }
  expect(small).toEqual([])
})

const gate = designs.find(({ slug }) => slug === 'gate-of-doves')
if (!gate) throw new Error('no such design')
const [face = 'jost-500'] = gate.layers[0]?.faces ?? []

test('a line with too many words is too small in the smallest size, and not in a larger one', async () => {
  const date = 'אור ליום שלישי פרשת בא, ד׳ שבט תשפ״ז, בשעה 7:30 בערב בדיוק אי״ה'
  const draft: CardDraft = { values: { date } }
  const [small, ...others] = await smallIn(gate, draft, quarter)
  expect(others).toEqual([])
  expect(small?.textId).toBe('date')
  expect(small?.points).toBeGreaterThan(3)
  expect(small?.points).toBeLessThan(6)
  // It is as large as its line allows.
  expect(small && withLargerLetters(draft, small)).toBeUndefined()
  expect(await smallIn(gate, draft, 2 * wide)).toEqual([])
})

test.each<[string, CardDraft]>([
  ['place', { values: {}, layers: { place: { scale: 0.5 } } }],
  [
    'text-1',
    {
      values: {},
      added: [
        {
          id: 'text-1',
          text: '052-765-4321',
          face,
          colour: 'body',
          size: 20,
          at: { x: 0.5, y: 0.5 },
        },
      ],
    },
  ],
])('%s, which the visitor made small, is made larger', async (textId, draft) => {
  const [small] = await smallIn(gate, draft, quarter)
  expect(small?.textId).toBe(textId)
  const larger = small && withLargerLetters(draft, small)
  expect(larger && (await smallIn(gate, larger, quarter))).toEqual([])
})

test('the proof-reader finds small letters on a card for paper, and on no other', async () => {
  const draft: CardDraft = { values: {}, layers: { place: { scale: 0.4 } } }
  const printed = await layOut(gate, { ...draft, format: 'print' })
  const found = smallLetterFindings(smallOnPaper(printed))
  expect(found.map(({ rule, textId }) => `${rule} ${textId}`)).toEqual(['small-letters place'])
  const [small] = smallOnPaper(printed)
  const larger = small && withLargerLetters(draft, small)
  expect(larger).toBeDefined()
  expect(larger && smallOnPaper(await layOut(gate, { ...larger, format: 'print' }))).toEqual([])
  expect(smallOnPaper(await layOut(gate, { ...draft, format: 'status' }))).toEqual([])
  expect(smallOnPaper(undefined)).toEqual([])
})
