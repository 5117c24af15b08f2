import { expect, test } from 'vitest'
import { parseHex } from '../../../src/shared/art/hex-colour.ts'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { compositions } from '../../../src/shared/art/riso/compositions.ts'
import { findFree } from '../../../src/shared/art/riso/free-place.ts'
import { layOut, placeOfWords } from '../../../src/shared/art/riso/layouts.ts'
import { palettes } from '../../../src/shared/art/riso/palettes.ts'
import { layPlates } from '../../../src/shared/art/riso/plates.ts'
import { riso } from '../../../src/shared/art/riso/riso.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'

describeArtFamily(riso)

const falling = Object.entries(compositions).flatMap(([name, composition]) => {
  const { layout = 'fall', overlap = 0, fall = 0 } = composition
  return layout === 'fall' ? [[name, { ...composition, overlap, fall }] as const] : []
})
const area = { x: 60, y: 90, width: 960, height: 860 }

test.each(Object.entries(palettes))('no overprint of %s is brown', (_, { colours }) => {
  for (const ink of ['ab', 'cb']) {
    const [red, green, blue] = parseHex(colours[ink] ?? '')
    const isBrown = red > green && green > blue && red < 190 && red - blue > 40
    expect(isBrown, `${ink} is ${colours[ink]}`).toBe(false)
  }
})

test.each(falling)('plates of %s stay in their area', (_, composition) => {
  for (const { path } of layPlates(composition, area)) {
    const box = boundsOf(path)
    expect(box.x).toBeGreaterThanOrEqual(area.x - 1)
    expect(box.y).toBeGreaterThanOrEqual(area.y - 1)
    expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width + 1)
    expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height + 1)
  }
})

test.each(falling)('plates of %s fall from right to left', (_, composition) => {
  const middles = layPlates(composition, area).map(({ box }) => box.x + box.width / 2)
  expect(middles).toEqual([...middles].sort((one, other) => other - one))
})

test('a free place is clear of what is taken and near where it is wanted', () => {
  const taken = [{ x: 60, y: 90, width: 480, height: 860 }]
  const wanted = { ratio: 2, most: 300, least: 100, near: { x: 1, y: 1 } }
  const box = findFree(wanted, { area, plates: [], taken })
  expect(box?.height).toBe(300)
  expect(box?.width).toBe(150)
  expect(box?.x).toBeGreaterThan(540)
  expect(box?.y).toBeGreaterThan(600)
})

test('a full page has no free place', () => {
  const wanted = { ratio: 1, most: 300, least: 100, near: { x: 0, y: 0 } }
  expect(findFree(wanted, { area, plates: [], taken: [area] })).toBeUndefined()
})

test('letters over a page of ink have one size, and are read from the right and then down', () => {
  for (const format of formats) {
    const size = formatSizes[format]
    const { text } = placeOfWords(size, 'ground')
    const [sheet, ...letters] = layOut('ground', { plates: [...'סיום'], size, text })
    const [samech, yud, vov, mem] = letters.map(({ box }) => box)
    if (!sheet || !samech || !yud || !vov || !mem) throw new RangeError('a plate is missing')
    expect(sheet.box.width).toBeGreaterThan(size.widthPx)
    expect(yud.height / samech.height).toBeLessThan(0.75)
    expect(mem.height / samech.height).toBeCloseTo(1, 1)
    expect(yud.x).toBeLessThan(samech.x)
    expect(mem.x).toBeLessThan(vov.x)
    if (format === 'status') expect(vov.y).toBeGreaterThan(yud.y + yud.height / 2)
  }
})
