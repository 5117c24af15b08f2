import { Download, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import {
  type Guest,
  type GuestList,
  nameColumn,
  withCell,
  withoutRow,
} from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { printStrings } from '#shared/i18n/print-strings.ts'
import { formatOf } from '../card/format-of.ts'
import { useCardAssets } from '../card/objects/use-card-assets.ts'
import { useDrawArt } from '../card/use-card-art.ts'
import { downloadFile } from '../export/download-file.ts'
import type { Envelope } from '../export/pdf/envelopes.ts'
import { type SeveralSize, severalSizes } from '../export/pdf/home-pages.ts'
import { type HomePaper, homePaperOf } from '../export/pdf/sheet.ts'
import { Choice } from '../send/print/choice.tsx'
import { keepPrinter, readPrinter } from '../send/print/kept-print.ts'
import {
  EnvelopeChoice,
  PaperChoice,
  SizeChoice,
  severalNote,
} from '../send/print/print-choices.tsx'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { GuestPreview } from './guest-preview.tsx'
import classes from './guests-editor.module.css'
import { RowFixes } from './list/row-fixes.tsx'
import type { NamePlace } from './make/guest-draft.ts'
import { type GuestProduct, type ProductKind, productKinds } from './make/guest-product.ts'
import { pageWords } from './make/page-words.ts'
import makeClasses from './make-guests.module.css'
import { NamePlaceFields, usualPlace } from './name-place-fields.tsx'
import { PagePreview } from './page-preview.tsx'
import { SavePictures } from './save-pictures.tsx'
import { SendGuests } from './send-guests.tsx'
import { useFit } from './use-fit.ts'
import type { ChangeList } from './use-guest-list.ts'
import { useGuestWork } from './use-guest-work.ts'
import { WorkStatus } from './work-status.tsx'

interface MakeGuestsProps {
  document: CardDocument
  draft: CardDraft
  list: GuestList
  guests: readonly Guest[]
  change: ChangeList
}

/** What is made for the guests, how their names fit, and the file or the pictures. */
export function MakeGuests({ document, draft, list, guests, change }: MakeGuestsProps) {
  const { design } = document
  const words = useStrings(guestsStrings)
  const print = useStrings(printStrings)
  const [kind, setKind] = useState<ProductKind>('card')
  const [size, setSize] = useState<SeveralSize>('5x7')
  const [envelope, setEnvelope] = useState<Envelope>('a7')
  const [printer, setPrinter] = useState(readPrinter)
  const [place, setPlace] = useState<NamePlace>(() => usualPlace(document))
  const [isSending, setIsSending] = useState(false)
  const paper = printer.paper ?? homePaperOf(navigator.language)
  const product = useMemo(
    () => productOf(kind, { paper, size, envelope }),
    [kind, paper, size, envelope],
  )
  const cards = useMemo(() => ({ document, draft, place }), [document, draft, place])
  const { laid, problems } = useFit(cards, guests, product)
  const draw = useDrawArt()
  const { assets } = useCardAssets(design, draft, laid?.base.palette)
  const { state, run, cancel } = useGuestWork()
  const isWorking = state.kind === 'working'
  const order = { guests, assets, draw }

  const savePdf = () =>
    run(async (signal, onProgress) => {
      const { makeGuestsPdf } = await import('./make/make-guests-pdf.ts')
      const all = { ...order, cards, words: pageWords(design), onProgress }
      const pdf = await makeGuestsPdf(signal, product, all)
      downloadFile(pdf, `mazel-${design.slug}-${kind}-${guests.length}.pdf`)
      return words.saved
    })
  return (
    <section className={`${classes.panel} ${makeClasses.make}`} aria-label={words.make}>
      <div className={makeClasses.choices}>
        <h2 className={classes.title}>{words.makeTitle}</h2>
        <Choice
          label={words.make}
          options={productKinds.map((value) => ({ value, name: words.kinds[value] }))}
          chosen={kind}
          onChoose={(next) => {
            setKind(next)
            setIsSending(false)
          }}
        />
        {kind === 'card' && (
          <>
            <NamePlaceFields {...{ document, place }} onPlace={setPlace} />
            <SizeChoice
              sizes={severalSizes}
              chosen={size}
              onChoose={setSize}
              noteOf={(each) => severalNote(paper, each, print)}
            />
          </>
        )}
        {kind !== 'card' && <p className={classes.lead}>{words.kindNotes[kind]}</p>}
        {kind === 'envelope' && <EnvelopeChoice chosen={envelope} onChoose={setEnvelope} />}
        {kind !== 'envelope' && (
          <PaperChoice
            chosen={paper}
            onChoose={(next) => {
              setPrinter({ ...printer, paper: next })
              keepPrinter({ ...printer, paper: next })
            }}
          />
        )}
      </div>
      {product.kind !== 'card' && <PagePreview {...{ cards, guests, product }} />}
      {kind === 'card' && laid && <GuestPreview laid={laid} guests={guests} />}
      <div className={makeClasses.choices}>
        <RowFixes
          title={words.unfit(problems.length)}
          lead={words.unfitLead}
          fixes={problems.map(({ guest, kind: problem }) => ({
            id: guest.id,
            label: `${guest.name}: ${words.unfitKinds[problem]}`,
            text: cellOf(list, guest.id),
            onText: (text) =>
              change(
                (now) => now && withCell(now, { id: guest.id, column: nameColumn(now) }, text),
              ),
          }))}
          onLeaveOut={(id) => change((now) => now && withoutRow(now, id))}
        />
        <div className={classes.ways}>
          <Button look="green" icon={Download} disabled={isWorking} onClick={savePdf}>
            {words.pdf}
          </Button>
          {kind === 'card' && (
            <>
              <SavePictures {...{ order, cards, isWorking, run }} />
              <Button
                look="outline"
                icon={Send}
                aria-expanded={isSending}
                disabled={isWorking}
                onClick={() => setIsSending(!isSending)}
              >
                {words.send}
              </Button>
            </>
          )}
        </div>
        <WorkStatus state={state} onCancel={cancel} />
      </div>
      {isSending && (
        <SendGuests
          {...order}
          cards={{ ...cards, format: formatOf(design, draft) }}
          list={list}
          change={change}
        />
      )}
    </section>
  )
}

interface Sizes {
  paper: HomePaper
  size: SeveralSize
  envelope: Envelope
}

function productOf(kind: ProductKind, { paper, size, envelope }: Sizes): GuestProduct {
  if (kind === 'card') return { kind, paper, size }
  return kind === 'envelope' ? { kind, envelope } : { kind, paper }
}

function cellOf(list: GuestList, id: number): string {
  const at = list.columns.indexOf(nameColumn(list))
  return list.rows.find((row) => row.id === id)?.cells[at] ?? ''
}
