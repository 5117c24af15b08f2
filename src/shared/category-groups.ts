import type { Category } from './category.ts'

/*
 * Apart from the schema, whose parser is not in the code of the first load.
 */

/** The lists of the menus; each keeps the order of the full list. */
export interface CategoryGroups {
  /** The menu Simchas and the bar: `seasonType` 0. */
  simchas: Category[]
  /** Occasions, first group: `seasonType` 1 and 2. */
  holidays: Category[]
  /** Occasions, second group: `seasonType` 3. */
  other: Category[]
}

/**
 * Sorts categories into the menus.
 *
 * @example groupCategories(builtinCategories).other.map(({ slug }) => slug)
 *   // ['gifs', 'kids', 'shul', 'thank-you', …, 'condolence']
 */
export function groupCategories(categories: readonly Category[]): CategoryGroups {
  return {
    simchas: categories.filter(({ seasonType }) => seasonType === 0),
    holidays: categories.filter(({ seasonType }) => seasonType === 1 || seasonType === 2),
    other: categories.filter(({ seasonType }) => seasonType === 3),
  }
}

/**
 * The name in Latin letters, for titles, descriptions and labels.
 *
 * @example categoryLabel({ name: 'חנוכה', english: 'Chanukah' }) // 'Chanukah'
 */
export function categoryLabel(category: Pick<Category, 'name' | 'english'>): string {
  return category.english ?? category.name
}
