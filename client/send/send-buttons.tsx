import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './send-panel.module.css'

interface SendButtonsProps {
  words: { share: string; download: string; shareShort: string; downloadShort: string }
  /** Whether the browser hands files to other apps. */
  shares: boolean
  isReady: boolean
  busy: boolean
  onShare: () => void
  onDownload: () => void
  /** Prepares the file, on the green button and the one beside it. */
  intents?: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onPointerDown' | 'onFocus'>
  /** The dialog with further ways. */
  more: { intent: object; show: () => void }
  /** Kind of the state that is shown. */
  state: string
  status: ReactNode
  cancel: { label: string; onClick: () => void }
}

/**
 * Buttons to share and save a card or a film, with the state below. The green one shares where the
 * browser can, else downloads. On a phone it stands alone.
 */
export function SendButtons(props: SendButtonsProps) {
  const { more, busy, state, status, cancel } = props
  const words = useStrings(outStrings)
  const hydrated = useHydrated()
  return (
    <>
      <div className={classes.row}>
        <MainButtons {...props} />
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
      <div className={classes.under} data-state={state}>
        {status}
        {busy && (
          <button className={classes.text} type="button" onClick={cancel.onClick}>
            {cancel.label}
          </button>
        )}
      </div>
    </>
  )
}

function MainButtons(props: SendButtonsProps) {
  const { words, shares, isReady, busy, onShare, onDownload, intents } = props
  const name = shares ? words.share : words.download
  return (
    <>
      <Button
        {...intents}
        className={classes.main}
        look="green"
        icon={shares ? SiWhatsapp : Download}
        busy={busy}
        disabled={!isReady}
        aria-label={name}
        onClick={once(shares ? onShare : onDownload)}
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
          disabled={!isReady}
          aria-label={words.download}
          onClick={once(onDownload)}
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
