import { CategoryPage } from './category-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageComponents } from './page-components.ts'

/** The pages that the browser has from the start; the others come when they are opened. */
export const eagerPages: PageComponents = {
  category: CategoryPage,
  'not-found': NotFoundPage,
  error: ErrorPage,
}
