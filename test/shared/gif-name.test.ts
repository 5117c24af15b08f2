import { describe, expect, test } from 'vitest'
import { loadFontTables } from '../../src/shared/card/load-font-tables.ts'
import { maxNameLength, setGifName } from '../../src/shared/gif-name.ts'
import type { NameLine } from '../../src/shared/name-line.ts'

const line: NameLine = {
  faces: ['frank-ruhl-libre-500', 'cormorant-600'],
  sizes: { min: 18, max: 32 },
  align: 'middle',
  colour: '#fff4d2',
  baseline: 460,
  box: { x: 60, y: 424, width: 420, height: 48 },
}
const tables = await loadFontTables(line.faces)
const set = (text: string, change: Partial<NameLine> = {}) =>
  setGifName(text, { ...line, ...change }, tables)

test.each(['משפחת כהן', 'Mazel tov Chaim!', 'לכבוד Chaim', 'מִשְׁפַּחַת לֵוִי'])(
  '%s stands in the middle of the line, in its largest letters',
  (text) => {
    const { line: placed, isCut, missing } = set(text)
    expect({ isCut, missing, text: placed?.text }).toEqual({ isCut: false, missing: [], text })
    expect(placed).toMatchObject({ sizePx: 32, baseline: 460 })
    const { x = 0, width = 0 } = placed?.ink ?? {}
    expect(x + width / 2).toBeCloseTo(60 + 420 / 2, 1)
  },
)

test.each([
  ['left', 60],
  ['right', 480],
] as const)('a line at the %s begins there', (align, edge) => {
  const { x = 0, width = 0 } = set('משפחת כהן', { align }).line?.ink ?? {}
  expect(align === 'left' ? x : x + width).toBeCloseTo(edge, 1)
})

test('a longer name is set smaller, in the middle of the height of the line', () => {
  const { line: placed, isCut } = set('Mazel tov to the Goldberger family!!')
  expect(isCut).toBe(false)
  expect(placed?.sizePx).toBeLessThan(32)
  expect(placed?.sizePx).toBeGreaterThanOrEqual(18)
  expect(placed?.baseline).toBeLessThan(460)
  expect(placed?.ink.width).toBeLessThanOrEqual(420)
})

describe('a name that is too long at the smallest size', () => {
  const words = 'Mazel tov to the whole wide Goldberger family of Monsey and Lakewood'
  const { line: placed, isCut } = set(words)

  test('is cut after a whole word, and said to be', () => {
    expect(isCut).toBe(true)
    const shown = placed?.text.replace('…', '') ?? ''
    expect(words.startsWith(`${shown} `)).toBe(true)
    expect(placed?.ink.width).toBeLessThanOrEqual(420)
  })

  test('is cut after the longest that fits', () => {
    expect(placed?.ink.width).toBeGreaterThan(320)
  })
})

test('characters without a letter are left out and named', () => {
  const { line: placed, missing } = set('Mazel tov 🎉')
  expect(placed?.text).toBe('Mazel tov')
  expect(missing).toEqual(['🎉'])
})

test.each(['', '   ', '🎉'])('%j sets no line', (text) => {
  expect(set(text).line).toBeUndefined()
})

test('a pasted line break becomes a space', () => {
  expect(set('משפחת\nכהן').line?.text).toBe('משפחת כהן')
})

test('a text that fills the field can be too long for the line', () => {
  expect(set('W'.repeat(maxNameLength)).isCut).toBe(true)
})
