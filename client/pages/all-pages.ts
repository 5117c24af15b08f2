import { AccessibilityPage } from '../about/accessibility-page.tsx'
import { LicencesPage } from '../about/licences-page.tsx'
import { PrivacyPage } from '../about/privacy-page.tsx'
import { DraftsPage } from '../drafts/drafts-page.tsx'
import { CardPage } from './card-page.tsx'
import { eagerPages } from './eager-pages.ts'
import { GifsPage } from './gifs-page.tsx'
import { HomePage } from './home-page.tsx'
import { MovePage } from './move-page.tsx'
import type { PageComponents } from './page-components.ts'
import { PostersPage } from './posters-page.tsx'
import { SearchPage } from './search-page.tsx'
import { VideoPage } from './video-page.tsx'
import { VideosPage } from './videos-page.tsx'

/** Every page, for the server. */
export const allPages: PageComponents = {
  ...eagerPages,
  home: HomePage,
  posters: PostersPage,
  card: CardPage,
  gifs: GifsPage,
  videos: VideosPage,
  video: VideoPage,
  move: MovePage,
  search: SearchPage,
  drafts: DraftsPage,
  privacy: PrivacyPage,
  accessibility: AccessibilityPage,
  licences: LicencesPage,
}
