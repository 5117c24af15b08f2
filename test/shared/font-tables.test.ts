import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { packNumbers, unpackNumbers } from '#shared/text/pack-numbers.ts'
import { packTable } from '../../catalog/fonts/pack-table.ts'
import { makeWidthTable } from '../../catalog/fonts/width-table.ts'

const tables = await loadFontTables(faceIds)

/** Bytes, gzip. Each of these two kerns some 2,800 combinations, which alone take 3.2 and 3.5 kB. */
const mostBytes: Partial<Record<FaceId, number>> = {
  'suez-one-400': 5_650,
  'playpen-sans-hebrew-400': 6_350,
}

test.each([
  [[], ''],
  [[0, -1, 1, -2, 2], ' !#$%'],
  [[30, -31], '^_'],
  [[31, -32, 1000, -70000], '`#a#pb#cuu%'],
])('%j is packed as %j', (numbers, packed) => {
  expect(packNumbers(numbers)).toBe(packed)
  expect(unpackNumbers(packed)).toEqual(numbers)
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

test.each(faceIds)('the table of %s is small', async (id) => {
  const bytes = gzipSync(await readTable(id), { level: 9 }).length
  expect(bytes).toBeLessThanOrEqual(mostBytes[id] ?? 4_000)
})

/** A plain face, one with Hebrew alone, one with Latin alone, and the one that kerns most. */
test.each<FaceId>(['heebo-500', 'noto-rashi-hebrew-400', 'cinzel-500', 'suez-one-400'])(
  'the table of %s is that of its font file',
  async (id) => {
    const font = await readFile(new URL(`../../public/fonts/${id}.ttf`, import.meta.url))
    const measured = makeWidthTable(font)
    expect(`${JSON.stringify(packTable(measured))}\n`).toBe(await readTable(id))
    const { capHeight: _, hebrewHeight: __, ...table } = tables[id] ?? fail(id)
    expect(table.glyphs).toEqual(measured.glyphs)
    expect(table.kerning.columns).toEqual(measured.kerning.columns)
    expect(table.kerning.first).toMatchObject(measured.kerning.first)
    expect(table.kerning.second).toMatchObject(measured.kerning.second)
    expect(table.marks).toMatchObject(measured.marks)
  },
)

function readTable(id: FaceId): Promise<string> {
  return readFile(new URL(`../../src/shared/text/tables/${id}.json`, import.meta.url), 'utf8')
}

function fail(id: FaceId): never {
  throw new RangeError(`no table of ${id}`)
}
