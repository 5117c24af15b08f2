import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import {
  homePaperOf,
  layOutSheet,
  type PdfProduct,
  pictureOf,
} from '../../client/export/pdf/sheet.ts'
import { familyNames, loadFamily } from '../../src/shared/art/families.ts'
import { paintArt } from '../../src/shared/art/paints.ts'
import { printArt } from '../../src/shared/art/print-art.ts'
import { formatSizes } from '../../src/shared/format.ts'
import { shareOf } from '../shared/art/share-of-work.ts'

const card = formatSizes.print

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['he', 'a4'],
  ['he-IL', 'a4'],
  ['yi', 'a4'],
  ['en-IL', 'a4'],
  ['nl-BE', 'a4'],
] as const)('printers of %s hold %s', (locale, paper) => {
  expect(homePaperOf(locale)).toBe(paper)
})

test.each<[PdfProduct, number, number, string]>([
  [{ kind: 'shop', size: '5x7' }, 1576, 2176, '-38 -38 1576 2176'],
  [{ kind: 'home', paper: 'letter', cut: true }, 1500, 2100, '0 0 1500 2100'],
  [{ kind: 'home', paper: 'letter', cut: false }, 2250, 3150, '0 0 1500 2100'],
  [{ kind: 'home', paper: 'a4', cut: false }, 2330, 3262, '0 0 1500 2100'],
])('the picture of %o is %i by %i px', (product, widthPx, heightPx, viewBox) => {
  expect(pictureOf(layOutSheet(product, card))).toEqual({ widthPx, heightPx, viewBox })
})

test.each(['5x7', 'a6', 'a5', 'a4'] as const)('%s shows no more than the art paints', (size) => {
  const sheet = layOutSheet({ kind: 'shop', size }, card)
  const [x = 0, y = 0, width = 0, height = 0] = pictureOf(sheet).viewBox.split(' ').map(Number)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(-38)
  expect(x + width).toBeLessThanOrEqual(1538)
  expect(y + height).toBeLessThanOrEqual(2138)
})

test.each(['5x7', 'a6', 'a5', 'a4'] as const)('%s cuts no text off', (size) => {
  const { trim, card: place } = layOutSheet({ kind: 'shop', size }, card)
  const [left, bottom, right, top] = trim
  // Text keeps 60 px inside the page.
  expect((left - place.left) / place.scale).toBeLessThan(15)
  expect((place.top - top) / place.scale).toBeLessThan(15)
  expect((right - place.left) / place.scale).toBeGreaterThan(1485)
  expect((place.top - bottom) / place.scale).toBeGreaterThan(2085)
})

/** Nodes that most motifs paint their ground with; what is painted over them cannot clear it. */
const groundNodes = 3

test.each(familyNames)('%s paints its ground as far as that', async (name) => {
  const family = await loadFamily(name)
  for (const [i, motif] of family.motifs.entries()) {
    for (const palette of shareOf(Object.values(family.palettes), i)) {
      const painted = paintArt(family.draw({ ...card, motif, seed: 1, reserved: [] }), palette)
      const isOpaque = [painted.slice(0, groundNodes), painted].some((nodes) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-38 -38 1576 2176">${printArt(nodes)}</svg>`
        const { pixels } = new Resvg(svg, {
          fitTo: { mode: 'width', value: 394 },
          font: { loadSystemFonts: false },
        }).render()
        return firstThin(pixels) === -1
      })
      expect(isOpaque, motif).toBe(true)
    }
  }
})

/** The first value of alpha that is not opaque, or -1. */
function firstThin(pixels: Uint8Array): number {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return i
  return -1
}
