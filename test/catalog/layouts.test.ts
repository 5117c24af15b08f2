import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { countLayouts } from '../../catalog/sheets/measure-likeness.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'

const designs = cards.map((card) => v.parse(cardDesignSchema, card))

const families = [...new Set(designs.map(({ art }) => art.family))]

test.each(families)('no layout of %s carries more than a dozen designs', async (family) => {
  const own = designs.filter(({ art }) => art.family === family)
  const counted = await countLayouts(own)
  expect(counted['on one layout']).toBeLessThanOrEqual(12)
})
