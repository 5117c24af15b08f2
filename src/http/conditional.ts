import type { Context } from 'hono'
import { noStore } from './cache-policy.ts'

/**
 * The response that a request's conditions require instead of the file, in the order of RFC 9110
 * section 13.2.2. Without a date, conditions on dates do not apply.
 */
export function answerCondition(
  context: Context,
  headers: { ETag: string } & Record<string, string>,
): Response | undefined {
  const required = tagsOf(context.req.header('If-Match'))
  if (required && !required.includes('*') && !required.includes(headers.ETag)) {
    const failed = { ...headers, ...noStore }
    return new Response(null, { status: 412, headers: failed })
  }
  return isNotModified(context, headers.ETag)
    ? new Response(null, { status: 304, headers })
    : undefined
}

/** Whether the client has this response already; weak comparison, RFC 9110 section 13.1.2. */
export function isNotModified(context: Context, etag: string): boolean {
  const held = tagsOf(context.req.header('If-None-Match'))?.map((tag) => tag.replace(/^W\//, ''))
  return held !== undefined && (held.includes('*') || held.includes(etag))
}

/** What a 304 needs of the headers of a page: a browser keeps the others, RFC 9110 section 15.4.5. */
export function notModified(headers: Headers): Headers {
  const kept = new Headers()
  for (const name of ['Cache-Control', 'Cache-Tag', 'ETag', 'Vary']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

function tagsOf(header: string | undefined): string[] | undefined {
  return header?.split(',').map((tag) => tag.trim())
}
