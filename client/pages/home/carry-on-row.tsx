import type { ReactNode } from 'react'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import { timeAgoStrings } from '#shared/i18n/time-ago-strings.ts'
import { cardPath, draftPath, videoPath } from '#shared/routes.ts'
import { fontStyleSheet } from '../../card/font-style-sheet.ts'
import { DraftPicture } from '../../drafts/draft-picture.tsx'
import { firstWords, useDraftSource } from '../../drafts/draft-row.tsx'
import type { StoredDraft } from '../../drafts/draft-store.ts'
import { useDrafts } from '../../drafts/use-drafts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './carry-on-row.module.css'

/** The last draft; its children where there is none. */
export function CarryOnRow({ children }: { children: ReactNode }) {
  const { drafts } = useDrafts()
  const [last] = drafts.state === 'here' ? drafts.drafts : []
  return last ? <Row stored={last}>{children}</Row> : children
}

function Row({ stored, children }: { stored: StoredDraft; children: ReactNode }) {
  const words = useStrings(draftStrings)
  const ago = useStrings(timeAgoStrings)
  const source = useDraftSource(stored)
  const { id, card, video, draft, changedAt } = stored
  // The picture and the words come at once, or not at all.
  if (!source) return children
  const typed = firstWords(draft)
  return (
    <PageLink
      className={classes.row}
      href={draftPath(video ? videoPath(video) : cardPath(card), id)}
      data-clarity-mask="true"
    >
      <link rel="stylesheet" href={fontStyleSheet} />
      <span className={classes.picture}>
        <DraftPicture {...source} draft={draft} />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>{video ? words.carryOnVideo : words.carryOn}</span>
        <span>
          <bdi>{source.title}</bdi>
          {typed && (
            <>
              , <bdi>{typed}</bdi>
            </>
          )}
        </span>
        <span>{words.savedAt(timeAgo(changedAt, Date.now(), ago))}</span>
      </span>
      <span className={`${buttonClass()} ${classes.open}`}>{words.open}</span>
    </PageLink>
  )
}
