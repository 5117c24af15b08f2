import { X } from 'lucide-react'
import { useState } from 'react'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './draft-notice.module.css'
import type { DraftOrigin } from './draft-session.ts'

interface DraftNoticeProps {
  origin: DraftOrigin
  onStartAgain: () => void
}

/**
 * A line above a card that did not open unchanged: the source of its draft, and a button to start
 * again.
 */
export function DraftNotice({ origin, onStartAgain }: DraftNoticeProps) {
  const [closed, setClosed] = useState(false)
  if (origin.kind === 'new' || closed) return null
  return (
    <div className={classes.notice}>
      <p role="status">
        {origin.kind === 'copy'
          ? draftStrings.copy
          : draftStrings.restored(timeAgo(origin.changedAt, Date.now()))}
      </p>
      <button
        type="button"
        className={classes.again}
        title={draftStrings.startAgainHint}
        onClick={onStartAgain}
      >
        {draftStrings.startAgain}
      </button>
      <IconButton icon={X} label={draftStrings.close} onClick={() => setClosed(true)} />
    </div>
  )
}
