import { expect, test } from 'vitest'
import { compositions } from '../../../src/shared/art/illuminated/compositions.ts'
import { illuminated } from '../../../src/shared/art/illuminated/illuminated.ts'
import { layOutPlot, layouts } from '../../../src/shared/art/illuminated/plot.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily, expectWellFormed, printed } from './art-family-contract.ts'
import { contrastRatio } from './contrast.ts'
import { meet } from './safe-area.ts'

/** One motif of each manner: within a manner only the thing differs, and it has its own box. */
const manners = new Map(
  Object.entries(compositions).map(([motif, composition]) => [mannerOf(composition), motif]),
)

describeArtFamily({ ...illuminated, motifs: [...manners.values()] })

test.each(illuminated.motifs)('%s is drawn whole', (motif) => {
  const request = { ...formatSizes.square, motif, seed: 5, reserved: [] }
  expectWellFormed('illuminated', printed(illuminated, request))
})

const boxes = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))

test.each(boxes)('the thing of $layout in $format has a box apart from the words', (page) => {
  const { emblem, text } = layOutPlot(formatSizes[page.format], page.layout)
  expect(meet(emblem, text)).toBe(false)
})

test.each(Object.entries(illuminated.palettes))('gold letters of %s are legible', (_, palette) => {
  for (let i = 0; i < 4; i++) {
    const stop = palette.colours[`letter${i}`] ?? ''
    expect(contrastRatio(stop, palette.ink.title), stop).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(formats)('the word of a border in %s stands in its panel', (format) => {
  const size = formatSizes[format]
  const { word, scale } = layOutPlot(size, 'border')
  const { arc } = illuminated.textArea(size, 'border-crown')
  if (!word || !arc) throw new RangeError('no panel')
  const baseline = (arc.cy - arc.radius) / scale
  expect(baseline).toBeGreaterThan(word.box.y + word.box.height / 2)
  expect(baseline).toBeLessThan(word.box.y + word.box.height - 20)
  expect(arc.sweep * arc.radius).toBeLessThan(word.box.width * scale)
})

test.each(formats)('a mirrored bar in %s has its words at the other side', (format) => {
  const size = formatSizes[format]
  const { text } = illuminated.textArea(size, 'bar-quill-and-ink')
  const mirrored = illuminated.textArea(size, 'bar-seedling').text
  expect(mirrored).toMatchObject({ y: text.y, width: text.width, height: text.height })
  expect(mirrored.x - text.x).toBeGreaterThan(0.05 * size.widthPx)
  expect(mirrored.x + mirrored.width).toBeCloseTo(size.widthPx - text.x, -1)
})

test('nothing with letters is mirrored', () => {
  const mirrored = Object.values(compositions).filter((composition) => composition.mirrored)
  expect(mirrored.length).toBeGreaterThan(0)
  for (const { motif } of mirrored) expect(motif().lettered ?? false).toBe(false)
})

test('pen work leaves out the place of a letter', () => {
  const size = formatSizes.portrait
  const request = { ...size, motif: 'border-crown', seed: 2 }
  const { word } = layOutPlot(size, 'border')
  const letter = { x: 480, y: (word?.box.y ?? 0) + 60, width: 60, height: 60 }
  const bare = printed(illuminated, { ...request, reserved: [] })
  expect(printed(illuminated, { ...request, reserved: [letter] }).length).toBeLessThan(bare.length)
})

test('another motif is refused', () => {
  expect(() => illuminated.textArea(formatSizes.square, 'border-parrot')).toThrow(RangeError)
})

function mannerOf({ layout, deep, mirrored }: (typeof compositions)[string]): string {
  return [layout, deep, mirrored].join()
}
