import { expect, test } from 'vitest'
import { countLayouts } from '../../catalog/sheets/measure-likeness.ts'
import { designs } from '../fixtures/designs.ts'

const families = [...new Set(designs.map(({ art }) => art.family))]

test.each(families)('no layout of %s carries more than a dozen designs', async (family) => {
  const own = designs.filter(({ art }) => art.family === family)
  const counted = await countLayouts(own)
  expect(counted['on one layout']).toBeLessThanOrEqual(12)
})
