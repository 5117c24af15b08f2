import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { formatSizes } from '#shared/format.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { formatOf } from '../card/format-of.ts'
import type { CardView } from '../card/use-card-view.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './send-panel.module.css'
import { SendStatus } from './send-status.tsx'
import { canShareFiles } from './share-file.ts'
import type { SendState } from './use-export.ts'
import type { Gate } from './use-names-question.tsx'
import { type CardSending, useSendCard } from './use-send-card.ts'

interface SendPanelProps {
  card: CardDocument
  draft: CardDraft
  view: CardView
  /** Default: open, for a card that the visitor cannot change. */
  gate?: Gate
}

const openGate: Gate = (leave) => leave()

const fetchSheet = () => import('./send-sheet.tsx').then(({ SendSheet }) => SendSheet)

/**
 * Buttons to share, save and print. The green one goes to WhatsApp where the browser can, else
 * downloads.
 */
export function SendPanel({ card: { design }, draft, view, gate = openGate }: SendPanelProps) {
  const words = useStrings(outStrings)
  const out = useSendCard(design, view)
  const hydrated = useHydrated()
  const { Part: Sheet, demand, intent } = useOnDemand(fetchSheet)
  const [open, setOpen] = useState(false)
  // The open dialog shows the state itself.
  const shown: SendState = open ? { kind: 'idle' } : out.state
  const busy = shown.kind === 'working'
  const { widthPx, heightPx } = formatSizes[view.layout?.format ?? formatOf(design, draft)]

  async function openSheet() {
    if (await demand()) setOpen(true)
  }

  return (
    <div className={classes.foot}>
      <MainWays out={out} gate={gate} busy={busy} />
      <div className={classes.under}>
        <SendStatus state={shown} fact={words.fact(widthPx, heightPx)} />
        {/* The same button for both, so that it keeps the focus. */}
        <button
          {...intent}
          className={classes.text}
          type="button"
          disabled={!hydrated}
          aria-haspopup={busy ? undefined : 'dialog'}
          onClick={busy ? out.cancel : openSheet}
        >
          {busy ? words.cancel : words.more}
        </button>
      </div>
      {open && Sheet && out.source && (
        <Sheet
          source={out.source}
          draft={draft}
          state={out.state}
          run={(work) =>
            gate(
              () => out.run(work),
              () => setOpen(false),
            )
          }
          onCancel={out.cancel}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface MainWaysProps {
  out: CardSending
  gate: Gate
  busy: boolean
}

function MainWays({ out, gate, busy }: MainWaysProps) {
  const words = useStrings(outStrings)
  const { share, download, prepare } = out
  const hydrated = useHydrated()
  const shares = hydrated && canShareFiles()
  const intents = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }
  return (
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
        {shares ? words.share : words.download}
      </Button>
      {shares && (
        <Button
          {...intents}
          className={classes.square}
          look="outline"
          icon={Download}
          disabled={!hydrated}
          aria-label={words.download}
          onClick={once(() => gate(download))}
        />
      )}
    </div>
  )
}

/** Ignores the second tap of a double tap: the first may be done before it. */
function once(work: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) work()
  }
}
