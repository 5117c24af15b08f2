import { expect, test } from 'vitest'
import { type Art, allNodes } from '../../../src/shared/art/art.ts'
import { botanical } from '../../../src/shared/art/botanical/botanical.ts'
import { plantings } from '../../../src/shared/art/botanical/garden/plantings.ts'
import { isDisc } from '../../../src/shared/art/botanical/plants/flora.ts'
import type { Box, Size } from '../../../src/shared/art/family.ts'
import { paintArt } from '../../../src/shared/art/paints.ts'
import { unitSizeOf } from '../../../src/shared/art/proportion.ts'
import { describeArtFamily } from './art-family-contract.ts'

const formats: [string, Size][] = [
  ['status', { widthPx: 1080, heightPx: 1920 }],
  ['square', { widthPx: 1080, heightPx: 1080 }],
  ['portrait', { widthPx: 1080, heightPx: 1350 }],
  ['print', { widthPx: 1500, heightPx: 2100 }],
]

describeArtFamily(botanical)

test.each(formats)('no leaf of %s grows into a long text beyond the frame', (_, size) => {
  const { text } = botanical.textArea(size, 'rimon')
  const tall: Box = { ...text, y: text.y - 60, height: text.height + 120 }
  const bases = leafBases(draw(size, [tall]))
  expect(bases.length).toBeGreaterThan(30)
  for (const base of bases) expect(isInside(tall, base), JSON.stringify(base)).toBe(false)
})

test.each(formats)('the corner of the header stays bare on %s', (_, size) => {
  const { header } = botanical.textArea(size, 'rimon')
  const width = 3 * header.sizePx
  const corner = { x: header.x - width, y: header.y - header.sizePx, width, height: header.sizePx }
  for (const base of leafBases(draw(size, []))) expect(isInside(corner, base)).toBe(false)
})

test.each([...plantings.keys()])('%s makes way for a text beyond its frame', (motif) => {
  const size = { widthPx: 1080, heightPx: 1350 }
  const { text } = botanical.textArea(size, motif)
  const long = { x: 20, y: text.y - 90, width: 1040, height: text.height + 180 }
  const art = botanical.draw({ ...size, motif, seed: 7, reserved: [long] })
  const places = leafBases(art)
  expect(places.length).toBeGreaterThan(20)
  for (const place of places) expect(isInside(long, place), JSON.stringify(place)).toBe(false)
})

test.each(
  [...plantings].flatMap(([motif, planting]) =>
    formats.map(([format, size]) => ({ motif, planting, format, size })),
  ),
)('no flower of $motif is cut by the edge of $format', ({ planting, size }) => {
  const sheet = unitSizeOf(size)
  const { heads } = planting.composition.plant(sheet, planting.recipe)
  for (const { kind, at, size: reach } of heads) {
    if (!isDisc(kind)) continue
    const room = Math.min(at.x, at.y, sheet.width - at.x, sheet.height - at.y)
    expect(room, kind).toBeGreaterThan(0.9 * reach)
  }
})

test('each format has a composition of its own', () => {
  const shares = formats.map(([, size]) => {
    const { text } = botanical.textArea(size, 'rimon')
    return `${(text.y / size.heightPx).toFixed(3)} ${(text.height / size.heightPx).toFixed(3)}`
  })
  expect(new Set(shares).size).toBe(formats.length)
})

test('another seed draws another picture', () => {
  const size = { widthPx: 1080, heightPx: 1350 }
  expect(draw(size, [], 1)).not.toEqual(draw(size, [], 2))
})

test('an unknown motif is refused by name', () => {
  const size = { widthPx: 1080, heightPx: 1080 }
  const request = { ...size, motif: 'etrog', seed: 1, reserved: [] }
  expect(() => botanical.draw(request)).toThrow(/^motif must be one of rimon, .*, not etrog$/)
})

test('a palette without a colour is refused by its name', () => {
  const { gold: _, ...colours } = palette().colours
  const shapes = draw({ widthPx: 1080, heightPx: 1080 }, [])
  expect(() => paintArt(shapes, { ...palette(), colours })).toThrow('has no colour gold')
})

function draw(size: Size, reserved: readonly Box[], seed = 7): Art {
  return botanical.draw({ ...size, motif: 'rimon', seed, reserved })
}

function palette() {
  const { rimon } = botanical.palettes
  if (!rimon) throw new RangeError('no palette rimon')
  return rimon
}

/** Where the leaves meet their stems, from the positions of their symbols. */
function leafBases(art: Art): { x: number; y: number }[] {
  return allNodes(art).flatMap(({ tag, attributes: { transform = [] } }) => {
    const matrix = tag === 'use' && transform.find(([name]) => name === 'matrix')
    if (!matrix) return []
    const [x, y] = matrix.slice(-2)
    return [{ x: Number(x), y: Number(y) }]
  })
}

function isInside(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}
