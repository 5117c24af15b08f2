import * as v from 'valibot'
import { type CardDocument, cardDesignSchema, type ShelfCard } from '../../src/shared/card.ts'
import { cardRow, type WrittenSearchIndex } from '../../src/shared/search/row.ts'
import { knownCards } from '../fixtures/known-cards.ts'

const designs = knownCards.map((card) => v.parse(cardDesignSchema, card))

/** The index of the real designs. */
export const searchIndex: WrittenSearchIndex = { version: 1, rows: designs.map(cardRow) }

/** The real designs on their shelf, but for the pictures, which these tests do not build. */
export const newest: readonly ShelfCard[] = designs.map((design) => ({
  slug: design.slug,
  titles: design.titles,
  description: design.description,
  kind: design.kind,
  categories: design.categories,
  subCategories: design.subCategories,
  picture: { file: `${design.slug}.png`, width: 1080, height: 1350 },
  formatPictures: [],
  ground: '#ffffff',
  swatches: [],
}))

/** The document of a real design, as it is published under `card:{slug}`. */
export function documentOf(slug: string): CardDocument {
  const design = designs.find((one) => one.slug === slug)
  const summary = newest.find((one) => one.slug === slug)
  if (!design || !summary) throw new RangeError(`there is no design ${slug}`)
  const swatch: [string, string, string] = ['#ffffff', '#808080', '#000000']
  const palettes = design.palettes.map((id) => ({ id, label: id, swatch }))
  return { design, summary, palettes, formatPictures: [] }
}
