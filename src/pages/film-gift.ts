import type { Category } from '#shared/category.ts'
import type { PageOf } from '#shared/page.ts'
import { eventAhead } from './event-ahead.ts'

type FilmPage = PageOf<'move' | 'video'>

/** A page of a film; of a personal link, the gift that holds it. */
export function asGift<Page extends FilmPage>(
  page: Page,
  categories: readonly Category[],
  now: Date,
): Page | PageOf<'film-gift'> {
  const { document, draft } = page
  if (!document || !draft) return page
  const { design } = document
  const [slug] = page.name === 'video' ? page.video.categories : design.categories
  return {
    name: 'film-gift',
    editor: page,
    category: categories.find((one) => one.slug === slug) ?? null,
    event: eventAhead(design, draft, now),
  }
}
