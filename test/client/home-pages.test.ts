import { expect, test } from 'vitest'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { composePagesPdf } from '../../client/export/pdf/compose-pages-pdf.ts'
import { envelopeFor } from '../../client/export/pdf/envelopes.ts'
import {
  foldedCard,
  secondSideMatrix,
  severalCards,
  severalPage,
} from '../../client/export/pdf/home-pages.ts'
import { homePages } from '../../client/export/pdf/home-pages-pdf.ts'
import type { FoldedProduct, HomeProduct } from '../../client/export/pdf/home-product.ts'
import { type Rect, shopSizes } from '../../client/export/pdf/sheet.ts'
import { formatSizes } from '../../src/shared/format.ts'
import { flatPicture, layOutWords } from './lay-out-words.ts'
import { drawPdf, inspectPdf, type Raster } from './pdf-tools.ts'

const card = formatSizes.print
const still = { rightMm: 0, upMm: 0 }

test.each([
  ['5x7 in', severalCards['5x7'], 'a7'],
  ['A6', severalCards.a6, 'c6'],
  ['a quarter of a sheet', severalCards.quarter, 'a2'],
  ['A5', shopSizes.a5, 'c5'],
  ['a card on its side', [504, 360], 'a7'],
  ['a slip', [595, 280], 'dl'],
  ['4½ by 6¼ in', [324, 450], 'a6'],
  ['A4', shopSizes.a4, undefined],
] as const)('the envelope of %s', (_, size, envelope) => {
  expect(envelopeFor(size)).toBe(envelope)
})

test.each([
  ['letter', '5x7', 2],
  ['a4', '5x7', 2],
  ['letter', 'a6', 2],
  ['a4', 'a6', 2],
  ['letter', 'quarter', 4],
  ['a4', 'quarter', 4],
] as const)('%s holds cards of %s: %i', (paper, size, count) => {
  const { media, cards, cuts } = severalPage(paper, size, card)
  expect(cards).toHaveLength(count)
  const [width, height] = severalCards[size]
  for (const { trim, clip, left, top, scale } of cards) {
    expect(trim[2] - trim[0]).toBeCloseTo(width, 6)
    expect(trim[3] - trim[1]).toBeCloseTo(height, 6)
    // The art paints 38 px past its page.
    expect((left - clip[0]) / scale).toBeLessThan(38)
    expect((clip[3] - top) / scale).toBeLessThan(38)
  }
  // Nothing is where a home printer does not print, and no mark on a card.
  for (const [x1, y1, x2, y2] of cuts) {
    for (const [at, length] of [
      [x1, media[2]],
      [x2, media[2]],
      [y1, media[3]],
      [y2, media[3]],
    ] as const) {
      expect(at).toBeGreaterThanOrEqual(18 - 1e-9)
      expect(at).toBeLessThanOrEqual(length - 18 + 1e-9)
    }
    expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThanOrEqual(5)
    for (const { clip } of cards) expect(isWithin([x1, y1], clip)).toBe(false)
  }
  // Two ends of every edge, shared by the cards of a row or column.
  const columns = new Set(cards.map(({ trim }) => trim[0])).size
  expect(cuts).toHaveLength(4 * columns + 4 * (count / columns))
})

test.each([
  ['short', 'left'],
  ['short', 'right'],
  ['long', 'left'],
  ['long', 'right'],
] as const)('behind the front is its own inside: turned on the %s edge, fold %s', (flip, opens) => {
  const { outside, inside } = foldedCard({ paper: 'letter', size: '5x7', opens }, card)
  const [, , width, height] = outside.media
  const matrix = secondSideMatrix(outside.media, flip, still)
  const behind = opens === 'left' ? inside.left : inside.right
  const onPage = [mapped(matrix, behind[0], behind[1]), mapped(matrix, behind[2], behind[3])]
  // As the sheet is turned: about its short edge left is right, about its long edge top is bottom.
  const through = onPage.map(([x, y]) => (flip === 'short' ? [width - x, y] : [x, height - y]))
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = through
  const found = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  const [front] = outside.cards
  for (const [i, at] of found.entries()) expect(at).toBeCloseTo(front?.trim[i] ?? Number.NaN, 6)
})

const folded: FoldedProduct = {
  kind: 'folded',
  paper: 'letter',
  size: '5x7',
  flip: 'short',
  offset: still,
  hebrew: 'מַזָּל טוֹב',
  english: 'Mazel tov',
}

test('every product is a sound PDF of true size, with no font', async () => {
  const sizes: [HomeProduct, string, number][] = [
    [{ kind: 'several', paper: 'letter', size: '5x7' }, '792.00 612.00', 1],
    [{ kind: 'several', paper: 'a4', size: 'quarter' }, '595.28 841.89', 1],
    [folded, '792.00 612.00', 2],
    [{ ...folded, hebrew: '', english: ' ' }, '792.00 612.00', 1],
    [{ kind: 'envelope', envelope: 'a7', name: 'משפחת כהן' }, '522.00 378.00', 1],
    [{ kind: 'envelope', envelope: 'dl', name: 'Cohen' }, '623.62 311.81', 1],
    [{ kind: 'test', paper: 'a4', flip: 'long' }, '841.89 595.28', 2],
  ]
  for (const [product, size, pages] of sizes) {
    const pdf = await makePdf(product)
    const report = await inspectPdf(pdf)
    expect(report.check).toContain('No syntax or stream encoding errors found')
    expect(report).toMatchObject({ fonts: [], text: '' })
    expect(report.boxes.MediaBox).toBe(`0.00 0.00 ${size}`)
    expect(Buffer.from(pdf).toString('latin1')).toContain(`/Count ${pages}`)
  }
})

test('cards and their marks stand where they are measured', async () => {
  const page = await drawPdf(await makePdf({ kind: 'several', paper: 'letter', size: '5x7' }))
  // The bleed of both cards, and the marks of the cuts above and beside it.
  const block = [3 / 8, 11 / 16, 11 - 3 / 8, 8.5 - 11 / 16].map((inches) => inches * 25.4)
  expectMm(inkBox(page, { grey: 96 }), block)
  const cuts = [7 / 16, 5 + 7 / 16, 5 + 9 / 16, 10 + 9 / 16].map((inches) => inches * 25.4)
  expectMm(inkColumns(page, 0.55 * 25.4), cuts)
})

test('the inside is behind the front, and moves by the offset', async () => {
  const middle = async (product: FoldedProduct) => inkBox(await drawPdf(await makePdf(product), 2))
  const hebrew = await middle({ ...folded, english: '' })
  // On the right of the fold, in the middle of the panel.
  expectMm([(hebrew[0] + hebrew[2]) / 2], [(5.5 + 2.5) * 25.4])
  const english = await middle({ ...folded, hebrew: '' })
  expectMm([(english[0] + english[2]) / 2], [(5.5 - 2.5) * 25.4])
  const moved = await middle({ ...folded, english: '', offset: { rightMm: 1.5, upMm: -2 } })
  expectMm(moved, [hebrew[0] + 1.5, hebrew[1] + 2, hebrew[2] + 1.5, hebrew[3] + 2])
  const turned = await middle({ ...folded, english: '', flip: 'long' })
  const [width, height] = [11 * 25.4, 8.5 * 25.4]
  const about = [width - hebrew[2], height - hebrew[3], width - hebrew[0], height - hebrew[1]]
  expectMm(turned, about)
})

test('the grids of the test sheet are behind its crosses', async () => {
  const pdf = await makePdf({ kind: 'test', paper: 'a4', flip: 'short' })
  const middle = 210 / 2
  // A little above the middle: the upright lines alone.
  const first = inkColumns(await drawPdf(pdf), middle - 2.5)
  expectMm(first, [48.5, 148.5, 248.5])
  const second = inkColumns(await drawPdf(pdf, 2), middle - 2.5)
  const grid = (x: number) => Array.from({ length: 13 }, (_, i) => x + i - 6)
  expectMm(second, [48.5, 148.5, 248.5].flatMap(grid))
})

test('a name stands in the middle of its envelope', async () => {
  const pdf = await makePdf({ kind: 'envelope', envelope: 'c6', name: 'משפחת כהן' })
  const [left, , right] = inkBox(await drawPdf(pdf))
  expectMm([(left + right) / 2], [81])
})

async function makePdf(product: HomeProduct): Promise<Uint8Array> {
  const words = await layOutWords({ slug: 'papercut-arch', values: {} })
  const outline = outliner.outline
  const pages = await homePages(product, { ...words, outline })
  const printed = { ...words, picture: flatPicture() }
  const pdf = composePagesPdf({ pages, card: printed, title: 'Card', language: 'he' })
  return new Uint8Array(await pdf.arrayBuffer())
}

type Box = [left: number, top: number, right: number, bottom: number]

/** Bounds of what is printed, or of one grey, mm from the top left. */
function inkBox(page: Raster, { grey }: { grey?: number } = {}): Box {
  const box: Box = [Infinity, Infinity, 0, 0]
  for (let at = 0; at < page.widthPx * page.heightPx; at++) {
    const value = page.rgb[3 * at] ?? 255
    if (grey === undefined ? value > 128 : Math.abs(value - grey) > 2) continue
    const [x, y] = [at % page.widthPx, Math.floor(at / page.widthPx)]
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x + 1)
    box[3] = Math.max(box[3], y + 1)
  }
  return box.map(toMm) as Box
}

/** The middles of what is printed along a row, mm. */
function inkColumns({ widthPx, rgb }: Raster, yMm: number): number[] {
  const row = Math.round((yMm / 25.4) * 300)
  const isInk = (x: number) => (rgb[3 * (row * widthPx + x)] ?? 255) < 200
  const starts = Array.from({ length: widthPx }, (_, x) => x).filter(
    (x) => isInk(x) && !isInk(x - 1),
  )
  return starts.map((start) => {
    let end = start
    while (isInk(end)) end++
    return toMm((start + end) / 2)
  })
}

function toMm(px: number): number {
  return (px / 300) * 25.4
}

/** Within 0.2 mm. */
function expectMm(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length)
  for (const [i, mm] of wanted.entries()) expect(Math.abs((found[i] ?? 0) - mm)).toBeLessThan(0.2)
}

function mapped([a, b, c, d, e, f]: ReturnType<typeof secondSideMatrix>, x: number, y: number) {
  return [a * x + c * y + e, b * x + d * y + f] as const
}

function isWithin([x, y]: readonly [number, number], [left, bottom, right, top]: Rect): boolean {
  return x > left && x < right && y > bottom && y < top
}
