import { X } from 'lucide-react'
import { useState } from 'react'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import { timeAgoStrings } from '#shared/i18n/time-ago-strings.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './draft-notice.module.css'
import type { DraftOrigin } from './draft-session.ts'

export interface DraftNoticeProps {
  origin: DraftOrigin
  /** Whether the page shows the draft of a personal link. */
  isSent: boolean
  onStartAgain: (() => void) | undefined
}

/**
 * A line above a card that did not open unchanged: the source of its draft, and a button to start
 * again. A card without a draft came from a link that was cut.
 */
export function DraftNotice({ origin, onStartAgain }: Omit<DraftNoticeProps, 'isSent'>) {
  const ago = useStrings(timeAgoStrings)
  const words = useStrings(draftStrings)
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <div className={classes.notice} data-draft-notice data-beside-lines>
      <p role="status">
        {origin.kind === 'new' && words.cutLink}
        {origin.kind === 'copy' && words.copy}
        {origin.kind === 'restored' && words.restored(timeAgo(origin.changedAt, Date.now(), ago))}
      </p>
      {origin.kind !== 'new' && (
        <button
          type="button"
          className={classes.again}
          title={words.startAgainHint}
          onClick={onStartAgain}
        >
          {words.startAgain}
        </button>
      )}
      <IconButton icon={X} label={words.close} onClick={() => setClosed(true)} />
    </div>
  )
}
