import { expect, test } from 'vitest'
import { maxPreviewWeight, previewWeight } from '../../../src/shared/card/preview-weight.ts'
import type { AddedText, CardDraft, Sticker } from '../../../src/shared/draft.ts'
import { faceIds } from '../../../src/shared/text/face.ts'
import { designs } from '../../fixtures/designs.ts'

const [design] = designs
const field = design?.fields[0]?.id
if (!design || !field) throw new Error('there is no card with a field')

const at = { x: 0.5, y: 0.5 }
const many = <Part>(count: number, make: (id: string, i: number) => Part) =>
  Array.from({ length: count }, (_, i) => make(`p${i}`, i))

function texts(count: number, letters: number): AddedText[] {
  return many(count, (id, i) => ({
    id,
    text: 'א'.repeat(letters),
    face: faceIds[i % faceIds.length] ?? 'heebo-400',
    size: 40,
    colour: 'body',
    align: 'middle',
    bend: 0,
    at,
    turn: 0,
  }))
}

function stickers(count: number, width: number): Sticker[] {
  return many(count, (id) => ({ id, sticker: 'dove', at, width, turn: 0 }))
}

test('every design can be drawn with full fields, ten more lines and twelve stickers', () => {
  const tooHeavy = designs.filter((each) => {
    const values = Object.fromEntries(
      each.fields.map(({ id, maxLength }) => [id, 'א'.repeat(Math.min(60, maxLength))]),
    )
    const draft = { values, added: texts(10, 30), stickers: stickers(12, 0.3) }
    return previewWeight(each, draft) > maxPreviewWeight
  })
  expect(tooHeavy.map(({ slug }) => slug)).toEqual([])
})

// Measured: 4, 3.5 and 6 times the processor time of a plain card.
test.each<[string, CardDraft]>([
  ['twenty texts of 400 letters', { values: {}, added: texts(20, 400) }],
  ['forty stickers as large as the page', { values: {}, stickers: stickers(40, 1) }],
  ['both', { values: {}, added: texts(20, 400), stickers: stickers(40, 1.5) }],
])('%s are too heavy on any design', (_, draft) => {
  const light = designs.filter((each) => previewWeight(each, draft) <= maxPreviewWeight)
  expect(light.map(({ slug }) => slug)).toEqual([])
})

test.each<[string, CardDraft, CardDraft]>([
  ['a longer word', { values: { [field]: 'א' } }, { values: { [field]: 'אב' } }],
  ['a text', { values: {} }, { values: {}, added: texts(1, 1) }],
  ['a face', { values: {} }, { values: {}, layers: { names: { face: 'heebo-400' } } }],
  ['a sticker', { values: {} }, { values: {}, stickers: stickers(1, 0.03) }],
  [
    'a larger sticker',
    { values: {}, stickers: stickers(1, 0.3) },
    { values: {}, stickers: stickers(1, 0.4) },
  ],
])('%s makes a draft heavier', (_, light, heavy) => {
  expect(previewWeight(design, heavy)).toBeGreaterThan(previewWeight(design, light))
})
