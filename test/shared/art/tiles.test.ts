import { expect, test } from 'vitest'
import { compositions } from '../../../src/shared/art/tiles/compositions.ts'
import { layOutGrid, touch } from '../../../src/shared/art/tiles/grid.ts'
import { layouts, type Plan, planOf } from '../../../src/shared/art/tiles/layouts.ts'
import { layMosaic } from '../../../src/shared/art/tiles/mosaic.ts'
import { palettes } from '../../../src/shared/art/tiles/palettes.ts'
import { tiles } from '../../../src/shared/art/tiles/tiles.ts'
import { formatSizes, formats } from '../../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'

describeArtFamily(tiles)

const labels = Object.values(palettes).map(({ label }) => label)
const pages = Object.values(compositions).flatMap((composition) =>
  formats.map((format) => ({ composition, size: formatSizes[format] })),
)

test('no two neighbours share a ground or a small picture', () => {
  for (const { composition, size } of pages) {
    const places = layOutGrid(size, planOf(layouts[composition.layout], size))
    const laid = layMosaic(places, composition, 5)
    const pairs = laid.flatMap((one, i) => laid.slice(i + 1).map((other) => ({ one, other })))
    for (const { one, other } of pairs.filter((pair) => touch(pair.one.place, pair.other.place))) {
      for (const label of labels) expect(one.grounds[label]).not.toBe(other.grounds[label])
      if (one.place.mark === '.' && other.place.mark === '.') expect(one.kind).not.toBe(other.kind)
    }
  }
})

test('the darkest ground stays on a quarter of the tiles', () => {
  for (const { composition, size } of pages) {
    const places = layOutGrid(size, planOf(layouts[composition.layout], size))
    const laid = layMosaic(places, composition, 5)
    for (const label of labels) {
      const dark = laid.filter(({ grounds }) => grounds[label] === 'ink').length
      expect(dark / laid.length).toBeLessThanOrEqual(0.25)
    }
  }
})

test('every plan is a rectangle whose block of text is one', () => {
  for (const layout of Object.values(layouts)) {
    for (const plan of Object.values<Plan>(layout)) {
      expect(new Set(plan.map((line) => line.length)).size).toBe(1)
      const text = layOutGrid({ widthPx: 1080, heightPx: 1350 }, plan).filter((p) => p.mark === 'T')
      const cells = plan.join('').split('T').length - 1
      expect(text.map((place) => place.columns * place.rows)).toEqual([cells])
    }
  }
})

test('a word stands on its tiles in reading order, from the right and then down', () => {
  const words = pages.filter(({ composition }) => 'word' in composition)
  expect(words.length).toBeGreaterThan(0)
  for (const { composition, size } of words) {
    const places = layOutGrid(size, planOf(layouts[composition.layout], size))
    const letters = layMosaic(places, composition, 5).filter(({ kind }) => kind === 'letter')
    const read = letters.toSorted((one, other) => {
      return one.place.row - other.place.row || other.place.column - one.place.column
    })
    expect(read.map(({ letter }) => letter).join('')).toBe(
      'word' in composition && composition.word,
    )
  }
})
