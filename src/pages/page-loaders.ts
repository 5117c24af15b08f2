import licences from 'virtual:licences'
import type { DataPageName, PageOf } from '#shared/page.ts'
import type { RouteName, RouteOf } from '#shared/pages.ts'
import { search } from '../search/search.ts'
import type { Services } from '../services/services.ts'
import { loadCard } from './load-card.ts'
import { loadDates } from './load-dates.ts'
import { loadFind } from './load-find.ts'
import { loadHome } from './load-home.ts'
import { loadMove } from './load-move.ts'
import { loadCategory, loadPosters } from './load-shelf.ts'
import { loadVideo } from './load-video.ts'
import { loadVideos } from './load-videos.ts'

/** Pages that may replace the requested one. */
type StandIn = PageOf<'gift' | 'film-gift' | 'gifs' | 'not-found'>

export type LoadedName = RouteName & DataPageName

type PageLoaders = {
  [Name in LoadedName]: (
    services: Services,
    route: RouteOf<Name>,
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
  dates: loadDates,
  videos: loadVideos,
  video: loadVideo,
  move: loadMove,
  search: async (services, { query }) => ({ name: 'search', ...(await search(services, query)) }),
  licences: async () => ({ name: 'licences', ...licences }),
  'not-found': async () => ({ name: 'not-found', nearest: null }),
}
