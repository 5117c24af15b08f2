import type { AppContext } from '../http/app-context.ts'
import { dataPolicy } from '../http/cache-policy.ts'
import { search } from '../search/search.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'

/** Size of the list under a search box. */
const maxCards = 6
const maxCategories = 4

/**
 * `GET /api/search?q=bar%20mitzva`: the best results while the visitor types. Any query is valid:
 * an empty one finds nothing, a long one is cut.
 */
export async function getSearch(context: AppContext): Promise<Response> {
  if (await isOverLimit(context, 'CALL_LIMIT')) return refuseForNow(context)
  const answer = await search(context.var.services, context.req.query('q') ?? '')
  const best = {
    ...answer,
    categories: answer.categories.slice(0, maxCategories),
    cards: answer.cards.slice(0, maxCards),
  }
  return context.json(best, 200, {
    'Cache-Control': dataPolicy(context.var.services),
  })
}
