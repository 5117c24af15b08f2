import { builtinCategories } from '#shared/categories.ts'
import { type Category, parseCategories } from '#shared/category.ts'
import { contentKeys } from '#shared/files/content-keys.ts'
import { type Content, readContent } from '../services/content.ts'
import type { Services } from '../services/services.ts'

/** The list of categories: published, else built-in. */
export function readCategories(services: Services): Promise<Content<readonly Category[]>> {
  return readContent<readonly Category[]>({
    services,
    key: contentKeys.categories,
    parse: parseCategories,
    builtin: () => builtinCategories,
  })
}
