import type { PageOf } from '#shared/page.ts'
import { countCards } from '../catalog/read-release.ts'
import type { Services } from '../services/services.ts'

/** Cards in a list of pictures: with the pages of their shelves about 400 reads. */
export const cardsInList = 5000

/** How many lists of pictures there are. */
export async function loadFilters(services: Services): Promise<PageOf<'filters'>> {
  const parts = Math.max(1, Math.ceil((await countCards(services)) / cardsInList))
  return { name: 'filters', parts }
}
