import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { formatSizes } from '#shared/format.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { type PrintStrings, printStrings } from '#shared/i18n/print-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { type Envelope, envelopeFor, envelopes } from '../../export/pdf/envelopes.ts'
import {
  type FoldedSize,
  type SeveralSize,
  severalCards,
  severalPage,
  severalSizes,
} from '../../export/pdf/home-pages.ts'
import type { HomeProduct } from '../../export/pdf/home-product.ts'
import {
  type HomePaper,
  homePaperOf,
  layOutSheet,
  type PdfProduct,
  type ShopSize,
  shopSizes,
} from '../../export/pdf/sheet.ts'
import { Button } from '../../ui/button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { PictureSource } from '../make-picture.ts'
import { savePages, savePdf } from '../send-work.ts'
import type { SendWork } from '../use-export.ts'
import { EnvelopeName } from '../ways/envelope-name.tsx'
import { Ways } from '../ways/ways-dialog.tsx'
import { Choice } from './choice.tsx'
import {
  type InsideWords,
  type KeptPrinter,
  keepInside,
  keepPrinter,
  readInside,
  readPrinter,
} from './kept-print.ts'
import classes from './print-ways.module.css'
import { type PrintSize, SmallLetters } from './small-letters.tsx'
import { InsideFields, TwoSides } from './two-sides.tsx'

interface PrintWaysProps {
  source: PictureSource
  draft: CardDraft
  start: (work: SendWork) => void
  onEdit: EditDraft
}

const kinds = ['one', 'several', 'folded', 'envelope', 'shop'] as const
const papers = ['letter', 'a4'] as const
const oneSizes = ['5x7', 'full'] as const
const foldedSizes = ['5x7', 'a6'] as const
const shopOrder = ['5x7', 'a6', 'a5', 'a4'] as const

/** What to print, its size with the envelope that it fits, the paper, and the PDF of these. */
export function PrintWays({ source, draft, start, onEdit }: PrintWaysProps) {
  const words = useStrings(printStrings)
  const out = useStrings(outStrings)
  const { slug } = source.card.design
  const [kind, setKind] = useState<(typeof kinds)[number]>('one')
  const [one, setOne] = useState<(typeof oneSizes)[number]>('5x7')
  const [several, setSeveral] = useState<SeveralSize>('5x7')
  const [folded, setFolded] = useState<FoldedSize>('5x7')
  const [shop, setShop] = useState<ShopSize>('5x7')
  const [envelope, setEnvelope] = useState<Envelope>('a7')
  const [inside, setInside] = useState(() => readInside(slug))
  const [kept, setKept] = useState(readPrinter)
  const paper = kept.paper ?? homePaperOf(navigator.language)
  const sending = { source, draft, words: out }
  const saveHome = (product: HomeProduct) => start(savePages(sending, product))

  const save = () => {
    if (kind === 'several') return saveHome({ kind, paper, size: several })
    if (kind === 'envelope') return saveHome({ kind, envelope, name: draft.to ?? '' })
    if (kind === 'folded') {
      const { flip, rightMm, upMm } = kept
      const offset = { rightMm, upMm }
      return saveHome({ kind, paper, size: folded, flip, offset, ...inside })
    }
    const product: PdfProduct =
      kind === 'shop' ? { kind, size: shop } : { kind: 'home', paper, cut: one === '5x7' }
    return start(savePdf(sending, product))
  }
  const keep = (printer: KeptPrinter) => {
    setKept(printer)
    keepPrinter(printer)
  }
  const write = (next: InsideWords) => {
    setInside(next)
    keepInside(slug, next)
  }

  /** The sizes of the chosen kind. */
  const printSizes = (): PrintSize[] => {
    const sized = <Name extends SizeName>(names: readonly Name[], choose: (name: Name) => void) =>
      names.map((size) => ({
        name: words.sizes[size],
        width: cardWidth(size, paper),
        onChoose: () => choose(size),
      }))
    if (kind === 'one') return sized(oneSizes, setOne)
    if (kind === 'several') return sized(severalSizes, setSeveral)
    return kind === 'folded' ? sized(foldedSizes, setFolded) : sized(shopOrder, setShop)
  }

  return (
    <Ways title={words.title} lead={words.lead}>
      <div className={classes.ways}>
        <Choice
          label={words.what}
          options={kinds.map((value) => ({ value, name: words.kinds[value] }))}
          chosen={kind}
          onChoose={setKind}
        />
        {kind === 'one' && (
          <Choice
            label={words.size}
            options={oneSizes.map((value) => ({
              value,
              name: words.sizes[value],
              note: value === '5x7' ? fitting(severalCards[value], words) : undefined,
            }))}
            chosen={one}
            onChoose={setOne}
          />
        )}
        {kind === 'several' && (
          <Choice
            label={words.size}
            options={severalSizes.map((value) => ({
              value,
              name: words.sizes[value],
              note: `${words.perSheet(countOf(paper, value))}, ${fitting(severalCards[value], words)}`,
            }))}
            chosen={several}
            onChoose={setSeveral}
          />
        )}
        {kind === 'folded' && (
          <Choice
            label={words.size}
            options={foldedSizes.map((value) => ({
              value,
              name: words.sizes[value],
              note: fitting(severalCards[value], words),
            }))}
            chosen={folded}
            onChoose={setFolded}
          />
        )}
        {kind === 'shop' && (
          <>
            <p className={classes.lead}>{words.shopLead}</p>
            <Choice
              label={words.size}
              options={shopOrder.map((value) => ({
                value,
                name: words.sizes[value],
                note: fitting(shopSizes[value], words),
              }))}
              chosen={shop}
              onChoose={setShop}
            />
          </>
        )}
        {kind === 'envelope' && (
          <>
            <EnvelopeName draft={draft} lead={words.envelopeLead} onEdit={onEdit} />
            <Choice
              label={words.size}
              options={envelopes.map((value) => ({
                value,
                name: words.envelopeNames[value],
                note: words.envelopes[value],
              }))}
              chosen={envelope}
              onChoose={setEnvelope}
            />
          </>
        )}
        {kind !== 'envelope' && kind !== 'shop' && (
          <Choice<HomePaper>
            label={words.paper}
            options={papers.map((value) => ({ value, name: words.papers[value] }))}
            chosen={paper}
            onChoose={(next) => keep({ ...kept, paper: next })}
          />
        )}
        {kind === 'folded' && (
          <>
            <InsideFields inside={inside} onWrite={write} />
            {(inside.hebrew || inside.english) && (
              <TwoSides
                printer={kept}
                onKeep={keep}
                onTest={() => saveHome({ kind: 'test', paper, flip: kept.flip })}
              />
            )}
          </>
        )}
        {kind !== 'envelope' && (
          <SmallLetters
            {...{ source, draft, onEdit }}
            width={cardWidth({ one, several, folded, shop }[kind], paper)}
            sizes={printSizes()}
          />
        )}
        <div>
          <Button
            icon={Download}
            disabled={kind === 'envelope' && (draft.to ?? '').trim() === ''}
            onClick={save}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </Ways>
  )
}

type SizeName = keyof PrintStrings['sizes']

/** Width of a printed card, points. */
function cardWidth(size: SizeName, paper: HomePaper): number {
  if (size === 'full') {
    const whole = layOutSheet({ kind: 'home', paper, cut: false }, formatSizes.print)
    return whole.card.scale * formatSizes.print.widthPx
  }
  const [width] = size === 'a4' || size === 'a5' ? shopSizes[size] : severalCards[size]
  return width
}

function countOf(paper: HomePaper, size: SeveralSize): number {
  return severalPage(paper, size, formatSizes.print).cards.length
}

function fitting(card: readonly [number, number], words: PrintStrings): string | undefined {
  const envelope = envelopeFor(card)
  return envelope && words.envelope(words.envelopeNames[envelope])
}
