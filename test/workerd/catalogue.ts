import * as v from 'valibot'
import { cards } from '../../catalog/cards/cards.ts'
import { cardDesignSchema, type ShelfCard } from '../../src/shared/card.ts'
import { cardRow, type WrittenSearchIndex } from '../../src/shared/search/row.ts'

const designs = cards.map((card) => v.parse(cardDesignSchema, card))

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
