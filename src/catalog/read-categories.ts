import { builtinCategories } from '#shared/categories.ts'
import { type Category, parseCategories } from '#shared/category.ts'
import { type Content, readContent } from './content.ts'

/** The list of categories: published, else built in. */
export function readCategories(env: Env): Promise<Content<readonly Category[]>> {
  return readContent<readonly Category[]>({
    env,
    key: 'categories',
    parse: parseCategories,
    builtin: () => builtinCategories,
  })
}
