import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-context.ts'

/** Every answer that is made from content. */
export const allContentTag = 'content'
/** An answer made from more parts than a header can name; purged with every publication. */
export const manyPartsTag = 'many-parts'

const maxTags = 60

/**
 * Tags each answer with the parts of the release that it was made from, so that a publication
 * purges those that it changes from the cache in front.
 */
export function cacheTags(): MiddlewareHandler<AppEnv> {
  return async function tagAnswer(context, next) {
    await next()
    const { parts } = context.get('services').release
    if (parts.size === 0) return
    const named = parts.size > maxTags ? [manyPartsTag] : parts
    context.header('Cache-Tag', [allContentTag, ...named].join(','))
  }
}
