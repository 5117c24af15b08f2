import type { PageName } from '#shared/page.ts'
import { eagerPages } from './eager-pages.ts'
import type { PageComponents } from './page-components.ts'

/** Pages loaded so far in this browser. */
export const loadedPages: PageComponents = { ...eagerPages }

const loaders: Partial<Record<PageName, () => Promise<PageComponents>>> = {
  home: async () => ({ home: (await import('./home-page.tsx')).HomePage }),
  posters: async () => ({ posters: (await import('./posters-page.tsx')).PostersPage }),
  card: async () => ({ card: (await import('./card-page.tsx')).CardPage }),
  gifs: async () => ({ gifs: (await import('./gifs-page.tsx')).GifsPage }),
  videos: async () => ({ videos: (await import('./videos-page.tsx')).VideosPage }),
  video: async () => ({ video: (await import('./video-page.tsx')).VideoPage }),
  move: async () => ({ move: (await import('./move-page.tsx')).MovePage }),
  search: async () => ({ search: (await import('./search-page.tsx')).SearchPage }),
  drafts: async () => ({ drafts: (await import('../drafts/drafts-page.tsx')).DraftsPage }),
  privacy: async () => ({ privacy: (await import('../about/privacy-page.tsx')).PrivacyPage }),
  accessibility: async () => ({
    accessibility: (await import('../about/accessibility-page.tsx')).AccessibilityPage,
  }),
  licences: async () => ({ licences: (await import('../about/licences-page.tsx')).LicencesPage }),
}

/** Fetches the code of a page before it is shown, so that showing it never waits. */
export async function loadPageCode(name: PageName): Promise<void> {
  if (!loadedPages[name]) Object.assign(loadedPages, await loaders[name]?.())
}
