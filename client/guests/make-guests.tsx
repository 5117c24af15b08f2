import { Download, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Guest, GuestList } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { formatOf } from '../card/format-of.ts'
import { useCardAssets } from '../card/objects/use-card-assets.ts'
import { useDrawArt } from '../card/use-card-art.ts'
import { downloadFile } from '../export/download-file.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { GuestPreview } from './guest-preview.tsx'
import classes from './guests-editor.module.css'
import type { NamePlace } from './make/guest-draft.ts'
import { pageWords } from './make/page-words.ts'
import makeClasses from './make-guests.module.css'
import { usualPlace } from './name-place-fields.tsx'
import { PagePreview } from './page-preview.tsx'
import { ProductFields, useGuestProduct } from './product-fields.tsx'
import { SavePictures } from './save-pictures.tsx'
import { SendGuests } from './send-guests.tsx'
import { UnfitNames } from './unfit-names.tsx'
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
  const choice = useGuestProduct()
  const { product } = choice
  const { kind } = product
  const [place, setPlace] = useState<NamePlace>(() => usualPlace(document))
  const [isSending, setIsSending] = useState(false)
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
        <ProductFields {...choice} {...{ document, place }} onPlace={setPlace} />
      </div>
      {product.kind !== 'card' && <PagePreview {...{ cards, guests, product }} />}
      {kind === 'card' && laid && <GuestPreview laid={laid} guests={guests} />}
      <div className={makeClasses.choices}>
        <UnfitNames {...{ problems, list, change }} />
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
      {isSending && kind === 'card' && (
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
