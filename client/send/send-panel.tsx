import { useMemo } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { formatSizes } from '#shared/format.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { formatOf } from '../card/format-of.ts'
import type { CardView } from '../card/use-card-view.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { fetchQuestion, type Gate } from '../proof/use-proof.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { SendButtons } from './send-buttons.tsx'
import classes from './send-panel.module.css'
import { SendStatus } from './send-status.tsx'
import { canShareFiles } from './share-file.ts'
import type { SendState } from './use-export.ts'
import type { useMoreWays } from './use-more-ways.ts'
import { useSendCard } from './use-send-card.ts'
import type { MoreExtrasProps } from './ways/more-extras.tsx'

interface SendPanelProps {
  card: CardDocument
  draft: CardDraft
  view: CardView
  /** Nothing of the design was changed. */
  isUntouched: boolean
  gate: Gate
  onEdit: EditDraft
  more: ReturnType<typeof useMoreWays>
  /** For an editor: what stands at the end of the further ways. */
  extras?: Omit<MoreExtrasProps, 'onLeave'>
}

/** Buttons to share and save a card, and further ways. */
export function SendPanel(props: SendPanelProps) {
  const { card, draft, view, isUntouched, gate, onEdit, more, extras } = props
  const { design } = card
  const words = useStrings(outStrings)
  const format = formatOf(design, draft)
  const out = useSendCard(card, view, { untouched: isUntouched ? format : undefined })
  const hydrated = useHydrated()
  // Not for each letter: it makes a file.
  const shares = useMemo(() => hydrated && canShareFiles(), [hydrated])
  // The open dialog shows the state itself.
  const shown: SendState = more.isOpen ? { kind: 'idle' } : out.state
  const { widthPx, heightPx } = formatSizes[view.layout?.format ?? format]
  const { Sheet } = more
  /** A failure shows, with its reason, when the button is pressed. */
  const prepare = () => {
    out.prepare()
    fetchQuestion().catch(() => {})
  }

  return (
    <div className={classes.panel}>
      <SendButtons
        words={words}
        shares={shares}
        isReady={hydrated}
        busy={shown.kind === 'working'}
        onShare={() => gate(out.share)}
        onDownload={() => gate(out.download)}
        intents={{ onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }}
        more={more}
        state={shown.kind}
        status={<SendStatus state={shown} fact={words.fact(widthPx, heightPx)} />}
        cancel={{ label: words.cancel, onClick: out.cancel }}
      />
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
