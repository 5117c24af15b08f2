import type { PaintedArt } from '#shared/art/art.ts'
import type { Size } from '#shared/art/family.ts'
import type { Matrix } from '#shared/art/path.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { type Gradients, gradientPatterns, gradientsOf, wordOperators } from './card-words.ts'
import type { Sheet } from './sheet.ts'
import { srgbProfile } from './srgb-profile.ts'
import { codeOperators, type VectorCode } from './vector-codes.ts'
import { contentObject, type PdfObject, pdfNumbers, pdfText, writePdf } from './write-pdf.ts'

export interface CardPdf {
  layout: CardLayout
  /** Path data of each line of the layout. */
  outlines: readonly string[]
  /** Defines the gradients of foil inks. */
  art: PaintedArt
  sheet: Sheet
  /** The part of the art that `pictureOf(sheet)` names; colours are sRGB. */
  picture: Size & { jpeg: Blob }
  codes?: readonly VectorCode[]
  /** PDF readers show it instead of the file name. */
  title: string
  /** BCP 47. */
  language: string
}

/**
 * A card as a PDF of one page: its art as a picture, its words on top as outlines, without fonts.
 * The same card gives the same bytes.
 *
 * @throws RangeError when a line's paint or outline is not supported
 */
export function composeCardPdf(card: CardPdf): Blob {
  const { layout, art, sheet } = card
  const gradients = gradientsOf(layout)
  const patterns = gradientPatterns(art, gradients, matrixOf(sheet))
  return writePdf([
    catalogue(card.language, 7 + gradients.size),
    { entries: `/Title ${pdfText(card.title)} /Producer (Mazel) /Trapped /False` },
    { entries: '/Type /Pages /Kids [4 0 R] /Count 1' },
    page(sheet, gradients.size),
    contentObject(operatorsOf(card, gradients)),
    imageObject(card.picture),
    ...patterns,
    { entries: '/N 3 /Alternate /DeviceRGB', stream: srgbProfile() },
  ])
}

/**
 * Turns print scaling off: a card that a print dialogue shrinks no longer fits its envelope. The
 * output intent says that the colours are sRGB.
 */
function catalogue(language: string, profile: number): PdfObject {
  const intent = `/Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (sRGB IEC61966-2.1) /Info (sRGB IEC61966-2.1) /RegistryName (http://www.color.org) /DestOutputProfile ${profile} 0 R`
  const preferences = '/DisplayDocTitle true /PrintScaling /None /PickTrayByPDFSize true'
  return {
    entries: `/Type /Catalog /Pages 3 0 R /Lang (${language}) /ViewerPreferences << ${preferences} >> /OutputIntents [<< ${intent} >>]`,
  }
}

function page({ media, bleed, trim }: Sheet, patterns: number): PdfObject {
  const boxes = { MediaBox: media, CropBox: media, BleedBox: bleed, TrimBox: trim }
  const inks = Array.from({ length: patterns }, (_, i) => `/Ink${i} ${7 + i} 0 R`)
  const resources = `/XObject << /Art 6 0 R >> /Pattern << ${inks.join(' ')} >>`
  return {
    entries: [
      '/Type /Page /Parent 3 0 R /Contents 5 0 R',
      ...Object.entries(boxes).map(([name, box]) => `/${name} [${pdfNumbers(box)}]`),
      `/Resources << ${resources} >>`,
    ].join(' '),
  }
}

function imageObject({ widthPx, heightPx, jpeg }: CardPdf['picture']): PdfObject {
  const format = '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'
  return {
    entries: `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} ${format}`,
    stream: jpeg,
  }
}

function operatorsOf(card: CardPdf, gradients: Gradients): string {
  const { layout, outlines, sheet, codes = [] } = card
  const [left, bottom, right, top] = sheet.picture
  return [
    `q ${pdfNumbers(pictureMatrix(sheet))} cm /Art Do Q`,
    // A code at the edge of the card is cut off with the picture.
    `q ${pdfNumbers([left, bottom, right - left, top - bottom])} re W n`,
    `${pdfNumbers(matrixOf(sheet), 6)} cm`,
    ...codeOperators(codes),
    'Q',
    `q ${pdfNumbers(matrixOf(sheet), 6)} cm`,
    ...wordOperators(layout, outlines, gradients),
    'Q',
    '0 G 0.25 w',
    ...sheet.marks.map(([x1, y1, x2, y2]) => {
      return `${pdfNumbers([x1, y1])} m ${pdfNumbers([x2, y2])} l S`
    }),
  ].join('\n')
}

/**
 * Maps the unit square of a picture to its place, minus a hair: where its edge coincides with an
 * edge of the printer's dots, renderers add the next dot, which shifts all dots in between.
 */
function pictureMatrix({ picture: [left, bottom, right, top] }: Sheet): number[] {
  const hair = 0.001
  return [right - left - 2 * hair, 0, 0, top - bottom - 2 * hair, left + hair, bottom + hair]
}

/** From px of the card's page, y downwards, to points of the sheet. */
function matrixOf({ card: { left, top, scale } }: Sheet): Matrix {
  return [scale, 0, 0, -scale, left, top]
}
