import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { packCounts, packNumbers, unpackCounts, unpackNumbers } from '#shared/text/pack-numbers.ts'
import { unpackColumns } from '#shared/text/unpack-columns.ts'
import { packColumns } from '../../catalog/fonts/pack-columns.ts'
import { packTable } from '../../catalog/fonts/pack-table.ts'
import { makeWidthTable } from '../../catalog/fonts/width-table.ts'

const tables = await loadFontTables(faceIds)

test.each([
  [[], ''],
  [[0, -1, 1, -2, 2], ' !#$%'],
  [[30, -31], '^_'],
  [[31, -32, 1000, -70000], '`#a#pb#cuu%'],
])('%j is packed as %j', (numbers, packed) => {
  expect(packNumbers(numbers)).toBe(packed)
  expect(unpackNumbers(packed)).toEqual(numbers)
})

test.each([
  [[], ''],
  [[0, 1, 61, 62, 1000], ' !_`#hA'],
])('%j counts are packed as %j', (counts, packed) => {
  expect(packCounts(counts)).toBe(packed)
  expect(unpackCounts(packed)).toEqual(counts)
})

test('whatever is packed comes out again, and JSON escapes none of it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (numbers) => {
      const packed = packNumbers(numbers)
      expect(unpackNumbers(packed)).toEqual(numbers)
      expect(JSON.stringify(packed)).toBe(`"${packed}"`)
    }),
  )
})

test('a character that is no digit is refused', () => {
  expect(() => unpackNumbers(' "')).toThrow(`packed holds '"', which is no digit`)
})

test('columns of kerning tell where they differ from one before, and by which amounts', () => {
  const columns = [
    [0, -10, 0],
    [5, -10, 0],
    [0, 0, 7],
  ]
  const packed = packColumns(columns)
  expect(unpackCounts(packed.likes)).toEqual([0, 1, 0])
  expect(unpackCounts(packed.turns)).toEqual([1, 1, 4])
  expect(unpackNumbers(packed.amounts)).toEqual([-10, 15, 2])
  expect(unpackCounts(packed.kerning)).toEqual([0, 1, 0, 2])
  expect(unpackColumns(packed, 3)).toEqual(columns)
})

test('whatever columns are packed come out again', () => {
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: -200, max: 200 }))
  const anyColumns = fc
    .integer({ min: 1, max: 9 })
    .chain((height) => fc.array(fc.array(amount, { minLength: height, maxLength: height })))
  fc.assert(
    fc.property(anyColumns, (columns) => {
      const height = columns[0]?.length ?? 0
      expect(unpackColumns(packColumns(columns), height)).toEqual(columns)
    }),
  )
})

test.each(faceIds)('the table of %s takes at most 5.3 kB', async (id) => {
  const bytes = gzipSync(await readTable(id), { level: 9 }).length
  expect(bytes).toBeLessThanOrEqual(5_300)
})

/** A plain face, one with only Hebrew, one with only Latin, and the two that kern most. */
const unlikeFaces: readonly FaceId[] = [
  ...(['heebo-500', 'noto-rashi-hebrew-400', 'cinzel-500'] as const),
  ...(['suez-one-400', 'playpen-sans-hebrew-400'] as const),
]

test.each(unlikeFaces)('the table of %s is that of its font file', async (id) => {
  const font = await readFile(new URL(`../../public/fonts/${id}.ttf`, import.meta.url))
  const measured = makeWidthTable(font)
  expect(`${JSON.stringify(packTable(measured))}\n`).toBe(await readTable(id))
  const { capHeight: _, hebrewHeight: __, ...table } = tables[id] ?? fail(id)
  const scale = 1000 / measured.unitsPerEm
  expect(table.glyphs).toEqual(scaled(measured.glyphs, scale))
  expect(table.kerning.columns).toEqual(scaled(measured.kerning.columns, scale))
  expect(table.kerning.first).toMatchObject(measured.kerning.first)
  expect(table.kerning.second).toMatchObject(measured.kerning.second)
  expect(table.marks).toMatchObject(scaled(measured.marks, scale))
})

/** The value with all its numbers times `scale`. */
function scaled<Value extends object>(value: Value, scale: number): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'number' ? part * scale : part,
  )
}

function readTable(id: FaceId): Promise<string> {
  return readFile(new URL(`../../src/shared/text/tables/${id}.json`, import.meta.url), 'utf8')
}

function fail(id: FaceId): never {
  throw new RangeError(`no table of ${id}`)
}

test('the pasekh of ײַ stands under the middle of both yuds in every Hebrew face', async () => {
  const hebrew = faceIds.filter((face) => tables[face]?.hebrewHeight)
  expect(hebrew).toHaveLength(17)
  for (const face of hebrew) {
    const font = new Font(new Face(new Blob(await readFile(`public/fonts/${face}.ttf`))))
    const [glyph, ...others] = shapeHebrew(font, '\ufb1f')
    expect(others, face).toEqual([])
    const { yuds, pasekh } = inksOf(font, glyph?.id ?? 0)
    expect(pasekh.middle, face).toBeCloseTo(yuds.middle, -1)
    expect(pasekh.right - pasekh.left, face).toBeLessThan(yuds.right - yuds.left)
    const wide = shapeHebrew(font, 'יי').reduce((sum, { advance }) => sum + advance, 0)
    expect(glyph?.advance, face).toBe(wide)
  }
})

function shapeHebrew(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(Direction.RTL)
  buffer.setScript('Hebr')
  shape(font, buffer)
  const places = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, i) => ({ id: codepoint, advance: places[i]?.xAdvance ?? 0 }))
}

/** From left to right: the ink of a glyph on and above the baseline, and the ink below it. */
function inksOf(font: Font, glyph: number) {
  const contours: { xs: number[]; ys: number[] }[] = []
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === 'M') contours.push({ xs: [], ys: [] })
    values.forEach((value, i) => {
      contours.at(-1)?.[i % 2 ? 'ys' : 'xs'].push(value)
    })
  }
  const below = contours.filter(({ ys }) => Math.max(...ys) <= 0)
  const extent = (parts: typeof contours) => {
    const xs = parts.flatMap((part) => part.xs)
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    return { left, right, middle: (left + right) / 2 }
  }
  return { yuds: extent(contours.filter((one) => !below.includes(one))), pasekh: extent(below) }
}
