import type { PaintedArt } from '#shared/art/art.ts'
import { printBleedPx, type Size } from '#shared/art/family.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { pageOperators } from '../../export/pdf/compose-pages-pdf.ts'
import type { CardPage, CardPlace } from '../../export/pdf/home-pages.ts'
import type { VectorCode } from '../../export/pdf/vector-codes.ts'
import { pdfNumbers } from '../../export/pdf/write-pdf.ts'
import { CardForms } from './card-forms.ts'
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
  const forms = new CardForms({ add: file.add, art, outline })
  let waiting: { operators: string[]; forms: Map<string, number> } | undefined
  let onSheet = 0

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
      if (codes.length > 0) operators.push(await forms.drawCodes(codes, layout.size, use))
      for (const line of layout.lines) operators.push(await forms.drawLine(line, layout, use))
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

function openCard({ clip: [left, bottom, right, top], ...place }: CardPlace): string {
  const clip = `${pdfNumbers([left, bottom, right - left, top - bottom])} re W n`
  return `q ${clip} ${pdfNumbers([place.scale, 0, 0, -place.scale, place.left, place.top], 6)} cm`
}

function artOperators({ widthPx, heightPx }: Size): string {
  const reach = printBleedPx
  const place = [widthPx + 2 * reach, 0, 0, -heightPx - 2 * reach, -reach, heightPx + reach]
  return `q ${pdfNumbers(place)} cm /Art Do Q`
}
