import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { composeCardPdf } from '../../client/export/pdf/compose-card-pdf.ts'
import { layOutSheet, type PdfProduct } from '../../client/export/pdf/sheet.ts'
import { rect } from '../../src/shared/art/art.ts'
import { CardSvg } from '../../src/shared/card/card-svg.ts'
import { flatPicture, layOutWords, type Wanted } from './lay-out-words.ts'
import { differingShare, drawPdf, drawSvg, inspectPdf, type Raster } from './pdf-tools.ts'

const ground = rect({ width: 1500, height: 2100, fill: '#606060' })

const shop5x7: PdfProduct = { kind: 'shop', size: '5x7' }
const hebrew = { slug: 'papercut-arch', values: { chosson: 'יוֹסֵף יִצְחָק', greeting: 'מַזָּל טוֹב' } }
const spaced = {
  ...hebrew,
  layers: { chosson: { tracking: 150, turn: 3 }, greeting: { tracking: -40 } },
}
const english = { slug: 'velvet-and-silver', values: {} }
const foil = { slug: 'velvet-and-gold', values: {} }
const turnedFoil = {
  ...foil,
  layers: {
    occasion: { turn: -14, move: { x: 0.05, y: -0.3 } },
    name: { turn: 90 },
    parsha: { turn: 7, colour: '#12AB9f', bend: 50 },
    date: { colour: '#ffffff', move: { x: -0.2, y: 0 } },
  },
}

async function makePdf(wanted: Wanted, product: PdfProduct): Promise<Uint8Array> {
  const { design, ...words } = await layOutWords(wanted)
  const sheet = layOutSheet(product, words.layout.size)
  const about = { title: design.titles.he ?? design.titles.en, language: 'he' }
  const pdf = composeCardPdf({ ...words, sheet, picture: flatPicture(), ...about })
  return new Uint8Array(await pdf.arrayBuffer())
}

test.each<[PdfProduct, Record<string, string>]>([
  [
    shop5x7,
    {
      MediaBox: '0.00 0.00 432.00 576.00',
      CropBox: '0.00 0.00 432.00 576.00',
      BleedBox: '27.00 27.00 405.00 549.00',
      TrimBox: '36.00 36.00 396.00 540.00',
    },
  ],
  [
    { kind: 'shop', size: 'a6' },
    {
      MediaBox: '0.00 0.00 369.64 491.53',
      CropBox: '0.00 0.00 369.64 491.53',
      BleedBox: '27.00 27.00 342.64 464.53',
      TrimBox: '36.00 36.00 333.64 455.53',
    },
  ],
  [
    { kind: 'shop', size: 'a5' },
    {
      MediaBox: '0.00 0.00 491.53 667.28',
      CropBox: '0.00 0.00 491.53 667.28',
      BleedBox: '27.00 27.00 464.53 640.28',
      TrimBox: '36.00 36.00 455.53 631.28',
    },
  ],
  [
    { kind: 'shop', size: 'a4' },
    {
      MediaBox: '0.00 0.00 667.28 913.89',
      CropBox: '0.00 0.00 667.28 913.89',
      BleedBox: '27.00 27.00 640.28 886.89',
      TrimBox: '36.00 36.00 631.28 877.89',
    },
  ],
  [
    { kind: 'home', paper: 'letter', cut: false },
    {
      MediaBox: '0.00 0.00 612.00 792.00',
      CropBox: '0.00 0.00 612.00 792.00',
      BleedBox: '0.00 0.00 612.00 792.00',
      TrimBox: '0.00 0.00 612.00 792.00',
    },
  ],
  [
    { kind: 'home', paper: 'a4', cut: true },
    {
      MediaBox: '0.00 0.00 595.28 841.89',
      CropBox: '0.00 0.00 595.28 841.89',
      BleedBox: '117.64 168.94 477.64 672.94',
      TrimBox: '117.64 168.94 477.64 672.94',
    },
  ],
])('%o is a sound PDF in its boxes, with no font', async (product, boxes) => {
  const report = await inspectPdf(await makePdf(hebrew, product))
  expect(report.check).toContain('No syntax or stream encoding errors found')
  expect(report).toMatchObject({ boxes, fonts: [], text: '', title: 'שער מגזרת נייר' })
})

test.each([
  ['Hebrew with niqqud', hebrew],
  ['Hebrew with niqqud and tracking', spaced],
  ['English', english],
  ['foil', foil],
  ['foil, turned, bent and of other colours', turnedFoil],
])('poppler draws words in %s as resvg does', async (_, wanted) => {
  const { layout, art, outlines } = await layOutWords(wanted)
  const card = { layout, art: [...art, ground], outlines }
  const svg = renderToStaticMarkup(createElement(CardSvg, card))
  const trim = { x: 150, y: 150, widthPx: 1500, heightPx: 2100 }
  const printed = await drawPdf(await makePdf(wanted, shop5x7), trim)
  // Measured: 0.0007 % at most, 0.9 % if letters are 3 px off, 2.4 % if there are none.
  expect(differingShare(printed, drawSvg(svg, 1500))).toBeLessThan(0.0001)
})

test('the same card gives the same bytes', async () => {
  expect(await makePdf(foil, shop5x7)).toEqual(await makePdf(foil, shop5x7))
})

test('a file says that its colours are sRGB', async () => {
  const file = Buffer.from(await makePdf(foil, shop5x7))
  const words = file.toString('latin1')
  expect(words).toContain('/Trapped /False')
  const [, profile = ''] = /\/S \/GTS_PDFX .*\/DestOutputProfile (\d+) 0 R/.exec(words) ?? []
  const start = words.indexOf('stream\n', words.indexOf(`\n${profile} 0 obj`)) + 7
  // The size and the mark of a profile of ICC.
  expect(file.readUInt32BE(start)).toBe(words.indexOf('\nendstream', start) - start)
  expect(words.slice(start + 36, start + 40)).toBe('acsp')
  expect(words.slice(start + 12, start + 24)).toBe('mntrRGB XYZ ')
})

test('a file says its language and nothing of when and where it was made', async () => {
  const file = Buffer.from(await makePdf(hebrew, shop5x7)).toString('latin1')
  expect(file).toContain('/Lang (he)')
  expect(file).not.toMatch(/Date|Author|\/ID/)
})

test.each<[string, PdfProduct, MarkPlaces]>([
  ['a print shop', shop5x7, { trim: [150, 150, 1650, 2250], bleed: 38, near: 50, far: 125 }],
  [
    'a card to cut out',
    { kind: 'home', paper: 'letter', cut: true },
    { trim: [525, 600, 2025, 2700], bleed: 0, near: 12.5, far: 62.5 },
  ],
])('the marks of %s stand outside it, in line with its edges', async (_, product, places) => {
  const sheet = await drawPdf(await makePdf(hebrew, product))
  expect(compareMarks(sheet, places)).toEqual({ strays: 0, gaps: 0 })
})

test('the card that fills a sheet has no marks', async () => {
  const sheet = await drawPdf(await makePdf(hebrew, { kind: 'home', paper: 'letter', cut: false }))
  const none = { trim: [150, 75, 2400, 3225], bleed: 0, near: 0, far: 0 } as const
  expect(compareMarks(sheet, none)).toEqual({ strays: 0, gaps: 0 })
})

/** In px at 300 dpi. */
interface MarkPlaces {
  trim: readonly [left: number, top: number, right: number, bottom: number]
  bleed: number
  /** From the trim to both ends of a mark. */
  near: number
  far: number
}

/** Counts ink pixels outside the bleed that are in no mark, and mark pixels without ink. */
function compareMarks({ widthPx, heightPx, rgb }: Raster, { trim, bleed, near, far }: MarkPlaces) {
  const [left, top, right, bottom] = trim
  const counts = { strays: 0, gaps: 0 }
  for (let at = 0; at < widthPx * heightPx; at++) {
    const x = (at % widthPx) + 0.5
    const y = Math.floor(at / widthPx) + 0.5
    // Distance from the nearest edge, outwards.
    const beside = Math.max(left - x, x - right)
    const above = Math.max(top - y, y - bottom)
    if (Math.max(beside, above) < bleed + 1) continue
    const ink = (rgb[3 * at] ?? 0) < 255
    const isMark = (reach: number) =>
      [
        [beside, above],
        [above, beside],
      ].some(
        ([across = 0, along = 0]) =>
          Math.abs(across) < reach && along > near - reach + 1 && along < far + reach - 1,
      )
    if (ink && !isMark(2)) counts.strays++
    if (!ink && isMark(0.6)) counts.gaps++
  }
  return counts
}
