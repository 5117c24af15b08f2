import type { ComponentType } from 'react'
import type { PageOf } from '#shared/page.ts'
import type { PageName } from '#shared/pages.ts'
import { CategoryPage } from './category/category-page.tsx'
import { ErrorPage } from './error/error-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'

type PageComponent<Name extends PageName> = ComponentType<{ page: PageOf<Name> }>

/** Those that are loaded. */
export type PageComponents = { [Name in PageName]?: PageComponent<Name> }

type PageTable = {
  [Name in PageName]: () => PageComponent<Name> | Promise<PageComponent<Name>>
}

/**
 * The component of each page, from `{name}/{name}-page.tsx`. The three that are imported above are in
 * the browser from the start; the others are fetched when they are opened.
 */
const pages: PageTable = {
  home: async () => (await import('./home/home-page.tsx')).HomePage,
  posters: async () => (await import('./posters/posters-page.tsx')).PostersPage,
  category: () => CategoryPage,
  card: async () => (await import('./card/card-page.tsx')).CardPage,
  videos: async () => (await import('./videos/videos-page.tsx')).VideosPage,
  video: async () => (await import('./video/video-page.tsx')).VideoPage,
  move: async () => (await import('./move/move-page.tsx')).MovePage,
  search: async () => (await import('./search/search-page.tsx')).SearchPage,
  drafts: async () => (await import('./drafts/drafts-page.tsx')).DraftsPage,
  privacy: async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage,
  accessibility: async () =>
    (await import('./accessibility/accessibility-page.tsx')).AccessibilityPage,
  licences: async () => (await import('./licences/licences-page.tsx')).LicencesPage,
  gifs: async () => (await import('./gifs/gifs-page.tsx')).GifsPage,
  'not-found': () => NotFoundPage,
  error: () => ErrorPage,
}

export async function loadPage(name: PageName): Promise<PageComponents> {
  return { [name]: await pages[name]() }
}
