import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { textStyleOf, withTextStyle } from '../../client/card/style/text-style.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import type { AddedText, CardDraft } from '../../src/shared/draft.ts'

const design = v.parse(
  cardDesignSchema,
  cards.find(({ slug }) => slug === 'velvet-and-silver'),
)
const layer = design.layers.find(({ tracking }) => tracking > 0)
if (!layer) throw new Error('no layer has tracking')
const part = { id: layer.field, kind: 'layer' } as const
const written = (text: string): CardDraft => ({ values: { [layer.field]: text } })
const text: AddedText = {
  ...{ id: 'more', text: 'שלום', face: 'heebo-500', size: 60, colour: 'title' },
  ...{ align: 'middle', bend: 0, at: { x: 0.5, y: 0.5 }, turn: 0 },
}
const added = { id: 'more', kind: 'added' } as const

test('the spacing of a text is that of its design until the visitor changes it', () => {
  const own = Math.round(1000 * layer.tracking)
  expect(textStyleOf(design, written('TOVA'), part)).toMatchObject({ tracking: own, leading: 1 })
  expect(textStyleOf(design, written('טובה'), part)).toMatchObject({ tracking: 0, leading: 1 })
  const draft = withTextStyle(written('TOVA'), part, { tracking: 0, leading: 1.5 })
  expect(draft.layers).toEqual({ [layer.field]: { tracking: 0, leading: 1.5 } })
  expect(textStyleOf(design, draft, part)).toMatchObject({ tracking: 0, leading: 1.5 })
})

test('the spacing of an added text is none until the visitor changes it', () => {
  const draft: CardDraft = { values: {}, added: [text] }
  expect(textStyleOf(design, draft, added)).toMatchObject({ tracking: 0, leading: 1 })
  const changed = withTextStyle(draft, added, { tracking: -20, leading: 0.9 })
  expect(changed.added).toEqual([{ ...text, tracking: -20, leading: 0.9 }])
  expect(textStyleOf(design, changed, added)).toMatchObject({ tracking: -20, leading: 0.9 })
})
