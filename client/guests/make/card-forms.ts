import type { PaintedArt } from '#shared/art/art.ts'
import type { Size } from '#shared/art/family.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { linePaints } from '#shared/card/line-paints.ts'
import { turnMatrix } from '#shared/card/turned-box.ts'
import { gradientPatterns, gradientsOf, wordOperators } from '../../export/pdf/card-words.ts'
import { rgbOf } from '../../export/pdf/gradient-pattern.ts'
import { pathOperators } from '../../export/pdf/path-operators.ts'
import { codeOperators, type VectorCode } from '../../export/pdf/vector-codes.ts'
import { contentObject, type PdfObject, pdfNumbers } from '../../export/pdf/write-pdf.ts'
import { isGradient } from '../../export/read-gradient.ts'

interface FormsOptions {
  /** Adds an object to the file; returns its number. */
  add: (object: PdfObject) => number
  /** Defines the gradients of foil inks. */
  art: PaintedArt
  /** Path data of lines, in order. */
  outline: (lines: readonly CardLine[]) => Promise<string[]>
}

/** Names the form of a number in the resources of the page that is written. */
type UseForm = (number: number) => string

/** Lines are kept at this size, px, and scaled where they stand. */
const formPx = 1000

/** The lines and codes of cards as PDF forms: each is in the file once, however many cards have it. */
export class CardForms {
  readonly #options: FormsOptions
  /** The number of the form of each line, and of the codes. */
  readonly #numbers = new Map<string, number>()

  constructor(options: FormsOptions) {
    this.#options = options
  }

  /**
   * Operators that draw a line of a card, in px of the card.
   *
   * @throws RangeError when a paint or an outline is not supported
   */
  async drawLine(line: CardLine, layout: CardLayout, use: UseForm): Promise<string> {
    const colour = flatColour(line, layout)
    if (colour === undefined) {
      const key = `painted ${JSON.stringify({ ...line, field: '' })}`
      return `${use(await this.#numberOf(key, () => this.#addPainted(line, layout)))} Do`
    }
    const key = `letters ${line.direction} ${line.faces.join()} ${line.text}`
    const name = use(await this.#numberOf(key, () => this.#addLetters(line)))
    const scale = line.sizePx / formPx
    const turn = line.turn ? `${pdfNumbers(turnMatrix(line.turn), 6)} cm ` : ''
    const place = pdfNumbers([scale, 0, 0, scale, line.x, line.baseline], 6)
    return `q ${pdfNumbers(rgbOf(colour))} rg ${turn}${place} cm ${name} Do Q`
  }

  /** The same for the codes, of which all cards have the same. */
  async drawCodes(codes: readonly VectorCode[], size: Size, use: UseForm): Promise<string> {
    const add = async () => {
      const content = contentObject(codeOperators(codes).join('\n'))
      return this.#options.add({ ...content, entries: formEntries(aroundCard(size), content) })
    }
    return `${use(await this.#numberOf('codes', add))} Do`
  }

  async #numberOf(key: string, add: () => Promise<number>): Promise<number> {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = await add()
    this.#numbers.set(key, number)
    return number
  }

  /** Letters in one colour, which the page sets. */
  async #addLetters(line: CardLine): Promise<number> {
    const { add, outline } = this.#options
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
    return add({ ...content, entries: formEntries(box, content) })
  }

  /** A line with its paints, in px of the card. */
  async #addPainted(line: CardLine, layout: CardLayout): Promise<number> {
    const { add, art, outline } = this.#options
    const alone = { ...layout, lines: [line] }
    const gradients = gradientsOf(alone)
    const patterns = gradientPatterns(art, gradients, [1, 0, 0, 1, 0, 0]).map(add)
    const inks = patterns.map((number, i) => `/Ink${i} ${number} 0 R`).join(' ')
    const outlines = await outline([line])
    const content = contentObject(wordOperators(alone, outlines, gradients).join('\n'))
    const entries = formEntries(aroundCard(layout.size), content, `/Pattern << ${inks} >>`)
    return add({ ...content, entries })
  }
}

/** Undefined for letters that are drawn, bent, spaced, or painted with more than one colour. */
function flatColour(line: CardLine, layout: CardLayout): string | undefined {
  if (line.drawn || line.clusters) return undefined
  const [paint, ...others] = linePaints(line, layout)
  const isFlat = paint && others.length === 0 && paint.shiftPx === 0 && !isGradient(paint.fill)
  return isFlat ? paint.fill : undefined
}

/** A box in px of the card; the clip of a card cuts what reaches beyond its bleed. */
function aroundCard({ widthPx, heightPx }: Size): number[] {
  return [-widthPx, -heightPx, 2 * widthPx, 2 * heightPx]
}

function atOrigin({ turn: _, ...line }: CardLine): CardLine {
  return { ...line, x: 0, baseline: 0, sizePx: formPx }
}

function formEntries(box: readonly number[], { entries }: PdfObject, resources = ''): string {
  return `/Type /XObject /Subtype /Form /BBox [${pdfNumbers(box)}] /Resources << ${resources} >> ${entries}`
}
