import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'

interface Post {
  /** Allowed media types. None of those that a form of another site can send. */
  types: readonly string[]
  limit: 'REPORT_LIMIT' | 'COUNT_LIMIT'
  maxBytes: number
  /** Undefined if the body is invalid. */
  take: (body: string) => Response | undefined
  /** Says what the body must be. */
  expected: string
}

/** Answers a small POST that the browser sends by itself: checks method, type, limit and size. */
export async function acceptPost(context: AppContext, post: Post): Promise<Response> {
  const { types, limit, maxBytes, take, expected } = post
  if (context.req.method !== 'POST') {
    context.header('Allow', 'POST')
    return refuse(context, 405, `This call is POST, not ${context.req.method}.`)
  }
  const [type = ''] = (context.req.header('Content-Type') ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase())) {
    return refuse(context, 415, `The body is ${types.join(' or ')}.`)
  }
  if (await isOverLimit(context, limit)) return refuseForNow(context)
  const onError = () => refuse(context, 413, `The body has at most ${maxBytes} bytes.`)
  let body: string | undefined
  const readBody = async () => {
    body = await context.req.text()
  }
  // A body that breaks off is invalid, like one that is not what it must be.
  const tooLarge = await bodyLimit({ maxSize: maxBytes, onError })(context, readBody).catch(
    () => {},
  )
  if (tooLarge) return tooLarge
  return (body === undefined ? undefined : take(body)) ?? refuse(context, 400, expected)
}

function refuse(context: Context, status: 400 | 405 | 413 | 415, message: string): Response {
  return context.json({ message }, status, noStore)
}
