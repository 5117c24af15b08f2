import type { CardLayout } from '#shared/card/layout-card.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import type { CardDesign } from '#shared/card.ts'
import type { FaceId } from '#shared/text/face.ts'
import type { PlacedLine } from '#shared/text/line.ts'
import type { PrintPage, Shapes } from './compose-pages-pdf.ts'
import { envelopeSizes } from './envelopes.ts'
import { foldedCard, secondSideMatrix, severalPage } from './home-pages.ts'
import {
  envelopeOrnament,
  type FoldedProduct,
  type HomeProduct,
  paperInks,
  writingFaces,
} from './home-product.ts'
import { setWords, type WordsBox } from './set-words.ts'
import { type Rect, sizeOf } from './sheet.ts'
import { type TestSide, testSheet } from './test-sheet.ts'

export interface HomePages {
  design: CardDesign
  /** In the format `print`. */
  layout: CardLayout
  /** Path data of lines, in order. */
  outline: (lines: readonly PlacedLine[]) => Promise<string[]>
}

/** The pages of a product for the printer at home. */
export async function homePages(product: HomeProduct, card: HomePages): Promise<PrintPage[]> {
  if (product.kind === 'several') {
    const { media, cards, cuts } = severalPage(product.paper, product.size, card.layout.size)
    return [{ media, cards, lines: cuts }]
  }
  if (product.kind === 'folded') return foldedPages(product, card)
  if (product.kind === 'envelope') return [await envelopePage(product, card)]
  const { first, second } = testSheet(product.paper)
  const still = { rightMm: 0, upMm: 0 }
  const matrix = secondSideMatrix(second.media, product.flip, still)
  return [await testPage(first, card), { ...(await testPage(second, card)), matrix }]
}

/** The second page only where it has words. */
async function foldedPages(product: FoldedProduct, card: HomePages): Promise<PrintPage[]> {
  const { hebrew, english, flip, offset } = product
  const opens = card.design.language === 'en' ? 'left' : 'right'
  const { outside, inside } = foldedCard({ ...product, opens }, card.layout.size)
  const { media, cards, cuts: lines, folds: dashes } = outside
  const shapes = [
    ...(await panelWords(hebrew, inside.right, card)),
    ...(await panelWords(english, inside.left, card)),
  ]
  const front = { media, cards, lines, dashes }
  if (shapes.length === 0) return [front]
  return [front, { media, shapes, matrix: secondSideMatrix(media, flip, offset) }]
}

async function panelWords(text: string, panel: Rect, card: HomePages): Promise<Shapes[]> {
  if (text.trim() === '') return []
  const [width, height] = sizeOf(panel)
  const inset = 0.12 * width
  const [left, bottom, right, top] = panel
  const box: Rect = [left + inset, bottom + inset, right - inset, top - inset]
  const sizes = { min: height / 42, max: height / 24 }
  return [await writtenIn(box, { text, sizes, maxLines: 24 }, card)]
}

async function envelopePage(
  { envelope, name }: Extract<HomeProduct, { kind: 'envelope' }>,
  card: HomePages,
): Promise<PrintPage> {
  const [width, height] = envelopeSizes[envelope]
  const media: Rect = [0, 0, width, height]
  const box: Rect = [0.14 * width, 0.33 * height, 0.86 * width, 0.67 * height]
  const sizes = { min: 0.07 * height, max: 0.13 * height }
  const words = await writtenIn(box, { text: name, sizes, maxLines: 2 }, card)
  const { ornament } = paperInks(card.layout.palette)
  const place = { left: width / 2, top: 0.24 * height }
  return { media, shapes: [words, { ...place, paths: [envelopeOrnament], fill: ornament }] }
}

async function testPage({ media, lines, labels }: TestSide, card: HomePages): Promise<PrintPage> {
  const shapes: Shapes[] = []
  for (const { text, box } of labels) {
    const size = Math.min(sizeOf(box)[1] * 0.8, 24)
    const sizes = { min: 4, max: size }
    shapes.push(await writtenIn(box, { text, sizes, maxLines: 1, faces: ['heebo-500'] }, card))
  }
  return { media, lines, shapes }
}

interface Writing extends Pick<WordsBox, 'sizes' | 'maxLines' | 'lineGain'> {
  text: string
  faces?: readonly FaceId[]
}

/** Words in the middle of a box, in the dark colour of the card's palette. */
export async function writtenIn(
  box: Rect,
  { text, faces, ...style }: Writing,
  { design, layout, outline }: HomePages,
): Promise<Shapes> {
  const [width, height] = sizeOf(box)
  const used = faces ?? writingFaces(design)
  const tables = await loadFontTables(used)
  const lines = setWords(text, { ...style, width, height, faces: used, tables })
  const fill = paperInks(layout.palette).words
  return { left: box[0], top: box[3], paths: await outline(lines), fill }
}
