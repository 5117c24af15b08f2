import { expect, test } from 'vitest'
import { allNodes } from '../../../src/shared/art/art.ts'
import type { Box } from '../../../src/shared/art/family.ts'
import { contrastRatio } from '../../../src/shared/art/hex-colour.ts'
import { splitBulk } from '../../../src/shared/art/layered/bulk.ts'
import { compositions } from '../../../src/shared/art/layered/compositions.ts'
import { layered } from '../../../src/shared/art/layered/layered.ts'
import { pile } from '../../../src/shared/art/layered/paper.ts'
import { layOutPlot, layouts } from '../../../src/shared/art/layered/plot.ts'
import { paintsOf } from '../../../src/shared/art/paints.ts'
import { boundsOf, circlePath, rectPath } from '../../../src/shared/art/path.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily, expectWellFormed, printed } from './art-family-contract.ts'
import { meet } from './safe-area.ts'

/** One motif of each manner: within a manner only the thing differs, and it has its own box. */
const manners = new Map(
  Object.entries(compositions).map(([motif, { thing: _, ...manner }]) => [
    JSON.stringify(manner),
    motif,
  ]),
)

describeArtFamily({ ...layered, motifs: [...manners.values()] })

test.each(layered.motifs)('%s is drawn whole', (motif) => {
  const request = { ...formatSizes.square, motif, seed: 5, reserved: [] }
  expectWellFormed('layered', printed(layered, request))
})

const pages = layouts.flatMap((layout) =>
  formats.flatMap((format) => [
    { layout, format },
    { layout, format, long: true as const },
  ]),
)

test.each(pages)('the thing of $layout in $format stands clear of the words', (page) => {
  const { thing, text, height } = layOutPlot(formatSizes[page.format], page)
  expect(meet(thing, text)).toBe(false)
  expect(thing.y + thing.height).toBeLessThan(height)
})

test('paper casts a shadow to the lower right, longer the higher it lies', () => {
  const reach = (depth: number) => {
    const paper = { path: circlePath(50, 50, 40), colour: 'sheet0', depth }
    const uses = allNodes(pile([paper], paintsOf(layered.palettes)))
    const shadows = uses.filter(({ attributes }) => attributes['fill-opacity'] !== undefined)
    const [first] = shadows
    return { x: Number(first?.attributes.x ?? 0), y: Number(first?.attributes.y ?? 0) }
  }
  expect(reach(1).x).toBeGreaterThan(0)
  expect(reach(1).y).toBeGreaterThan(reach(1).x)
  expect(reach(1.3).y).toBeGreaterThan(reach(0.6).y)
  expect(reach(0)).toEqual({ x: 0, y: 0 })
})

test('a sheet casts the shadow of its edges alone, and is whole with its flat part', () => {
  const sheet = [...rectPath(-60, -60, 1200, 2040), ...circlePath(540, 500, 100, 'hole')]
  const { edges, bulk } = splitBulk(sheet)
  expect(boundsOf(edges)).toEqual({ x: 418, y: 378, width: 244, height: 244 })
  expect(boundsOf([...edges, ...bulk])).toEqual(boundsOf(sheet))
})

test('a small paper has no flat part, nor has one that stands on two feet', () => {
  const leaf = circlePath(540, 500, 100)
  const pillars = [...rectPath(0, 0, 200, 1900), ...rectPath(880, 0, 200, 1900)]
  const feet = [...circlePath(540, 60, 100), ...pillars]
  expect(splitBulk(leaf)).toEqual({ edges: leaf, bulk: [] })
  expect(splitBulk(feet)).toEqual({ edges: feet, bulk: [] })
})

test('lines under the title have a label, the title has none', () => {
  const labels = (...reserved: Box[]) => {
    const request = { ...formatSizes.status, motif: 'rose-plain', seed: 1, reserved }
    return printed(layered, request).match(/id="layered-label-/g)?.length ?? 0
  }
  const title = { x: 200, y: 700, width: 680, height: 260 }
  expect(labels(title)).toBe(0)
  expect(labels(title, { x: 300, y: 1040, width: 480, height: 70 })).toBe(1)
})

test.each(Object.entries(layered.palettes))('the sheets of %s go one way', (_, { colours }) => {
  const steps = [0, 1, 2, 3, 4, 5].map((i) => contrastRatio(colours[`sheet${i}`] ?? '', '#000000'))
  const rising = steps.slice(1).map((light, i) => light > (steps[i] ?? 0))
  expect(new Set(rising).size).toBe(1)
})

test('another motif is refused', () => {
  expect(() => layered.textArea(formatSizes.square, 'gate-parrot')).toThrow(RangeError)
})
