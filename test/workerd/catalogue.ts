import * as v from 'valibot'
import { recipientsOf } from '../../catalog/cards/recipients-of.ts'
import { clips } from '../../catalog/videos/films/clips.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import { planDocument } from '../../src/shared/card/plan-of.ts'
import {
  type CardDesign,
  type CardDocument,
  cardDesignSchema,
  type ShelfCard,
} from '../../src/shared/card.ts'
import { ordersOf, pictureFile, pictureSize } from '../../src/shared/pictures/picture-order.ts'
import { cardRow, type SearchIndexRow } from '../../src/shared/search/row.ts'
import { type Video, videoSchema } from '../../src/shared/video.ts'
import { knownCards } from '../fixtures/known-cards.ts'

const designs = knownCards.map((card) => v.parse(cardDesignSchema, card))

const families = new Map(
  await Promise.all(
    [...new Set(designs.map(({ art }) => art.family))].map(
      async (name) => [name, await loadFamily(name)] as const,
    ),
  ),
)

/** The real designs on their shelf, without pictures, which these tests do not build. */
export const newest: readonly ShelfCard[] = designs.map(shelfCardOf)

/** A design on a shelf, without its pictures. */
export function shelfCardOf(design: CardDesign): ShelfCard {
  return {
    slug: design.slug,
    titles: design.titles,
    description: design.description,
    kind: design.kind,
    categories: design.categories,
    subCategories: design.subCategories,
    picture: { file: `${design.slug}.png`, width: 1080, height: 1350 },
    formatPictures: [],
    language: design.language,
    recipients: recipientsOf(design),
    ground: '#ffffff',
    swatches: [],
  }
}

/** The search rows of the real designs. */
export const searchRows: readonly SearchIndexRow[] = designs.flatMap((design, place) => {
  const card = newest[place]
  return card ? [{ ...cardRow(design), card }] : []
})

/** The document of a real design. */
export function documentOf(slug: string): CardDocument {
  const design = designs.find((one) => one.slug === slug)
  const summary = newest.find((one) => one.slug === slug)
  if (!design || !summary) throw new RangeError(`there is no design ${slug}`)
  const swatch: [string, string, string] = ['#ffffff', '#808080', '#000000']
  const palettes = design.palettes.map((id) => ({ id, label: id, swatch }))
  const family = families.get(design.art.family)
  if (!family) throw new RangeError(`there is no family ${design.art.family}`)
  const artPlan = planDocument(design, family)
  return { design, summary, palettes, formatPictures: [], faces: [], artPlan, lineBoxes: [] }
}

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

/** The still of `clipVideo`, not yet in a bucket, and its poster, which ships (make-assets.ts). */
const stillOfLights = { file: 'lights-still.png', width: 300, height: 400 }
const posterOfLights = { folder: 'cards', file: 'lights.png', width: 800, height: 1000 } as const

/** The documents of all real designs. */
export const documents: readonly CardDocument[] = designs.map(({ slug }) => documentOf(slug))

/** A real film over a clip. */
export function clipVideo(change: Partial<Video['film']> = {}): Video {
  const [source] = clips
  if (!source) throw new RangeError('there is no film over a clip')
  const { version, slug, titles, description, categories, ...film } = source
  const said = { version, slug, titles, description, categories, durationSeconds: 9 }
  const moved = { ...film, still: stillOfLights, ...change }
  return v.parse(videoSchema, { ...said, poster: posterOfLights, film: moved })
}
