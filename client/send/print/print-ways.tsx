import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { printStrings } from '#shared/i18n/print-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import type { Envelope } from '../../export/pdf/envelopes.ts'
import type { HomeProduct } from '../../export/pdf/home-product.ts'
import { homePaperOf } from '../../export/pdf/sheet.ts'
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
import { cardWidth, KindSizes, type PrintSizes, widthsOf } from './kind-sizes.tsx'
import { EnvelopeChoice, PaperChoice } from './print-choices.tsx'
import classes from './print-ways.module.css'
import { SmallLetters } from './small-letters.tsx'
import { InsideFields, TwoSides } from './two-sides.tsx'

interface PrintWaysProps {
  source: PictureSource
  draft: CardDraft
  start: (work: SendWork) => void
  onEdit: EditDraft
}

const kinds = ['one', 'several', 'folded', 'envelope', 'shop'] as const
const firstSizes: PrintSizes = { one: '5x7', several: '5x7', folded: '5x7', shop: '5x7' }

/** What to print, its size with the envelope that it fits, the paper, and the PDF of these. */
export function PrintWays({ source, draft, start, onEdit }: PrintWaysProps) {
  const words = useStrings(printStrings)
  const out = useStrings(outStrings)
  const { slug } = source.card.design
  const [kind, setKind] = useState<(typeof kinds)[number]>('one')
  const [sizes, setSizes] = useState(firstSizes)
  const [envelope, setEnvelope] = useState<Envelope>('a7')
  const [inside, setInside] = useState(() => readInside(slug))
  const [kept, setKept] = useState(readPrinter)
  const paper = kept.paper ?? homePaperOf(navigator.language)
  const sending = { source, draft, words: out }
  const saveHome = (product: HomeProduct) => start(savePages(sending, product))

  const save = () => {
    switch (kind) {
      case 'one':
        return start(savePdf(sending, { kind: 'home', paper, cut: sizes.one === '5x7' }))
      case 'several':
        return saveHome({ kind, paper, size: sizes.several })
      case 'folded': {
        const { flip, rightMm, upMm } = kept
        const offset = { rightMm, upMm }
        return saveHome({ kind, paper, size: sizes.folded, flip, offset, ...inside })
      }
      case 'envelope':
        return saveHome({ kind, envelope, name: draft.to ?? '' })
      case 'shop':
        return start(savePdf(sending, { kind, size: sizes.shop }))
    }
  }
  const choose = (change: Partial<PrintSizes>) => setSizes({ ...sizes, ...change })
  const keep = (printer: KeptPrinter) => {
    setKept(printer)
    keepPrinter(printer)
  }
  const write = (next: InsideWords) => {
    setInside(next)
    keepInside(slug, next)
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
        {kind === 'envelope' ? (
          <>
            <EnvelopeName draft={draft} lead={words.envelopeLead} onEdit={onEdit} />
            <EnvelopeChoice chosen={envelope} onChoose={setEnvelope} />
          </>
        ) : (
          <KindSizes {...{ kind, paper, sizes }} onChoose={choose} />
        )}
        {kind !== 'envelope' && kind !== 'shop' && (
          <PaperChoice chosen={paper} onChoose={(next) => keep({ ...kept, paper: next })} />
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
            width={cardWidth(sizes[kind], paper)}
            sizes={widthsOf(kind, paper).map(({ size, width }) => ({
              name: words.sizes[size],
              width,
              // It is a size of that kind.
              onChoose: () => choose({ [kind]: size } as Partial<PrintSizes>),
            }))}
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
