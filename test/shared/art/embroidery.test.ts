import { expect, test } from 'vitest'
import { compositions } from '../../../src/shared/art/embroidery/compositions.ts'
import { embroidery } from '../../../src/shared/art/embroidery/embroidery.ts'
import { clearOfWords, onBothSides } from '../../../src/shared/art/embroidery/planting.ts'
import { layOutPlot } from '../../../src/shared/art/embroidery/plot.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily, expectWellFormed, printed } from './art-family-contract.ts'
import { meet } from './safe-area.ts'

/** One motif of each layout: within a layout only the thing differs, and it has its own box. */
const motifs = [
  ...new Map(Object.entries(compositions).map(([motif, { layout }]) => [layout, motif])).values(),
]

describeArtFamily({ ...embroidery, motifs })

test.each(embroidery.motifs)('%s is drawn whole', (motif) => {
  const request = { ...formatSizes.square, motif, seed: 5, reserved: [] }
  expectWellFormed('embroidery', printed(embroidery, request))
})

const boxes = Object.entries(compositions).flatMap(([motif, { layout, thing }]) =>
  thing ? formats.map((format) => ({ motif, layout, format })) : [],
)

test.each(boxes)('the thing of $motif in $format has a box apart from the words', (page) => {
  const { thing, text } = layOutPlot(formatSizes[page.format], page.layout)
  expect(meet(thing, text)).toBe(false)
})

test('what would lie on words or on the header is left out, and nothing else', () => {
  const plot = layOutPlot(formatSizes.status, 'field')
  const { text, header } = plot
  const spots = {
    on: { x: text.x + 200, y: text.y + 200 },
    edge: { x: text.x - 90, y: text.y + 200 },
    apart: { x: text.x - 120, y: text.y + 200 },
    header: { x: header.x - 40, y: header.y - 40 },
  }
  const flowers = Object.values(spots).map((spot) => ['peony rose', spot] as const)
  const kept = clearOfWords({ flowers }, plot).flowers?.map(([, spot]) => spot)
  expect(kept).toEqual([spots.apart])
})

test('a leaf that reaches into the words is left out, by its direction and size', () => {
  const plot = layOutPlot(formatSizes.status, 'field')
  const spot = { x: plot.text.x - 60, y: plot.text.y + 300 }
  const countOf = (angle: number, size: number) =>
    clearOfWords({ leaves: [['leaf moss', { ...spot, angle, size }]] }, plot).leaves?.length
  expect([countOf(0, 1), countOf(0, 0.4), countOf(Math.PI, 1)]).toEqual([0, 1, 1])
})

test('a planting on both sides is its own image', () => {
  const one = { leaves: [['leaf moss', { x: 100, y: 40, angle: 0.5, size: 2 }] as const] }
  const both = onBothSides(one, 1080)
  expect(both.leaves).toEqual([
    ['leaf moss', { x: 100, y: 40, angle: 0.5, size: 2 }],
    ['leaf moss', { x: 980, y: 40, angle: -0.5, size: 2, flip: true }],
  ])
})

test('another motif is refused', () => {
  expect(() => embroidery.textArea(formatSizes.square, 'field-of-corn')).toThrow(RangeError)
})
