import { loadFontTables } from '#shared/card/load-font-tables.ts'
import type { CardDesign } from '#shared/card.ts'
import type { Guest } from '#shared/guests/guest-list.ts'
import { layoutText } from '#shared/text/layout-text.ts'
import { normaliseText } from '#shared/text/normalise.ts'
import type { PrintPage, Shapes } from '../../export/pdf/compose-pages-pdf.ts'
import { envelopeSizes } from '../../export/pdf/envelopes.ts'
import { type HomePages, writtenIn } from '../../export/pdf/home-pages-pdf.ts'
import { envelopeOrnament, paperInks, writingFaces } from '../../export/pdf/home-product.ts'
import { homePapers, type Mark, millimetres, type Rect } from '../../export/pdf/sheet.ts'
import type { WordsProduct } from './guest-product.ts'
import type { GuestProblem } from './lay-out-guests.ts'

/** Words of the pages in the language of the card. */
export interface PageWords {
  table: (name: string) => string
  noTable: string
}

interface Words {
  text: string
  box: Rect
  sizes: { min: number; max: number }
  maxLines: number
  lineGain?: number
}

/** A name is read from afar: two large lines are better than a small one. */
const nameLines = { maxLines: 2, lineGain: 1.1 }

interface Layout {
  media: Rect
  words: readonly Words[]
  /** Middles of ornaments. */
  ornaments: readonly (readonly [x: number, y: number])[]
  lines?: readonly Mark[]
  dashes?: readonly Mark[]
}

/** A page of a product. */
export interface WordsPage {
  /** Those on it. */
  guests: readonly Guest[]
  draw: () => Promise<PrintPage>
}

/** The pages of a product, each drawn on its own, so that the caller can stop between them. */
export function wordsPages(
  product: WordsProduct,
  { guests, words, card }: { guests: readonly Guest[]; words: PageWords; card: HomePages },
): WordsPage[] {
  const setting = { words, isRightToLeft: card.design.language !== 'en' }
  return layoutsOf(product, guests, setting).map(({ layout, guests: own }) => ({
    guests: own,
    draw: () => drawPage(layout, card),
  }))
}

async function drawPage(layout: Layout, card: HomePages): Promise<PrintPage> {
  const { media, ornaments, lines, dashes } = layout
  const fill = paperInks(card.layout.palette).ornament
  const shapes: Shapes[] = ornaments.map(([left, top]) => {
    return { left, top, paths: [envelopeOrnament], fill }
  })
  for (const { box, ...writing } of layout.words) {
    shapes.push(await writtenIn(box, writing, card))
  }
  return { media, shapes, ...(lines && { lines }), ...(dashes && { dashes }) }
}

/** Names that do not fit their place in readable letters, or have letters that no face has. */
export async function wordsProblems(
  product: WordsProduct,
  guests: readonly Guest[],
  design: CardDesign,
): Promise<GuestProblem[]> {
  const faces = writingFaces(design)
  const tables = await loadFontTables(faces)
  const { width, min, maxLines } = roomFor(product)
  return guests.flatMap((guest): GuestProblem[] => {
    const sizes = { min, max: min }
    const text = normaliseText(guest.name)
    const { fits, missing } = layoutText(text, { faces, sizes, maxLines, tables }, width)
    if (missing.length > 0) return [{ guest, kind: 'missing-glyph' }]
    return fits ? [] : [{ guest, kind: 'small' }]
  })
}

/** The place of a name, and its smallest readable size, pt. */
function roomFor(product: WordsProduct): { width: number; min: number; maxLines: number } {
  if (product.kind === 'envelope') {
    const [width, height] = envelopeSizes[product.envelope]
    return { width: 0.72 * width, min: 0.07 * height, maxLines: 2 }
  }
  if (product.kind === 'place') return { width: tentSide - 2 * tentInset, min: 13, maxLines: 2 }
  return { width: columnWidth(product.paper), min: 11, maxLines: 1 }
}

interface Sheet {
  layout: Layout
  guests: readonly Guest[]
}

interface Setting {
  words: PageWords
  /** Whether the first of a row stands on the right. */
  isRightToLeft: boolean
}

function layoutsOf(product: WordsProduct, guests: readonly Guest[], setting: Setting): Sheet[] {
  if (product.kind === 'envelope') {
    return guests.map((guest) => ({ layout: envelope(product, guest), guests: [guest] }))
  }
  if (product.kind === 'tables') return tableSheets(product, guests, setting.words)
  const perSheet = tentColumns * tentRows
  return inGroups(guests, perSheet).map((group) => ({
    layout: tents(product, group, setting),
    guests: group,
  }))
}

function envelope(
  { envelope: name }: Extract<WordsProduct, { kind: 'envelope' }>,
  guest: Guest,
): Layout {
  const [width, height] = envelopeSizes[name]
  const [left, right] = [0.14 * width, 0.86 * width]
  const sizes = { min: 0.07 * height, max: 0.13 * height }
  const hasAddress = guest.address.length > 0
  const [foot, top] = hasAddress ? [0.47, 0.79] : [0.33, 0.67]
  const nameBox: Rect = [left, foot * height, right, top * height]
  const addressBox: Rect = [left, 0.25 * height, right, 0.43 * height]
  const address: Words[] = hasAddress
    ? [
        {
          text: guest.address.join('\n'),
          box: addressBox,
          sizes: { min: 0.035 * height, max: 0.055 * height },
          maxLines: 3,
        },
      ]
    : []
  return {
    media: [0, 0, width, height],
    words: [{ text: guest.name, box: nameBox, sizes, ...nameLines }, ...address],
    ornaments: [[width / 2, (hasAddress ? 0.17 : 0.24) * height]],
  }
}

/** A tent is folded in the middle: its front is 88 by 44 mm. */
const [tentSide, tentInset] = millimetres(88, 6)
const tentColumns = 2
const tentRows = 3

function tents(
  { paper }: Extract<WordsProduct, { kind: 'place' }>,
  guests: readonly Guest[],
  { words, isRightToLeft }: Setting,
): Layout {
  const [width, height] = homePapers[paper]
  const left = (width - tentColumns * tentSide) / 2
  const top = (height + tentRows * tentSide) / 2
  const fronts = guests.map((_, i): Rect => {
    const column = isRightToLeft ? tentColumns - 1 - (i % tentColumns) : i % tentColumns
    const x = left + column * tentSide
    const y = top - (Math.floor(i / tentColumns) + 1) * tentSide
    return [x, y, x + tentSide, y + tentSide / 2]
  })
  const columns = Array.from({ length: tentColumns + 1 }, (_, i) => left + i * tentSide)
  const rows = Array.from({ length: tentRows + 1 }, (_, i) => top - i * tentSide)
  const [right, foot] = [left + tentColumns * tentSide, top - tentRows * tentSide]
  const folds = rows.slice(1).map((y) => y + tentSide / 2)
  return {
    media: [0, 0, width, height],
    words: guests.flatMap((guest, i) => tentWords(guest, fronts[i] ?? [0, 0, 0, 0], words)),
    ornaments: fronts.flatMap(([x, y], i) =>
      guests[i]?.table ? [[x + tentSide / 2, y + 0.32 * (tentSide / 2)] as const] : [],
    ),
    lines: [
      ...columns.flatMap((x): Mark[] => [
        [x, top + 2, x, top + 9],
        [x, foot - 2, x, foot - 9],
      ]),
      ...rows.flatMap((y): Mark[] => [
        [left - 2, y, left - 12, y],
        [right + 2, y, right + 12, y],
      ]),
    ],
    dashes: folds.flatMap((y): Mark[] => [
      [left - 2, y, left - 12, y],
      [right + 2, y, right + 12, y],
    ]),
  }
}

function tentWords({ name, table }: Guest, [left, bottom, right, top]: Rect, words: PageWords) {
  const height = top - bottom
  const box = (from: number, to: number): Rect => {
    return [left + tentInset, bottom + from * height, right - tentInset, bottom + to * height]
  }
  const sizes = { min: 13, max: 25 }
  if (!table) return [{ text: name, box: box(0.15, 0.85), sizes, ...nameLines }]
  return [
    { text: name, box: box(0.43, 0.93), sizes, ...nameLines },
    { text: named(table, words), box: box(0.07, 0.25), sizes: { min: 9, max: 13 }, maxLines: 1 },
  ]
}

/** Names in a column of a table's page. */
const namesInColumn = 20
const [tableMargin, columnGap] = millimetres(20, 8)

function columnWidth(paper: 'letter' | 'a4'): number {
  return (homePapers[paper][0] - 2 * tableMargin - columnGap) / 2
}

function tableSheets(
  product: Extract<WordsProduct, { kind: 'tables' }>,
  guests: readonly Guest[],
  words: PageWords,
): Sheet[] {
  const { compare } = new Intl.Collator('he', { numeric: true })
  const tables = [...new Set(guests.map(({ table }) => table))].sort((one, other) => {
    // Those without a table come last.
    return one === '' || other === '' ? other.length - one.length : compare(one, other)
  })
  return tables.flatMap((table) => {
    const own = guests.filter((guest) => guest.table === table)
    const title = table === '' ? words.noTable : named(table, words)
    return inGroups(own, 2 * namesInColumn).map((group) => ({
      layout: tablePage(product, title, namesOf(group)),
      guests: group,
    }))
  })
}

function namesOf(guests: readonly Guest[]): string[] {
  return guests.map(({ name }) => name)
}

function tablePage(
  { paper }: Extract<WordsProduct, { kind: 'tables' }>,
  title: string,
  names: readonly string[],
): Layout {
  const [width, height] = homePapers[paper]
  const inside: [number, number] = [tableMargin, width - tableMargin]
  const top = height - tableMargin
  const count = names.length > namesInColumn ? Math.ceil(names.length / 2) : names.length
  const columns = inGroups(names, Math.max(1, count))
  const pitch = Math.min(32, (top - 110 - tableMargin) / Math.max(count, 12))
  const isHebrew = /\p{Script=Hebrew}/u.test(names.join(''))
  const words = columns.flatMap((column, i) => {
    const wide = columnWidth(paper)
    const place = isHebrew ? columns.length - 1 - i : i
    const left = columns.length === 1 ? inside[0] : inside[0] + place * (wide + columnGap)
    const right = columns.length === 1 ? inside[1] : left + wide
    return column.map((text, line) => {
      const y = top - 110 - line * pitch
      return {
        text,
        box: [left, y - pitch, right, y] as Rect,
        sizes: { min: 11, max: 0.62 * pitch },
        maxLines: 1,
      }
    })
  })
  const titleBox: Rect = [inside[0], top - 64, inside[1], top]
  return {
    media: [0, 0, width, height],
    words: [{ text: title, box: titleBox, sizes: { min: 20, max: 42 }, maxLines: 1 }, ...words],
    ornaments: [[width / 2, top - 84]],
  }
}

/** A number of a table gets the word; a table with a name has it already. */
function named(table: string, words: PageWords): string {
  return /^[\d\p{L}]{1,3}$/u.test(table) ? words.table(table) : table
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}
