import { expect, test } from 'vitest'
import { parseHex } from '../../../src/shared/art/hex-colour.ts'
import { compositions } from '../../../src/shared/art/riso/compositions.ts'
import { findFree } from '../../../src/shared/art/riso/free-place.ts'
import { layOut, placeOfWords } from '../../../src/shared/art/riso/layouts.ts'
import { palettes } from '../../../src/shared/art/riso/palettes.ts'
import { riso } from '../../../src/shared/art/riso/riso.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'

describeArtFamily(riso)

const hanging = Object.entries(compositions).flatMap(([name, composition]) =>
  composition.layout ? [] : [[name, composition] as const],
)
const area = { x: 60, y: 90, width: 960, height: 860 }

test.each(Object.entries(palettes))('no overprint of %s is brown', (_, { colours }) => {
  for (const ink of ['ab', 'cb']) {
    const [red, green, blue] = parseHex(colours[ink] ?? '')
    const isBrown = red > green && green > blue && red < 190 && red - blue > 40
    expect(isBrown, `${ink} is ${colours[ink]}`).toBe(false)
  }
})

test.each(hanging)('plates of %s end above the words, and leave the page by little', (_, order) => {
  for (const format of formats) {
    const size = formatSizes[format]
    const { text } = placeOfWords(size, 'hang')
    const plates = layOut('hang', { ...order, size, text }).filter(({ name }) => name)
    expect(plates).toHaveLength(order.plates.length)
    for (const { box, name } of plates) {
      expect(box.y + box.height).toBeLessThan(text.y)
      if (name !== 'letter') continue
      expect(box.x).toBeGreaterThan(-0.12 * size.widthPx)
      expect(box.x + box.width).toBeLessThan(1.12 * size.widthPx)
    }
  }
})

test.each(hanging)('letters of %s are read from the right on low pages', (_, order) => {
  for (const format of ['portrait', 'print', 'square'] as const) {
    const size = formatSizes[format]
    const { text } = placeOfWords(size, 'hang')
    const letters = layOut('hang', { ...order, size, text }).filter(({ name }) => name === 'letter')
    const middles = letters.map(({ box }) => box.x + box.width / 2)
    expect(middles).toEqual(middles.toSorted((one, other) => other - one))
  }
})

test('two letters that rise overlap on every page, and stand whole on it', () => {
  for (const format of formats) {
    const size = formatSizes[format]
    const { text } = placeOfWords(size, 'rise')
    const [, first, second] = layOut('rise', { plates: [...'לג'], size, text })
    if (!first || !second) throw new RangeError('a letter is missing')
    expect(second.box.x).toBeLessThan(first.box.x)
    expect(second.box.x + second.box.width).toBeGreaterThan(first.box.x + 20)
    for (const { box } of [first, second]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.widthPx)
      expect(box.y + box.height).toBeLessThan(0.98 * size.heightPx)
    }
  }
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
