import type { Category } from './category.ts'

/** A category in the data of a document, without what repeats other values or what no page shows. */
export interface PackedCategory
  extends Omit<
    Category,
    'id' | 'season' | 'yomTov' | 'otherCategory' | 'image' | 'sub_categories' | 'songs'
  > {
  /** Default its slug, as an SVG. */
  image?: string
  sub_categories: readonly Omit<Category['sub_categories'][number], 'id'>[]
}

/** Makes the data of every document shorter. */
export function packCategories(categories: readonly Category[]): PackedCategory[] {
  return categories.map((category) => {
    const { id, season, yomTov, otherCategory, songs, image, ...rest } = category
    return {
      ...rest,
      ...(image !== imageOf(category) && { image }),
      sub_categories: category.sub_categories.map(({ id, ...kind }) => kind),
    }
  })
}

/** The same categories, with slugs as their ids, and without songs. */
export function unpackCategories(packed: readonly PackedCategory[]): Category[] {
  return packed.map((each) => ({
    image: imageOf(each),
    ...each,
    id: each.slug,
    season: each.seasonType === 1,
    yomTov: each.seasonType === 2,
    otherCategory: each.seasonType === 3,
    sub_categories: each.sub_categories.map((kind) => ({ ...kind, id: kind.slug })),
    songs: [],
  }))
}

function imageOf({ slug }: Pick<Category, 'slug'>): string {
  return `${slug}.svg`
}
