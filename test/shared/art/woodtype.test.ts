import { expect, test } from 'vitest'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { parsePathData } from '../../../src/shared/art/path-data.ts'
import { compositions } from '../../../src/shared/art/woodtype/compositions.ts'
import { wordIn } from '../../../src/shared/art/woodtype/paper.ts'
import { layOutPlot, layouts } from '../../../src/shared/art/woodtype/plot.ts'
import { woodtype } from '../../../src/shared/art/woodtype/woodtype.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily, expectWellFormed, printed } from './art-family-contract.ts'
import { meet } from './safe-area.ts'

/** One motif of each layout: within a layout only the woodcuts differ. */
const motifs = layouts.flatMap((layout) => {
  const motif = woodtype.motifs.find((name) => compositions[name]?.layout === layout)
  return motif ? [motif] : []
})

describeArtFamily({ ...woodtype, motifs })

test('every layout has a motif', () => {
  expect(motifs).toHaveLength(layouts.length)
})

test.each(woodtype.motifs)('%s is drawn whole', (motif) => {
  const request = { ...formatSizes.square, motif, seed: 5, reserved: [] }
  expectWellFormed('woodtype', printed(woodtype, request))
})

const pages = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))

test.each(pages)('woodcuts of $layout in $format lie apart from the words', (page) => {
  const { cuts, text, scale } = layOutPlot(formatSizes[page.format], page.layout)
  const { widthPx, heightPx } = formatSizes[page.format]
  expect(cuts.length).toBeGreaterThan(0)
  for (const cut of cuts) {
    expect(meet(cut, text)).toBe(false)
    expect(Math.min(cut.width, cut.height)).toBeGreaterThan(70)
    expect(cut.x).toBeGreaterThanOrEqual(0)
    expect((cut.x + cut.width) * scale).toBeLessThanOrEqual(widthPx)
    expect((cut.y + cut.height) * scale).toBeLessThanOrEqual(heightPx)
  }
})

test('a rule stands in the space between two lines, and beside a short line', () => {
  const { text } = woodtype.textArea(formatSizes.portrait, 'rays-cake')
  const drawn = (...reserved: { x: number; y: number; width: number; height: number }[]) =>
    dividersOf(
      printed(woodtype, { ...formatSizes.portrait, motif: 'rays-cake', seed: 1, reserved }),
    )
  const full = (y: number, height: number) => ({ ...text, y: text.y + y, height })
  const close = [full(0, 200), full(216, text.height - 216)]
  const loose = [full(0, 200), full(244, text.height - 244)]
  expect(drawn(...close)).toEqual([])
  const [rule] = drawn(...loose)
  expect(rule?.y).toBeGreaterThan(text.y + 200)
  expect((rule?.y ?? 0) + (rule?.height ?? 0)).toBeLessThan(text.y + 244)
  const short = { x: text.x + 300, y: text.y, width: text.width - 600, height: text.height }
  expect(drawn(short)).toHaveLength(1)
})

test('an old word fills its box', () => {
  const box = { x: 40, y: 60, width: 500, height: 120 }
  const ink = boundsOf(wordIn('מזל טוב', box))
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(ink[side]).toBeCloseTo(box[side])
})

test('another motif is refused', () => {
  expect(() => woodtype.textArea(formatSizes.square, 'wall-parrot')).toThrow(RangeError)
})

/** Boxes of the ornaments among the words. */
function dividersOf(art: string) {
  const group = /<g data-part="divider">(.*?)<\/g>/.exec(art)?.[1] ?? ''
  return [...group.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => boundsOf(parsePathData(data)))
}
