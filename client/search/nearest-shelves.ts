import type { Category } from '#shared/category.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath } from '#shared/routes.ts'
import type { SearchNothing } from '#shared/search.ts'
import { categoryNames } from '../ui/category-name.ts'

/** A category with its name and link. */
export function shelfOf(category: Category) {
  const path = categoryPath(category.slug)
  return { ...categoryNames(category), image: categoryImageUrl(category.image), path }
}

/** The nearest shelves, or a kind of card on them: 'Wedding · Thank you'. */
export function nearestShelves({ nearest }: SearchNothing) {
  return nearest.map(({ category, subCategory }) => {
    const shelf = shelfOf(category)
    if (!subCategory) return shelf
    return {
      ...shelf,
      label: `${shelf.label} · ${subCategory.name}`,
      hebrew: undefined,
      path: categoryPath(category.slug, { subCategory: subCategory.slug }),
    }
  })
}
