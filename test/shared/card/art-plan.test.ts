import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loadFamily } from '../../../src/shared/art/families.ts'
import { artPlanSchema } from '../../../src/shared/art-plan.ts'
import { layoutCard } from '../../../src/shared/card/layout-card.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import { planDocument, planOf } from '../../../src/shared/card/plan-of.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { faceIds } from '../../../src/shared/text/face.ts'
import { designs } from '../../fixtures/designs.ts'

const tables = await loadFontTables(faceIds)

test('a layout learns the same from the plan in a document as from the family', async () => {
  for (const design of designs) {
    const family = await loadFamily(design.art.family)
    const artPlan = v.parse(artPlanSchema, JSON.parse(JSON.stringify(planDocument(design, family))))
    const plan = planOf({ design, artPlan })
    for (const format of formats) {
      const size = formatSizes[format]
      const { motif } = design.art
      expect(plan.textArea(size, motif), design.slug).toEqual(family.textArea(size, motif))
    }
    expect(Object.keys(plan.palettes), design.slug).toEqual(design.palettes)
    for (const [id, palette] of Object.entries(plan.palettes)) {
      expect(family.palettes[id], design.slug).toMatchObject(palette)
    }
    const request = { design, draft: { values: {} }, tables }
    const { palette, ...layout } = layoutCard({ ...request, family })
    expect(layoutCard({ ...request, family: plan }), design.slug).toMatchObject(layout)
  }
})

test('a plan has no text area for a size of no format', async () => {
  const [design] = designs
  if (!design) throw new RangeError('there are no designs')
  const artPlan = planDocument(design, await loadFamily(design.art.family))
  const plan = planOf({ design, artPlan })
  expect(() => plan.textArea({ widthPx: 7, heightPx: 9 }, design.art.motif)).toThrow('7x9 px')
})
