import { Download } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { printStrings } from '#shared/i18n/print-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import type { HomeProduct } from '../../export/pdf/home-product.ts'
import { Button } from '../../ui/button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { PictureSource } from '../make-picture.ts'
import { savePages } from '../send-work.ts'
import type { SendWork } from '../use-export.ts'
import { EnvelopeName } from '../ways/envelope-name.tsx'
import { Ways } from '../ways/ways-dialog.tsx'
import { Choice } from './choice.tsx'
import { cardWidth, KindSizes, type PrintSizes, widthsOf } from './kind-sizes.tsx'
import { EnvelopeChoice, PaperChoice } from './print-choices.tsx'
import classes from './print-ways.module.css'
import { SmallLetters } from './small-letters.tsx'
import { InsideFields, TwoSides } from './two-sides.tsx'
import { printKinds, printWork, usePrintChoice } from './use-print-choice.ts'

interface PrintWaysProps {
  source: PictureSource
  draft: CardDraft
  start: (work: SendWork) => void
  onEdit: EditDraft
}

/** What to print, its size with the envelope that it fits, the paper, and the PDF of these. */
export function PrintWays({ source, draft, start, onEdit }: PrintWaysProps) {
  const words = useStrings(printStrings)
  const sending = { source, draft, words: useStrings(outStrings) }
  const print = usePrintChoice(source.card.design.slug)
  const { choice, chooseSize } = print
  const { kind, sizes, paper } = choice
  const isOnPaper = kind !== 'envelope' && kind !== 'shop'
  const needsName = kind === 'envelope' && (draft.to ?? '').trim() === ''
  return (
    <Ways title={words.title} lead={words.lead}>
      <div className={classes.ways}>
        <Choice
          label={words.what}
          options={printKinds.map((value) => ({ value, name: words.kinds[value] }))}
          chosen={kind}
          onChoose={print.chooseKind}
        />
        {kind === 'envelope' ? (
          <>
            <EnvelopeName draft={draft} lead={words.envelopeLead} onEdit={onEdit} />
            <EnvelopeChoice chosen={choice.envelope} onChoose={print.chooseEnvelope} />
          </>
        ) : (
          <KindSizes {...{ kind, paper, sizes }} onChoose={chooseSize} />
        )}
        {isOnPaper && (
          <PaperChoice chosen={paper} onChoose={(next) => print.changePrinter({ paper: next })} />
        )}
        {kind === 'folded' && (
          <FoldedFields {...print} onTest={(test) => start(savePages(sending, test))} />
        )}
        {kind !== 'envelope' && (
          <SmallLetters
            {...{ source, draft, onEdit }}
            width={cardWidth(sizes[kind], paper)}
            sizes={widthsOf(kind, paper).map(({ size, width }) => ({
              name: words.sizes[size],
              width,
              // It is a size of that kind.
              onChoose: () => chooseSize({ [kind]: size } as Partial<PrintSizes>),
            }))}
          />
        )}
        <div>
          <Button
            icon={Download}
            disabled={needsName}
            onClick={() => start(printWork(sending, choice))}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </Ways>
  )
}

interface FoldedFieldsProps
  extends Pick<ReturnType<typeof usePrintChoice>, 'choice' | 'changePrinter' | 'writeInside'> {
  onTest: (test: HomeProduct) => void
}

/** The words inside a folded card, and how the printer turns the sheet for them. */
function FoldedFields({ choice, changePrinter, writeInside, onTest }: FoldedFieldsProps) {
  const { inside, printer, paper } = choice
  return (
    <>
      <InsideFields inside={inside} onWrite={writeInside} />
      {(inside.hebrew || inside.english) && (
        <TwoSides
          printer={printer}
          onKeep={changePrinter}
          onTest={() => onTest({ kind: 'test', paper, flip: printer.flip })}
        />
      )}
    </>
  )
}
