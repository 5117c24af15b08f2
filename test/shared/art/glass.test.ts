import { expect, test } from 'vitest'
import { compositions } from '../../../src/shared/art/glass/compositions.ts'
import { glass } from '../../../src/shared/art/glass/glass.ts'
import { paleNames } from '../../../src/shared/art/glass/palettes.ts'
import { layOutPlot, layouts } from '../../../src/shared/art/glass/plot.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily, expectWellFormed, printed } from './art-family-contract.ts'
import { holds, meet } from './safe-area.ts'

/** One motif of each manner: within a manner only the thing differs, and it has its own box. */
const manners = new Map(
  Object.entries(compositions).map(([motif, composition]) => [mannerOf(composition), motif]),
)
const motifs = [...manners.values()]
const onSheets = motifs.filter((motif) => isOnSheet(motif))
const entries = Object.entries(glass.palettes)
const pale = entries.filter(([name]) => paleNames.includes(name))
const deep = entries.filter(([name]) => !paleNames.includes(name))

describeArtFamily({ ...glass, motifs, palettes: Object.fromEntries(deep) })
// Dark words stand on plain glass only.
describeArtFamily({ ...glass, motifs: onSheets, palettes: Object.fromEntries(pale) })

test.each(glass.motifs)('%s is drawn whole', (motif) => {
  const request = { ...formatSizes.square, motif, seed: 5, reserved: [] }
  expectWellFormed('glass', printed(glass, request))
})

const boxes = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))

test.each(boxes)('the thing of $layout in $format has a box apart from the words', (page) => {
  const { thing, text } = layOutPlot(formatSizes[page.format], page.layout)
  expect(meet(thing, text)).toBe(false)
})

const onPlainGlass = boxes.filter(({ layout }) => layout === 'stars' || layout === 'tree')

test.each(onPlainGlass)('the words of $layout in $format stand on plain glass', (page) => {
  const { sheet, text } = layOutPlot(formatSizes[page.format], page.layout)
  expect(sheet && holds(sheet, text)).toBe(true)
})

test('a small row has a plate of plain glass, a title has none', () => {
  const plates = (height: number) => {
    const row = { x: 300, y: 800, width: 480, height }
    const request = { ...formatSizes.status, motif: 'rings-shofar', seed: 1, reserved: [row] }
    return printed(glass, request).match(/#glass-of-plate/g)?.length ?? 0
  }
  expect(plates(60)).toBe(1)
  expect(plates(300)).toBe(0)
})

test('another motif is refused', () => {
  expect(() => glass.textArea(formatSizes.square, 'rings-parrot')).toThrow(RangeError)
})

function mannerOf({ layout, border, foot, fruit }: (typeof compositions)[string]): string {
  return [layout, border, foot, fruit].join()
}

function isOnSheet(motif: string): boolean {
  const layout = compositions[motif]?.layout
  return layout !== undefined && layOutPlot(formatSizes.square, layout).sheet !== undefined
}
