import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { maxCountsBytes, parseCounts } from '../insight/parse-counts.ts'
import { optsOut, writePoints } from '../insight/write-points.ts'
import { acceptPost } from './accept-post.ts'

/** `POST /api/counts`: counts what the browser did, and nothing about who it is. */
export function postCounts(context: AppContext): Promise<Response> {
  return acceptPost(context, {
    types: ['application/json'],
    limit: 'COUNT_LIMIT',
    maxBytes: maxCountsBytes,
    expected: 'The body is no list of counts.',
    take: (body) => {
      const parsed = parseCounts(body)
      if (!parsed) return undefined
      if (!optsOut(context)) writePoints(context, pointsOf(parsed))
      return context.body(null, 204, noStore)
    },
  })
}

function pointsOf({ build, counts }: NonNullable<ReturnType<typeof parseCounts>>) {
  return counts.map((count) => ({
    kind: count.kind,
    what: count.what,
    item: ('item' in count && count.item) || '',
    build,
  }))
}
