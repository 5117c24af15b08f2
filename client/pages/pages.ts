import type { ComponentType } from 'react'
import type { PageOf } from '#shared/page.ts'
import type { PageName } from '#shared/pages.ts'

type PageComponent<Name extends PageName> = ComponentType<{ page: PageOf<Name> }>

/** The pages that are loaded. */
export type PageComponents = { [Name in PageName]?: PageComponent<Name> }

type PageTable = {
  [Name in PageName]: () => Promise<PageComponent<Name>>
}

/**
 * The component of each page, from `{name}/{name}-page.tsx`. Its file exports nothing else: a
 * document names its script, and the browser's entry takes its only export.
 */
const pages: PageTable = {
  home: () => import('./home/home-page.tsx').then((code) => code.HomePage),
  posters: () => import('./posters/posters-page.tsx').then((code) => code.PostersPage),
  category: () => import('./category/category-page.tsx').then((code) => code.CategoryPage),
  card: () => import('./card/card-page.tsx').then((code) => code.CardPage),
  find: () => import('./find/find-page.tsx').then((code) => code.FindPage),
  videos: () => import('./videos/videos-page.tsx').then((code) => code.VideosPage),
  'photo-film': () => import('./photo-film/photo-film-page.tsx').then((code) => code.PhotoFilmPage),
  video: () => import('./video/video-page.tsx').then((code) => code.VideoPage),
  move: () => import('./move/move-page.tsx').then((code) => code.MovePage),
  search: () => import('./search/search-page.tsx').then((code) => code.SearchPage),
  drafts: () => import('./drafts/drafts-page.tsx').then((code) => code.DraftsPage),
  guests: () => import('./guests/guests-page.tsx').then((code) => code.GuestsPage),
  dates: () => import('./dates/dates-page.tsx').then((code) => code.DatesPage),
  simcha: () => import('./simcha/simcha-page.tsx').then((code) => code.SimchaPage),
  today: () => import('./today/today-page.tsx').then((code) => code.TodayPage),
  privacy: () => import('./privacy/privacy-page.tsx').then((code) => code.PrivacyPage),
  accessibility: () =>
    import('./accessibility/accessibility-page.tsx').then((code) => code.AccessibilityPage),
  licences: () => import('./licences/licences-page.tsx').then((code) => code.LicencesPage),
  filters: () => import('./filters/filters-page.tsx').then((code) => code.FiltersPage),
  gift: () => import('./gift/gift-page.tsx').then((code) => code.GiftPage),
  'film-gift': () => import('./film-gift/film-gift-page.tsx').then((code) => code.FilmGiftPage),
  gifs: () => import('./gifs/gifs-page.tsx').then((code) => code.GifsPage),
  'not-found': () => import('./not-found/not-found-page.tsx').then((code) => code.NotFoundPage),
  error: () => import('./error/error-page.tsx').then((code) => code.ErrorPage),
}

/** The component of one page, by its name. */
export async function loadPage(name: PageName): Promise<PageComponents> {
  return { [name]: await pages[name]() }
}
