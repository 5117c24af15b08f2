import { DraftsPage } from '../drafts/drafts-page.tsx'
import { CardPage } from './card-page.tsx'
import { eagerPages } from './eager-pages.ts'
import type { PageComponents } from './page-components.ts'
import { SearchPage } from './search-page.tsx'
import { VideoPage } from './video-page.tsx'

/** Every page, for the server. */
export const allPages: PageComponents = {
  ...eagerPages,
  card: CardPage,
  video: VideoPage,
  search: SearchPage,
  drafts: DraftsPage,
}
