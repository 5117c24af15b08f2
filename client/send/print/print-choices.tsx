import { formatSizes } from '#shared/format.ts'
import { type PrintStrings, printStrings } from '#shared/i18n/print-strings.ts'
import { type Envelope, envelopeFor, envelopes } from '../../export/pdf/envelopes.ts'
import { type SeveralSize, severalCards, severalPage } from '../../export/pdf/home-pages.ts'
import type { HomePaper } from '../../export/pdf/sheet.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { Choice } from './choice.tsx'

export type SizeName = keyof PrintStrings['sizes']

const papers = ['letter', 'a4'] as const

interface Chosen<Of> {
  chosen: Of
  onChoose: (value: Of) => void
}

interface SizeChoiceProps<Size> extends Chosen<Size> {
  sizes: readonly Size[]
  /** What is said below the name of a size. */
  noteOf: (size: Size) => string | undefined
}

/** The size of a printed card. */
export function SizeChoice<Size extends SizeName>(props: SizeChoiceProps<Size>) {
  const { sizes, noteOf, ...chosen } = props
  const words = useStrings(printStrings)
  const options = sizes.map((value) => ({ value, name: words.sizes[value], note: noteOf(value) }))
  return <Choice label={words.size} options={options} {...chosen} />
}

export function EnvelopeChoice(chosen: Chosen<Envelope>) {
  const words = useStrings(printStrings)
  const options = envelopes.map((value) => ({
    value,
    name: words.envelopeNames[value],
    note: words.envelopes[value],
  }))
  return <Choice label={words.size} options={options} {...chosen} />
}

/** The paper of the visitor's printer. */
export function PaperChoice(chosen: Chosen<HomePaper>) {
  const words = useStrings(printStrings)
  const options = papers.map((value) => ({ value, name: words.papers[value] }))
  return <Choice label={words.paper} options={options} {...chosen} />
}

/**
 * The envelope that a card fits, in words; undefined if none does.
 *
 * @param card width and height, points
 */
export function fittingEnvelope(
  card: readonly [number, number],
  words: PrintStrings,
): string | undefined {
  const envelope = envelopeFor(card)
  return envelope && words.envelope(words.envelopeNames[envelope])
}

/** How many cards of a size are on one sheet, and the envelope that they fit. */
export function severalNote(paper: HomePaper, size: SeveralSize, words: PrintStrings): string {
  const count = severalPage(paper, size, formatSizes.print).cards.length
  const fits = fittingEnvelope(severalCards[size], words)
  return [words.perSheet(count), fits].filter(Boolean).join(', ')
}
