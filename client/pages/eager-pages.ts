import { CategoryPage } from './category-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { HomePage } from './home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageComponents } from './page-components.ts'
import { PostersPage } from './posters-page.tsx'
import { VideosPage } from './videos-page.tsx'

/** The pages that the browser has from the start; the others come when they are opened. */
export const eagerPages: PageComponents = {
  home: HomePage,
  category: CategoryPage,
  posters: PostersPage,
  videos: VideosPage,
  'not-found': NotFoundPage,
  error: ErrorPage,
}
