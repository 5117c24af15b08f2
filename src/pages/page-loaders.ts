import licences from 'virtual:licences'
import type { Language } from '#shared/i18n/language.ts'
import type { DataPageName, PageOf } from '#shared/page.ts'
import type { RouteName, RouteOf } from '#shared/pages.ts'
import { readSongs } from '../catalog/read-cards.ts'
import { loadFilters } from '../filters/load-filters.ts'
import { search } from '../search/search.ts'
import type { Services } from '../services/services.ts'
import { loadCard } from './load-card.ts'
import { loadDates } from './load-dates.ts'
import { loadToday } from './load-day-posters.ts'
import { loadFind } from './load-find.ts'
import { loadGuests } from './load-guests.ts'
import { loadHome } from './load-home.ts'
import { loadMove } from './load-move.ts'
import { loadCategory, loadPosters } from './load-shelf.ts'
import { loadSimcha } from './load-simcha.ts'
import { loadVideo } from './load-video.ts'
import { loadVideos } from './load-videos.ts'

/** Pages that may replace the requested one. */
type StandIn = PageOf<'gift' | 'film-gift' | 'gifs' | 'not-found'>

export type LoadedName = RouteName & DataPageName

/** The language in which a page is written; its own `language` may choose among cards. */
export interface InLanguage {
  pageLanguage: Language
}

type PageLoaders = {
  [Name in LoadedName]: (
    services: Services,
    route: RouteOf<Name> & InLanguage,
    now: Date,
  ) => Promise<PageOf<Name> | StandIn>
}

/** Loads the data of each page; a page without data has no loader. */
export const pageLoaders: PageLoaders = {
  home: loadHome,
  category: loadCategory,
  posters: loadPosters,
  card: loadCard,
  find: loadFind,
  guests: loadGuests,
  dates: loadDates,
  simcha: loadSimcha,
  today: loadToday,
  videos: loadVideos,
  'photo-film': async (services) => ({ name: 'photo-film', songs: await readSongs(services) }),
  video: loadVideo,
  move: loadMove,
  search: async (services, { query }) => ({ name: 'search', ...(await search(services, query)) }),
  filters: loadFilters,
  licences: async () => ({ name: 'licences', ...licences }),
  'not-found': async () => ({ name: 'not-found', nearest: null }),
}
