import { Copy, Trash2 } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import { cardPath, draftPath, videoPath } from '#shared/routes.ts'
import { usePage } from '../data/use-page.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { DraftPicture } from './draft-picture.tsx'
import classes from './draft-row.module.css'
import type { StoredDraft } from './draft-store.ts'

interface DraftRowProps {
  stored: StoredDraft
  onDuplicate: () => void
  onDelete: () => void
}

export function DraftRow({ stored, onDuplicate, onDelete }: DraftRowProps) {
  const { id, card, video, draft, changedAt } = stored
  const { data } = usePage(cardPath(card))
  const document = data?.name === 'card' ? data.document : undefined
  const words = firstWords(draft) ?? draftStrings.noWords
  const title = data && !document ? draftStrings.lostCard : document?.design.titles.en
  return (
    <li className={classes.row}>
      <PageLink
        className={classes.link}
        href={draftPath(video ? videoPath(video) : cardPath(card), id)}
      >
        <span className={classes.picture}>
          {document && <DraftPicture document={document} draft={draft} />}
        </span>
        <span className={classes.text}>
          <bdi className={classes.words}>{words}</bdi>
          <span>{title && video ? draftStrings.asVideo(title) : title}</span>
          <span>{draftStrings.changed(timeAgo(changedAt, Date.now()))}</span>
        </span>
      </PageLink>
      <span className={classes.actions}>
        <IconButton
          icon={Copy}
          label={draftStrings.of(draftStrings.duplicate, words)}
          onClick={onDuplicate}
        />
        <IconButton
          icon={Trash2}
          label={draftStrings.of(draftStrings.delete, words)}
          onClick={onDelete}
        />
      </span>
    </li>
  )
}

function firstWords({ values, added = [] }: CardDraft): string | undefined {
  const typed = [...Object.values(values), ...added.map(({ text }) => text)]
  return typed.find((text) => text.trim() !== '')
}
