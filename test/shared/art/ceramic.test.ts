import { expect, test } from 'vitest'
import { cartouchePath } from '../../../src/shared/art/ceramic/cartouche.ts'
import { ceramic } from '../../../src/shared/art/ceramic/ceramic.ts'
import { compositions } from '../../../src/shared/art/ceramic/compositions.ts'
import { layOutPlot, layouts } from '../../../src/shared/art/ceramic/plot.ts'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily, expectWellFormed, printed } from './art-family-contract.ts'
import { holds, meet } from './safe-area.ts'

/** One motif of each manner: within a manner only the thing differs, and it has its own box. */
const manners = new Map(
  Object.entries(compositions).map(([motif, composition]) => [mannerOf(composition), motif]),
)

describeArtFamily({ ...ceramic, motifs: [...manners.values()] })

test.each(ceramic.motifs)('%s is drawn whole', (motif) => {
  const request = { ...formatSizes.square, motif, seed: 5, reserved: [] }
  expectWellFormed('ceramic', printed(ceramic, request))
})

const boxes = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))

test.each(boxes)('the thing of $layout in $format has a box apart from the words', (page) => {
  const { emblem, text } = layOutPlot(formatSizes[page.format], page.layout)
  expect(meet(emblem, text)).toBe(false)
})

test.each(boxes)('the words of $layout in $format stand in its cartouche', (page) => {
  const { cartouche, text } = layOutPlot(formatSizes[page.format], page.layout)
  expect(holds(cartouche, text)).toBe(true)
})

test('a cartouche is the same on both sides and above and below', () => {
  const box = { x: 100, y: 200, width: 600, height: 500 }
  const { x, y, width, height } = boundsOf(cartouchePath(box))
  expect(x + width / 2).toBeCloseTo(400)
  expect(y + height / 2).toBeCloseTo(450)
})

test('another motif is refused', () => {
  expect(() => ceramic.textArea(formatSizes.square, 'garden-parrot')).toThrow(RangeError)
})

function mannerOf({ layout, border, deep }: (typeof compositions)[string]): string {
  return [layout, border, deep].join()
}
