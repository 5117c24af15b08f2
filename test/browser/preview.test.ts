import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawLayout, layOut } from '../../catalog/pictures/draw-card.ts'
import { familyNames } from '../../src/shared/art/families.ts'
import type { Box } from '../../src/shared/art/family.ts'
import type { CardLayout } from '../../src/shared/card/layout-card.ts'
import { composeSharePicture, widestFormat } from '../../src/shared/card/share-picture.ts'
import { type CardDesign, cardDesignSchema } from '../../src/shared/card.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { type CardDraft, draftSchema } from '../../src/shared/draft.ts'
import { previewPath } from '../../src/shared/routes.ts'
import { baseUrl } from './site.ts'

/* The site's worker and the one that draws, both as built, in workerd. */

/** The first design of each family, with the field of its largest words. */
const designs = familyNames.flatMap((family) => {
  const design = cards.map((card) => v.parse(cardDesignSchema, card)).find(({ art }) => art.family === family)
  const layer = design?.layers.find(({ place }) => place === 'stack')
  return design && layer ? [{ family, design, field: layer.field }] : []
})

test.each(designs)('$family: the preview is the card with its names, as resvg draws it', async ({
  design,
  field,
}) => {
  const draft = { values: { [field]: 'מַזָּל טוֹב לשרה' } }
  const jpeg = await fetchPreview(design.slug, draft)
  expect(jpeg.byteLength).toBeLessThanOrEqual(250_000)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])

  const layout = await layOut(design, { ...draft, format: widestFormat(design) })
  expect(layout.problems.filter(({ kind }) => kind === 'missing-glyph')).toEqual([])
  const whole = { x: 0, y: 0, width: 1200, height: 630 }
  const words = boxOf(layout, field)
  const expected = await drawExpected(design, draft)
  expect(await differingPart(jpeg, expected, whole)).toBeLessThanOrEqual(0.01)
  expect(await differingPart(jpeg, expected, words)).toBeLessThanOrEqual(0.01)

  const reversed = { values: { [field]: [...'לשרה מזל טוב'].reverse().join('') } }
  expect(await differingPart(jpeg, await drawExpected(design, reversed), words)).toBeGreaterThan(0.1)
  const own = await fetchPreview(design.slug, undefined)
  expect(await differingPart(jpeg, own, words)).toBeGreaterThan(0.1)
})
