import * as v from 'valibot'
import { clips } from '../../catalog/videos/films/clips.ts'
import type { CardDocument, ShelfCard } from '../../src/shared/card.ts'
import { ordersOf, pictureFile, pictureSize } from '../../src/shared/pictures/picture-order.ts'
import { cardRow, type SearchIndexRow } from '../../src/shared/search/row.ts'
import { type Video, videoSchema } from '../../src/shared/video.ts'
import { documentOf, knownDesigns, shelfCardOf } from '../fixtures/known-documents.ts'

export { documentOf, documents, shelfCardOf } from '../fixtures/known-documents.ts'

/** The known designs on their shelf, without pictures, which these tests do not build. */
export const newest: readonly ShelfCard[] = knownDesigns.map(shelfCardOf)

/** The search rows of the known designs. */
export const searchRows: readonly SearchIndexRow[] = knownDesigns.flatMap((design, place) => {
  const card = newest[place]
  return card ? [{ ...cardRow(design), card }] : []
})

/** The document of a real design, with the names that its pictures have under a key. */
export function picturedDocument(slug: string, key: string): CardDocument {
  const document = documentOf(slug)
  const pictures = ordersOf(document.design).map((order) => {
    const { widthPx: width, heightPx: height } = pictureSize(order)
    return { ...order, picture: { file: pictureFile(order, key), width, height } }
  })
  const own = pictures.find(({ use }) => use === 'own')?.picture
  const sharePicture = pictures.find(({ use }) => use === 'share')?.picture
  if (!own || !sharePicture) throw new RangeError('the card has no picture')
  return {
    ...document,
    summary: { ...document.summary, picture: own },
    formatPictures: pictures
      .filter(({ use }) => use !== 'share')
      .map(({ format, picture }) => ({ format, picture })),
    sharePicture,
  }
}

/** A film of a real card. */
export const cardFilm = v.parse(videoSchema, {
  version: 1,
  slug: 'papers',
  titles: { en: 'Papers' },
  description: 'Papers are laid one on the other',
  categories: ['wedding'],
  durationSeconds: 12,
  poster: { folder: 'cards', file: 'papercut-arch.png', width: 1080, height: 1920 },
  film: {
    card: 'papercut-arch',
    values: { kallah: 'רבקה' },
    plot: 'garden',
  },
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
