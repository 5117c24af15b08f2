import type { CardDocument } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import { encodeDraft } from '#shared/draft-link.ts'
import { type Song, songsFor } from '#shared/song.ts'
import type { Video, VideoSummary } from '#shared/video.ts'
import { readDraft } from '../catalog/read-draft.ts'

const relatedVideos = 4

/** Songs of the film's categories; the film's own song first, if it has one. */
export function fittingSongs(
  songs: readonly Song[],
  { categories, film }: Pick<Video, 'categories'> & Partial<Pick<Video, 'film'>>,
  known: readonly Category[],
): Song[] {
  const own = songs.filter(({ slug }) => slug === film?.song)
  const fitting = categories.flatMap((slug) =>
    songsFor(songs, known.find((one) => one.slug === slug) ?? { slug, songs: [] }),
  )
  return [...new Set([...own, ...fitting])]
}

/** Other videos, those of the same occasion first. */
export function others<Of extends Pick<VideoSummary, 'slug' | 'categories'>>(
  videos: readonly VideoSummary[],
  { slug, categories }: Of,
): VideoSummary[] {
  const suits = (video: VideoSummary) => video.categories.some((one) => categories.includes(one))
  return videos
    .filter((one) => one.slug !== slug)
    .toSorted((one, other) => Number(suits(other)) - Number(suits(one)))
    .slice(0, relatedVideos)
}

/**
 * A preview shows the card as the film does: in the film's words where the visitor has none, and
 * without the receiver's name.
 */
export async function readPersonal(document: CardDocument | null, draftText: string | undefined) {
  const draft = document && (await readDraft(document.design, draftText))
  if (!draft) return { draft: null, previewText: null }
  const { fields, art } = document.design
  const words = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
  const { film, to, ...card } = draft
  const shown = { palette: art.palette, ...card, values: { ...words, ...draft.values } }
  return { draft, previewText: await encodeDraft(shown) }
}
