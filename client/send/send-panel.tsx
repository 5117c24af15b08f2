import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { formatSizes } from '#shared/format.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { formatOf } from '../card/format-of.ts'
import type { CardView } from '../card/use-card-view.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './send-panel.module.css'
import { SendStatus } from './send-status.tsx'
import { canShareFiles } from './share-file.ts'
import type { SendState } from './use-export.ts'
import type { useMoreWays } from './use-more-ways.ts'
import type { Gate } from './use-names-question.tsx'
import { type CardSending, useSendCard } from './use-send-card.ts'
import type { MoreExtrasProps } from './ways/more-extras.tsx'

interface SendPanelProps {
  card: CardDocument
  draft: CardDraft
  view: CardView
  gate: Gate
  onEdit: EditDraft
  more: ReturnType<typeof useMoreWays>
  /** For an editor: what stands at the end of the further ways. */
  extras?: Omit<MoreExtrasProps, 'onLeave'>
}

/**
 * Buttons to share, save and print. The green one goes to WhatsApp where the browser can, else
 * downloads. On a phone it stands alone.
 */
export function SendPanel(props: SendPanelProps) {
  const { card, draft, view, gate, onEdit, more, extras } = props
  const { design } = card
  const words = useStrings(outStrings)
  const out = useSendCard(design, view)
  const hydrated = useHydrated()
  // The open dialog shows the state itself.
  const shown: SendState = more.isOpen ? { kind: 'idle' } : out.state
  const busy = shown.kind === 'working'
  const { widthPx, heightPx } = formatSizes[view.layout?.format ?? formatOf(design, draft)]
  const { Sheet } = more

  return (
    <div className={classes.panel}>
      <div className={classes.row}>
        <MainWays out={out} gate={gate} busy={busy} />
        <Button
          {...more.intent}
          className={classes.more}
          look="outline"
          disabled={!hydrated}
          aria-haspopup="dialog"
          onClick={more.show}
        >
          {words.more}
        </Button>
      </div>
      <div className={classes.under} data-state={shown.kind}>
        <SendStatus state={shown} fact={words.fact(widthPx, heightPx)} />
        {busy && (
          <button className={classes.text} type="button" onClick={out.cancel}>
            {words.cancel}
          </button>
        )}
      </div>
      {more.isOpen && Sheet && out.source && (
        <Sheet
          source={out.source}
          draft={draft}
          state={out.state}
          run={(work) => gate(() => out.run(work), more.hide)}
          onEdit={onEdit}
          onCancel={out.cancel}
          onClose={more.hide}
          extras={extras}
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
  const name = shares ? words.share : words.download
  return (
    <>
      <Button
        {...intents}
        className={classes.main}
        look="green"
        icon={shares ? SiWhatsapp : Download}
        busy={busy}
        disabled={!hydrated}
        aria-label={name}
        onClick={once(() => gate(shares ? share : download))}
      >
        <span className={classes.long}>{name}</span>
        <span className={classes.short}>{shares ? words.shareShort : words.downloadShort}</span>
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
    </>
  )
}

/** Ignores the second tap of a double tap: the first may be done before it. */
function once(work: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) work()
  }
}
