import { expect, test } from 'vitest'
import { cartouchePath } from '../../src/shared/art/ceramic/cartouche.ts'
import { ceramic } from '../../src/shared/art/ceramic/ceramic.ts'
import { layOutPage, layouts } from '../../src/shared/art/ceramic/page.ts'
import { boundsOf } from '../../src/shared/art/path.ts'
import { formatSizes, formats } from '../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'
import { holds } from './safe-area.ts'

describeArtFamily(ceramic)

const pages = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))

test.each(pages)('the words of $layout in $format stand in its cartouche', (page) => {
  const { cartouche, text } = layOutPage(formatSizes[page.format], page.layout)
  expect(holds(cartouche, text)).toBe(true)
})

test('a cartouche is the same on both sides and above and below', () => {
  const box = { x: 100, y: 200, width: 600, height: 500 }
  const { x, y, width, height } = boundsOf(cartouchePath(box))
  expect(x + width / 2).toBeCloseTo(400)
  expect(y + height / 2).toBeCloseTo(450)
})

test('another motif is refused', () => {
  expect(() => ceramic.frame(formatSizes.square, 'garden-parrot')).toThrow(RangeError)
})
