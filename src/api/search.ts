import type { AppContext } from '../http/app-context.ts'
import { dataPolicy } from '../http/cache-policy.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
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
  const { services } = context.var
  const query = context.req.query('q') ?? ''
  const answer = await fromOneRelease(services, () => search(services, query, maxCards))
  const best = {
    ...answer,
    categories: answer.categories.slice(0, maxCategories),
  }
  return context.json(best, 200, {
    'Cache-Control': dataPolicy(services),
  })
}
