import type { PaintedArt } from '#shared/art/art.ts'
import { printBleedPx, type Size } from '#shared/art/family.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { linePaints } from '#shared/card/line-paints.ts'
import { turnMatrix } from '#shared/card/turned-box.ts'
import { gradientPatterns, gradientsOf, wordOperators } from '../../export/pdf/card-words.ts'
import { pageOperators } from '../../export/pdf/compose-pages-pdf.ts'
import { rgbOf } from '../../export/pdf/gradient-pattern.ts'
import type { CardPage, CardPlace } from '../../export/pdf/home-pages.ts'
import { pathOperators } from '../../export/pdf/path-operators.ts'
import { codeOperators, type VectorCode } from '../../export/pdf/vector-codes.ts'
import { contentObject, type PdfObject, pdfNumbers } from '../../export/pdf/write-pdf.ts'
import { isGradient } from '../../export/read-gradient.ts'
import { createPdfFile } from './pdf-file.ts'

export interface CardsPdf {
  /** The places of the cards on each sheet. */
  sheet: CardPage
  /** The same for all cards; defines the gradients of foil inks. */
  art: PaintedArt
  /** The art with its bleed, as `cardPicture` names it. */
  picture: Size & { jpeg: Blob }
  /** The QR codes that lie above the picture, the same for all cards. */
  codes?: readonly VectorCode[]
  /** Path data of lines, in order. */
  outline: (lines: readonly CardLine[]) => Promise<string[]>
  title: string
  /** BCP 47. */
  language: string
}

/** Lines are kept at this size, px, and scaled where they stand. */
const formPx = 1000

/**
 * A PDF of cards that differ in their words. The art and the codes are in it once, and each line
 * once, however many cards have it. The same cards give the same bytes.
 *
 * @throws RangeError when a paint or an outline is not supported
 */
export function createCardsPdf(order: CardsPdf) {
  const { sheet, art, picture, codes = [], outline, ...about } = order
  const file = createPdfFile(about)
  const artNumber = file.add({
    entries: `/Type /XObject /Subtype /Image /Width ${picture.widthPx} /Height ${picture.heightPx} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    stream: picture.jpeg,
  })
  /** The number of the form of each line, and of the codes. */
  const forms = new Map<string, number>()
  let waiting: { operators: string[]; forms: Map<string, number> } | undefined
  let onSheet = 0

  async function formOf(key: string, make: () => Promise<number>): Promise<number> {
    const known = forms.get(key)
    if (known !== undefined) return known
    const number = await make()
    forms.set(key, number)
    return number
  }

  /** Letters in one colour, which the page sets. */
  async function addLetters(line: CardLine): Promise<number> {
    const scale = formPx / line.sizePx
    const [path = ''] = await outline([atOrigin(line)])
    const { x, y, width, height } = line.ink
    const [left, top] = [(x - line.x) * scale, (y - line.baseline) * scale]
    const reach = formPx / 5
    const box = [
      left - reach,
      top - reach,
      left + width * scale + reach,
      top + height * scale + reach,
    ]
    const content = contentObject(path === '' ? '' : `${pathOperators(path)} f`)
    return file.add({ ...content, entries: formEntries(box, '', content.entries) })
  }

  /** A line with its paints, in px of the card. */
  async function addPainted(line: CardLine, layout: CardLayout): Promise<number> {
    const alone = { ...layout, lines: [line] }
    const gradients = gradientsOf(alone)
    const patterns = gradientPatterns(art, gradients, [1, 0, 0, 1, 0, 0]).map(file.add)
    const inks = patterns.map((number, i) => `/Ink${i} ${number} 0 R`).join(' ')
    const outlines = await outline([line])
    const content = contentObject(wordOperators(alone, outlines, gradients).join('\n'))
    const { widthPx, heightPx } = layout.size
    const box = [-widthPx, -heightPx, 2 * widthPx, 2 * heightPx]
    return file.add({
      ...content,
      entries: formEntries(box, `/Pattern << ${inks} >>`, content.entries),
    })
  }

  async function lineOperators(
    line: CardLine,
    layout: CardLayout,
    use: (number: number) => string,
  ) {
    const colour = flatColour(line, layout)
    if (colour === undefined) {
      const key = `painted ${JSON.stringify({ ...line, field: '' })}`
      return `${use(await formOf(key, () => addPainted(line, layout)))} Do`
    }
    const key = `letters ${line.direction} ${line.faces.join()} ${line.text}`
    const name = use(await formOf(key, () => addLetters(line)))
    const scale = line.sizePx / formPx
    const turn = line.turn ? `${pdfNumbers(turnMatrix(line.turn), 6)} cm ` : ''
    const place = pdfNumbers([scale, 0, 0, scale, line.x, line.baseline], 6)
    return `q ${pdfNumbers(rgbOf(colour))} rg ${turn}${place} cm ${name} Do Q`
  }

  async function endSheet() {
    if (!waiting) return
    const marks = pageOperators({ media: sheet.media, lines: sheet.cuts })
    file.addPage(
      sheet.media,
      [...waiting.operators, marks].join('\n'),
      new Map([['Art', artNumber], ...waiting.forms]),
    )
    waiting = undefined
    onSheet = 0
  }

  return {
    /** Puts a card on the next place of the sheet. */
    async add(layout: CardLayout): Promise<void> {
      const place = sheet.cards[onSheet]
      if (!place) throw new RangeError(`sheet: no place ${onSheet}`)
      waiting ??= { operators: [], forms: new Map() }
      const { operators, forms: used } = waiting
      const use = (number: number) => {
        used.set(`L${number}`, number)
        return `/L${number}`
      }
      operators.push(openCard(place), artOperators(layout.size))
      if (codes.length > 0) {
        const number = await formOf('codes', async () => file.add(codesForm(codes, layout.size)))
        operators.push(`${use(number)} Do`)
      }
      for (const line of layout.lines) operators.push(await lineOperators(line, layout, use))
      operators.push('Q')
      onSheet++
      if (onSheet === sheet.cards.length) await endSheet()
    },
    async finish(): Promise<Blob> {
      await endSheet()
      return file.finish()
    },
  }
}

/** Undefined for letters that are drawn, bent, spaced, or painted with more than one colour. */
function flatColour(line: CardLine, layout: CardLayout): string | undefined {
  if (line.drawn || line.clusters) return undefined
  const [paint, ...others] = linePaints(line, layout)
  const isFlat = paint && others.length === 0 && paint.shiftPx === 0 && !isGradient(paint.fill)
  return isFlat ? paint.fill : undefined
}

/** In px of the card; the clip of a card cuts what reaches beyond its bleed. */
function codesForm(codes: readonly VectorCode[], { widthPx, heightPx }: Size): PdfObject {
  const content = contentObject(codeOperators(codes).join('\n'))
  const box = [-widthPx, -heightPx, 2 * widthPx, 2 * heightPx]
  return { ...content, entries: formEntries(box, '', content.entries) }
}

function atOrigin({ turn: _, ...line }: CardLine): CardLine {
  return { ...line, x: 0, baseline: 0, sizePx: formPx }
}

function formEntries(box: readonly number[], resources: string, content: string): string {
  return `/Type /XObject /Subtype /Form /BBox [${pdfNumbers(box)}] /Resources << ${resources} >> ${content}`
}

function openCard({ clip: [left, bottom, right, top], ...place }: CardPlace): string {
  const clip = `${pdfNumbers([left, bottom, right - left, top - bottom])} re W n`
  return `q ${clip} ${pdfNumbers([place.scale, 0, 0, -place.scale, place.left, place.top], 6)} cm`
}

function artOperators({ widthPx, heightPx }: Size): string {
  const reach = printBleedPx
  const place = [widthPx + 2 * reach, 0, 0, -heightPx - 2 * reach, -reach, heightPx + reach]
  return `q ${pdfNumbers(place)} cm /Art Do Q`
}
