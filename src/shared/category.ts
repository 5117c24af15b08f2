import * as v from 'valibot'
import { localizedText } from './localized-text.ts'
import { slugSchema as slug } from './slug.ts'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

/** Input ids are text or numbers; parsed ids are always text. */
const identifier = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(64)), v.pipe(v.number(), v.integer())]),
  v.transform(String),
)

/** A file in the folder `category`, in the grammar of image-url.ts. */
const imageFile = v.pipe(
  v.string(),
  v.maxLength(128),
  v.regex(/^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:svg|png|jpe?g|webp|avif|gif)$/),
)

/** One kind of card within a category, such as the thank-you notes of a wedding. */
export const subCategorySchema = v.object({
  id: identifier,
  name,
  slug,
  /** The name in Hebrew, shown beside an English one. */
  hebrew: v.optional(name),
  /** Default the Hebrew name, here and in a category. */
  yiddish: v.optional(name),
})
export type SubCategory = v.InferOutput<typeof subCategorySchema>

/** A song by name; its own document has the rest. */
const categorySong = v.object({ slug, titles: localizedText })

/** Longer lists are cut. */
const maxSongs = 50

/** An item that is not a song is dropped, and the category stays. */
const categorySongs = v.pipe(
  v.array(v.unknown()),
  v.transform((items) => items.slice(0, maxSongs).filter((item) => v.is(categorySong, item))),
)

/**
 * A category as in section 3 of the specification, with three more names for the shell. `season`,
 * `yomTov` and `otherCategory` repeat `seasonType`, which alone decides the menu.
 */
export const categorySchema = v.object({
  id: identifier,
  /** As shown; holidays have a Hebrew name. */
  name,
  /** The key of the category's address. */
  slug,
  season: v.boolean(),
  yomTov: v.boolean(),
  /** 0 simcha, 1 seasonal occasion, 2 holiday, 3 other. */
  seasonType: v.picklist([0, 1, 2, 3]),
  otherCategory: v.boolean(),
  /** File name in the folder `category`; SVG or raster. */
  image: imageFile,
  /** Whether the menu shows a drop-down of the sub-categories; default false. */
  show_filters: v.optional(v.boolean(), false),
  /** Default empty. */
  sub_categories: v.optional(v.array(subCategorySchema), () => []),
  /** Best match first. If empty, the songs themselves say which ones fit: `nameSongs`. */
  songs: v.optional(categorySongs, () => []),
  /** The Hebrew for an English name: 'Wedding' has 'חתונה'. */
  hebrew: v.optional(name),
  yiddish: v.optional(name),
  /** The label of a Hebrew name, for titles and for readers without Hebrew: 'Chanukah'. */
  english: v.optional(name),
})
export type Category = v.InferOutput<typeof categorySchema>

/** Longer lists are cut: no menu holds more. */
export const maxCategories = 200

/**
 * Reads a list of categories from outside. Drops an entry that is not a category or repeats an
 * earlier slug, so that one bad entry does not empty the menus. Keeps the order.
 *
 * @throws TypeError when the input is not a list, or contains no category
 * @example parseCategories([{ ...wedding }, { name: 'no slug' }]) // [{ ...wedding }]
 */
export function parseCategories(input: unknown): Category[] {
  if (!Array.isArray(input)) throw new TypeError(`categories must be a list, not ${typeof input}`)
  const bySlug = new Map<string, Category>()
  for (const entry of input.slice(0, maxCategories)) {
    const result = v.safeParse(categorySchema, entry)
    if (result.success && !bySlug.has(result.output.slug)) {
      bySlug.set(result.output.slug, result.output)
    }
  }
  if (bySlug.size === 0) {
    throw new TypeError(`categories holds no valid category among its ${input.length} entries`)
  }
  return [...bySlug.values()]
}
