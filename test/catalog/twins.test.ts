import { expect, test } from 'vitest'
import { drawPicture, type SheetPicture } from '../../catalog/sheets/draw-sheet.ts'
import { findTwins } from '../../catalog/sheets/measure-likeness.ts'
import { familyNames } from '../../src/shared/art/families.ts'
import type { CardDesign } from '../../src/shared/card.ts'
import { designs } from '../fixtures/designs.ts'
import { isLong } from '../shared/art/share-of-work.ts'

/** A likeness of more than this is one picture with other words. */
const limit = 0.95
/** Designs of two families are never so alike. All families in the long tests. */
const measured = familyNames.filter((_, i) => isLong || i % 8 === 1)

test.each(measured)('no two designs of %s are twins', async (family) => {
  const own = designs.filter(({ art }) => art.family === family)
  const twins = await findTwins(await draw(own), 20)
  expect(twins.filter(({ likeness }) => likeness > limit)).toEqual([])
})

test('a design in other words is a twin of itself', async () => {
  const [one, other] = designs
  if (!one || !other) throw new RangeError('no designs')
  const reworded = { ...one, slug: 'reworded', fields: one.fields.toReversed() }
  const [twin] = await findTwins(await draw([one, other, reworded]), 1)
  expect(twin).toMatchObject({ one: one.slug, other: 'reworded' })
  expect(twin?.likeness).toBeGreaterThan(limit)
})

/** In the formats of their own, as wide as on a shelf. */
async function draw(some: readonly CardDesign[]) {
  const drawn: SheetPicture[] = []
  for (const design of some) {
    const [format = 'portrait'] = design.formats
    drawn.push(await drawPicture({ design, format }, 96))
  }
  return drawn
}
