import type { AppContext } from './app-context.ts'
import { cachePolicy, pagePolicy } from './cache-policy.ts'
import { isNotModified } from './conditional.ts'
import { entityTag } from './digest.ts'
import { unreachable } from './unreachable.ts'

interface TextOptions {
  /** Media type with its charset. */
  type: string
  /** Whether null means 404; else the catalogue is unreachable: 503. */
  isMissing: boolean
}

/** A text that is made from content, with a strong tag, or a 304; null: there is none. */
export async function answerText(
  context: AppContext,
  text: string | null,
  { type, isMissing }: TextOptions,
): Promise<Response> {
  const { services } = context.var
  if (text === null && (!isMissing || services.hasFailed)) {
    return context.text(unreachable.message, 503, unreachable.headers)
  }
  if (text === null) {
    const headers = { 'Cache-Control': cachePolicy.notFound }
    return context.text(`There is nothing at ${context.req.path}.`, 404, headers)
  }
  const headers = {
    'Content-Type': type,
    'Cache-Control': pagePolicy(services),
    ETag: await entityTag(text),
  }
  return isNotModified(context, headers.ETag)
    ? context.body(null, 304, headers)
    : context.body(text, 200, headers)
}
