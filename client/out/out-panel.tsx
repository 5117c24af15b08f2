import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Art } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { formatSizes } from '#shared/format.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import type { ArtOrder } from '../card/draw-art.ts'
import { downloadFile } from '../export/download-file.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import { createKeptGround } from './kept-ground.ts'
import type { OutSource } from './make-picture.ts'
import classes from './out-panel.module.css'
import { OutStatus } from './out-status.tsx'
import { canShareFiles, shareFile } from './share-file.ts'
import { type OutState, useExport } from './use-export.ts'
import type { Gate } from './use-names-question.tsx'
import { useReadyFile } from './use-ready-file.ts'

interface OutPanelProps {
  card: CardDocument
  draft: CardDraft
  /** Absent until the card can be laid out. */
  layout: CardLayout | undefined
  /** For the shapes of that layout's art. */
  order: ArtOrder | undefined
  draw: (order: ArtOrder) => Promise<Art>
  /** The card cannot be laid out or drawn. */
  failed: boolean
  /** What the live card is given; the same objects as long as they hold the same. */
  assets?: CardAssets
  /** Open where the card is not the visitor's to change. */
  gate?: Gate
}

const noAssets: CardAssets = {}
const openGate: Gate = (leave) => leave()

const fetchSheet = () => import('./out-sheet.tsx').then(({ OutSheet }) => OutSheet)

/** All ways out. One green button: to WhatsApp where the browser can, else the download. */
export function OutPanel(props: OutPanelProps) {
  const { card, draft, layout, order, draw, failed } = props
  const { assets = noAssets, gate = openGate } = props
  const { design } = card
  const [kept] = useState(createKeptGround)
  const source: OutSource | undefined = layout &&
    order && { design, layout, assets, order, draw, kept }
  const hydrated = useHydrated()
  const shares = hydrated && canShareFiles()
  const { state, run, stop } = useExport()
  const { take, prepare, breakOff } = useReadyFile(source, failed)
  const { Part: Sheet, demand, intent } = useOnDemand(fetchSheet)
  const [open, setOpen] = useState(false)
  useEffect(() => () => kept.close(), [kept])
  // While the dialog of ways is open, it says it.
  const shown: OutState = open ? { kind: 'idle' } : state
  const busy = shown.kind === 'working'
  const { widthPx, heightPx } = formatSizes[layout?.format ?? draft.format ?? ownFormat(card)]

  const share = () =>
    run(async (signal, onProgress) => {
      const file = await take(signal, onProgress)
      onProgress('file')
      const end = await shareFile(file)
      return end === 'late' ? { message: outStrings.shareAgain } : undefined
    })

  const download = () =>
    run(async (signal, onProgress) => {
      const file = await take(signal, onProgress)
      downloadFile(file, file.name)
      return { message: outStrings.saved }
    })

  function cancel() {
    breakOff()
    stop({ kind: 'done', outcome: { message: outStrings.cancelled } })
  }

  async function openSheet() {
    if (await demand()) setOpen(true)
  }

  const intents = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }
  return (
    <div className={classes.foot}>
      <div className={classes.row}>
        <Button
          {...intents}
          className={classes.main}
          look="green"
          icon={shares ? SiWhatsapp : Download}
          busy={busy}
          disabled={!hydrated}
          onClick={once(() => gate(shares ? share : download))}
        >
          {shares ? outStrings.share : outStrings.download}
        </Button>
        {shares && (
          <Button
            {...intents}
            className={classes.square}
            look="outline"
            icon={Download}
            disabled={!hydrated}
            aria-label={outStrings.download}
            onClick={once(() => gate(download))}
          />
        )}
      </div>
      <div className={classes.under}>
        <OutStatus state={shown} fact={outStrings.fact(widthPx, heightPx)} />
        {/* One button for both, so that the focus stays where it was. */}
        <button
          {...intent}
          className={classes.text}
          type="button"
          disabled={!hydrated}
          aria-haspopup={busy ? undefined : 'dialog'}
          onClick={busy ? cancel : openSheet}
        >
          {busy ? outStrings.cancel : outStrings.more}
        </button>
      </div>
      {open && Sheet && source && (
        <Sheet
          source={source}
          draft={draft}
          state={state}
          run={(work) =>
            gate(
              () => run(work),
              () => setOpen(false),
            )
          }
          onCancel={cancel}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** The second tap of a double one does nothing: the first may be done before it comes. */
function once(work: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) work()
  }
}

function ownFormat({ design }: CardDocument) {
  return design.formats[0] ?? 'portrait'
}
