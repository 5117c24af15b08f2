import type { CardDocument } from '#shared/card.ts'
import type { SentDraft } from '#shared/draft-link.ts'
import type { PageOf } from '#shared/page.ts'
import { movePath, videoPath } from '#shared/routes.ts'
import type { Song } from '#shared/song.ts'
import type { Film, Video } from '#shared/video.ts'
import { movePoster } from '../editor-page/move-poster.ts'

/** A film from a personal link. */
export interface GiftFilm {
  /** With the words of the film. */
  card: CardDocument
  draft: SentDraft
  /** Absent: a card in motion. */
  film: Film | undefined
  songs: readonly Song[]
  poster: Pick<Video['poster'], 'folder' | 'file' | 'width' | 'height'>
  titles: Video['titles']
  /** What the picture shows, in English. */
  description: string
  /** Slug of the video or the card, for names of files. */
  slug: string
  /** Path of its editor, without a draft. */
  path: string
}

/**
 * The film of a gift.
 *
 * @throws TypeError when its page has no film or no draft
 */
export function filmOf({ editor }: Pick<PageOf<'film-gift'>, 'editor'>): GiftFilm {
  const { document: card, draft, songs } = editor
  if (!card || !draft) throw new TypeError('gift: the page has no film or no draft')
  const shared = { card, draft, songs }
  if (editor.name === 'video') {
    const { slug, titles, film, poster, description } = editor.video
    return { ...shared, film, poster, titles, description, slug, path: videoPath(slug) }
  }
  const { slug, titles } = card.design
  const { description } = card.summary
  const poster = movePoster(card)
  return { ...shared, film: undefined, poster, titles, description, slug, path: movePath(slug) }
}
