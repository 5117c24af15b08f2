import type { PaintedArt } from '#shared/art/art.ts'
import { printBleedPx, type Size } from '#shared/art/family.ts'
import type { Matrix } from '#shared/art/path.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { type Gradients, gradientPatterns, gradientsOf, wordOperators } from './card-words.ts'
import { rgbOf } from './gradient-pattern.ts'
import type { CardPlace, Flip } from './home-pages.ts'
import { pathOperators } from './path-operators.ts'
import type { Mark, Rect } from './sheet.ts'
import { codeOperators, type VectorCode } from './vector-codes.ts'
import { contentObject, type PdfObject, pdfNumbers, pdfText, writePdf } from './write-pdf.ts'

/** Filled paths in pt from a place of the page, y downwards. */
export interface Shapes {
  left: number
  top: number
  /** SVG path data. */
  paths: readonly string[]
  /** Hex. */
  fill: string
}

export interface PrintPage {
  media: Rect
  /** From the content to the page. Default: as it is. */
  matrix?: Matrix
  cards?: readonly CardPlace[]
  shapes?: readonly Shapes[]
  /** Hairlines. */
  lines?: readonly Mark[]
  dashes?: readonly Mark[]
}

/** A card that pages show: drawn once, however often it is printed. */
export interface PrintedCard {
  layout: CardLayout
  /** Path data of each line of the layout. */
  outlines: readonly string[]
  /** Defines the gradients of foil inks. */
  art: PaintedArt
  /** The art with its bleed, as `cardPicture` names it; colours are sRGB. */
  picture: Size & { jpeg: Blob }
  codes?: readonly VectorCode[]
}

export interface PagesPdf {
  pages: readonly PrintPage[]
  card?: PrintedCard
  /** Both sides of one sheet; otherwise each page is a sheet. */
  flip?: Flip
  /** PDF readers show it instead of the file name. */
  title: string
  /** BCP 47. */
  language: string
}

/**
 * The art of a card with its bleed: the part of its page, px, and the size of the picture at 300 dpi.
 *
 * @param scale pt per px of the card's page, at its largest
 * @example cardPicture(formatSizes.print, 0.24).widthPx // 1576
 */
export function cardPicture(
  { widthPx, heightPx }: Size,
  scale: number,
): Size & { viewBox: string } {
  const wide = widthPx + 2 * printBleedPx
  const high = heightPx + 2 * printBleedPx
  const dots = (px: number) => Math.round((px * scale * 300) / 72)
  return {
    viewBox: `${-printBleedPx} ${-printBleedPx} ${wide} ${high}`,
    widthPx: dots(wide),
    heightPx: dots(high),
  }
}

/**
 * Pages for the printer at home as a PDF without fonts. The same pages give the same bytes.
 *
 * @throws RangeError when a paint or an outline is not supported
 */
export function composePagesPdf(file: PagesPdf): Blob {
  const { pages, card, title, language } = file
  // The first objects have fixed numbers: catalogue, information, tree of pages.
  const numberOf = { pages: 4, card: 4 + 2 * pages.length }
  const kids = pages.map((_, i) => `${numberOf.pages + 2 * i} 0 R`)
  const bodies = pages.flatMap((page, i) => {
    const content = `${numberOf.pages + 2 * i + 1} 0 R`
    const use = page.cards && card ? `/XObject << /Card ${numberOf.card} 0 R >>` : ''
    const box = `[${pdfNumbers(page.media)}]`
    return [
      {
        entries: `/Type /Page /Parent 3 0 R /Contents ${content} /MediaBox ${box} /TrimBox ${box} /Resources << ${use} >>`,
      },
      contentObject(pageOperators(page)),
    ]
  })
  return writePdf([
    catalogue(language, file.flip),
    { entries: `/Title ${pdfText(title)} /Producer (Mazel)` },
    { entries: `/Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length}` },
    ...bodies,
    ...(card ? cardObjects(card, numberOf.card) : []),
  ])
}

/** Turns print scaling off, and asks for the flip: the dialogue of some printers follows. */
export function catalogue(language: string, flip?: Flip): PdfObject {
  const duplex =
    flip === undefined ? '' : `/Duplex /DuplexFlip${flip === 'short' ? 'Short' : 'Long'}Edge `
  const preferences = `/DisplayDocTitle true /PrintScaling /None ${duplex}/PickTrayByPDFSize true`
  return {
    entries: `/Type /Catalog /Pages 3 0 R /Lang (${language}) /ViewerPreferences << ${preferences} >>`,
  }
}

/** A form in px of the card's page, y downwards, its picture, and its gradients. */
function cardObjects(card: PrintedCard, first: number): PdfObject[] {
  const { layout, outlines, art, picture, codes = [] } = card
  const gradients = gradientsOf(layout)
  const { widthPx, heightPx } = layout.size
  const reach = printBleedPx
  const box = [-reach, -reach, widthPx + reach, heightPx + reach]
  const place = [widthPx + 2 * reach, 0, 0, -heightPx - 2 * reach, -reach, heightPx + reach]
  const content = contentObject(
    [
      `q ${pdfNumbers(place)} cm /Art Do Q`,
      ...codeOperators(codes),
      ...wordOperators(layout, outlines, gradients),
    ].join('\n'),
  )
  return [
    {
      ...content,
      entries: `/Type /XObject /Subtype /Form /BBox [${pdfNumbers(box)}] /Resources << ${resources(gradients, first)} >> ${content.entries}`,
    },
    {
      entries: `/Type /XObject /Subtype /Image /Width ${picture.widthPx} /Height ${picture.heightPx} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      stream: picture.jpeg,
    },
    ...gradientPatterns(art, gradients, [1, 0, 0, 1, 0, 0]),
  ]
}

function resources(gradients: Gradients, first: number): string {
  const inks = [...gradients.keys()].map((_, i) => `/Ink${i} ${first + 2 + i} 0 R`)
  return `/XObject << /Art ${first + 1} 0 R >> /Pattern << ${inks.join(' ')} >>`
}

/** The content of a page; a card is the form `Card` of its resources. */
export function pageOperators({ matrix, cards, shapes, lines, dashes }: PrintPage): string {
  return [
    ...(matrix ? [`${pdfNumbers(matrix, 6)} cm`] : []),
    ...(cards ?? []).map(cardOperators),
    ...(shapes ?? []).map(shapeOperators),
    '0 G 0.25 w',
    ...strokes(lines ?? []),
    '[2 1.5] 0 d',
    ...strokes(dashes ?? []),
  ].join('\n')
}

function cardOperators({ clip: [left, bottom, right, top], ...place }: CardPlace): string {
  const clip = `${pdfNumbers([left, bottom, right - left, top - bottom])} re W n`
  const matrix = pdfNumbers([place.scale, 0, 0, -place.scale, place.left, place.top], 6)
  return `q ${clip} ${matrix} cm /Card Do Q`
}

function shapeOperators({ left, top, paths, fill }: Shapes): string {
  const colour = `${pdfNumbers(rgbOf(fill))} rg`
  const filled = paths.flatMap((path) => (path === '' ? [] : [`${pathOperators(path)} f`]))
  return ['q', `${pdfNumbers([1, 0, 0, -1, left, top])} cm`, colour, ...filled, 'Q'].join('\n')
}

function strokes(marks: readonly Mark[]): string[] {
  return marks.map(([x1, y1, x2, y2]) => `${pdfNumbers([x1, y1])} m ${pdfNumbers([x2, y2])} l S`)
}
