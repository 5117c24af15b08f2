import type { Context } from 'hono'
import { noStore } from './cache-policy.ts'

/**
 * The answer that the conditions of a request call for in the place of the file, in the order of
 * RFC 9110 section 13.2.2. What has no date has no conditions on dates.
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

/** Whether the client holds this very answer; compared weakly, RFC 9110 section 13.1.2. */
export function isNotModified(context: Context, etag: string): boolean {
  const held = tagsOf(context.req.header('If-None-Match'))?.map((tag) => tag.replace(/^W\//, ''))
  return held !== undefined && (held.includes('*') || held.includes(etag))
}

function tagsOf(header: string | undefined): string[] | undefined {
  return header?.split(',').map((tag) => tag.trim())
}
