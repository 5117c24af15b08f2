import { Copy, Trash2 } from 'lucide-react'
import useSWR from 'swr'
import type { CardDraft } from '#shared/draft.ts'
import { type DraftStrings, draftStrings } from '#shared/i18n/draft-strings.ts'
import type { Language } from '#shared/i18n/language.ts'
import { timeAgo } from '#shared/i18n/time-ago.ts'
import { timeAgoStrings } from '#shared/i18n/time-ago-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { cardDataPath, cardPath, draftPath, videoDataPath, videoPath } from '#shared/routes.ts'
import { fetchCard, fetchVideo } from '../data/documents.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { DraftPicture, type DraftPictureProps } from './draft-picture.tsx'
import classes from './draft-row.module.css'
import type { StoredDraft } from './draft-store.ts'

interface DraftRowProps {
  stored: StoredDraft
  onDuplicate: () => void
  onDelete: () => void
}

export function DraftRow({ stored, onDuplicate, onDelete }: DraftRowProps) {
  const ago = useStrings(timeAgoStrings)
  const words = useStrings(draftStrings)
  const { id, card, video, draft, changedAt } = stored
  const path = video ? videoPath(video) : cardPath(card)
  const source = useDraftSource(stored)
  const typed = firstWords(draft) ?? words.noWords
  const lost = video ? words.lostVideo : words.lostCard
  return (
    <li className={classes.row}>
      <PageLink className={classes.link} href={draftPath(path, id)}>
        <span className={classes.picture}>
          {source && <DraftPicture {...source} draft={draft} />}
        </span>
        <span className={classes.text}>
          <bdi className={classes.words}>{typed}</bdi>
          <span>{source === null ? lost : source?.title}</span>
          <span>{words.changed(timeAgo(changedAt, Date.now(), ago))}</span>
        </span>
      </PageLink>
      <span className={classes.actions}>
        <IconButton icon={Copy} label={words.of(words.duplicate, typed)} onClick={onDuplicate} />
        <IconButton icon={Trash2} label={words.of(words.delete, typed)} onClick={onDelete} />
      </span>
    </li>
  )
}

/** The card or video of a draft: null if it no longer exists, undefined until it is fetched. */
export function useDraftSource({ card, video }: StoredDraft) {
  const words = useStrings(draftStrings)
  const language = useLanguage()
  const path = video ? videoDataPath(video) : cardDataPath(card)
  const { data } = useSWR(
    path,
    () => (video ? readVideo(video, words, language) : readCard(card, language)),
    {
      revalidateIfStale: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onError: (error) => console.error('draft', path, error),
    },
  )
  return data
}

interface DraftSource extends Pick<DraftPictureProps, 'document' | 'film'> {
  title: string
}

async function readCard(slug: string, language: Language): Promise<DraftSource | null> {
  const document = await fetchCard(slug)
  return document && { title: titleIn(document.design.titles, language), document }
}

async function readVideo(
  slug: string,
  words: DraftStrings,
  language: Language,
): Promise<DraftSource | null> {
  const found = await fetchVideo(slug)
  if (!found?.document) return null
  const { titles, poster, film } = found.video
  const overClip = film?.clip && { poster, still: film.still }
  return {
    title: words.asVideo(titleIn(titles, language)),
    document: found.document,
    film: overClip,
  }
}

/** The first line that the visitor changed. */
export function firstWords({ values, added = [] }: CardDraft): string | undefined {
  const typed = [...Object.values(values), ...added.map(({ text }) => text)]
  return typed.find((text) => text.trim() !== '')
}
