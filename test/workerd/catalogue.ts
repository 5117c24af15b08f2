import * as v from 'valibot'
import { clips } from '../../catalog/videos/films/clips.ts'
import type { ShelfCard } from '../../src/shared/card.ts'
import { cardRow, type SearchIndexRow } from '../../src/shared/search/row.ts'
import { type Video, videoSchema } from '../../src/shared/video.ts'
import { designs, shelfCardOf } from '../fixtures/known-documents.ts'

export { documentOf, documents, shelfCardOf } from '../fixtures/known-documents.ts'

/** The real designs on their shelf, without pictures, which these tests do not build. */
export const newest: readonly ShelfCard[] = designs.map(shelfCardOf)

/** The search rows of the real designs. */
export const searchRows: readonly SearchIndexRow[] = designs.flatMap((design, place) => {
  const card = newest[place]
  return card ? [{ ...cardRow(design), card }] : []
})

/** The still of `clipVideo`, not yet in a bucket, and its poster, which ships (make-assets.ts). */
const stillOfLights = { file: 'lights-still.png', width: 300, height: 400 }
const posterOfLights = { folder: 'cards', file: 'lights.png', width: 800, height: 1000 } as const

/** A real film over a clip. */
export function clipVideo(change: Partial<Video['film']> = {}): Video {
  const [source] = clips
  if (!source) throw new RangeError('there is no film over a clip')
  const { version, slug, titles, description, categories, ...film } = source
  const said = { version, slug, titles, description, categories, durationSeconds: 9 }
  const moved = { ...film, still: stillOfLights, ...change }
  return v.parse(videoSchema, { ...said, poster: posterOfLights, film: moved })
}
