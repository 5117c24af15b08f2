import { Copy, Trash2 } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import type { PageData } from '#shared/page.ts'
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
  const path = video ? videoPath(video) : cardPath(card)
  const { data } = usePage(path)
  const made = data && madeOf(data)
  const words = firstWords(draft) ?? draftStrings.noWords
  const lost = video ? draftStrings.lostVideo : draftStrings.lostCard
  return (
    <li className={classes.row}>
      <PageLink className={classes.link} href={draftPath(path, id)}>
        <span className={classes.picture}>
          {made && <DraftPicture document={made.document} draft={draft} film={made.film} />}
        </span>
        <span className={classes.text}>
          <bdi className={classes.words}>{words}</bdi>
          <span>{data && (made?.title ?? lost)}</span>
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

/** What a draft is of, by its page. */
function madeOf(page: PageData) {
  if (page.name === 'card') {
    return { title: page.document.design.titles.en, document: page.document }
  }
  if (page.name !== 'video' || !page.document) return
  const { titles, poster, film } = page.video
  const overClip = film?.clip && { poster, still: film.still }
  return { title: draftStrings.asVideo(titles.en), document: page.document, film: overClip }
}

function firstWords({ values, added = [] }: CardDraft): string | undefined {
  const typed = [...Object.values(values), ...added.map(({ text }) => text)]
  return typed.find((text) => text.trim() !== '')
}
