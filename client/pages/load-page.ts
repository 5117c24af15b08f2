import type { PageName } from '#shared/page.ts'
import { eagerPages } from './eager-pages.ts'
import type { PageComponents } from './page-components.ts'

/** Pages loaded so far in this browser. */
export const loadedPages: PageComponents = { ...eagerPages }

/** Fetches the code of a page before it is shown, so that showing it never waits. */
export async function loadPageCode(name: PageName): Promise<void> {
  if (name === 'card') loadedPages.card ??= (await import('./card-page.tsx')).CardPage
  if (name === 'drafts')
    loadedPages.drafts ??= (await import('../drafts/drafts-page.tsx')).DraftsPage
  if (name === 'search') loadedPages.search ??= (await import('./search-page.tsx')).SearchPage
  if (name === 'video') loadedPages.video ??= (await import('./video-page.tsx')).VideoPage
}
