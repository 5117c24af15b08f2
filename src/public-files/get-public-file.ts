import type { Context, Next } from 'hono'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy, noStore } from '../http/cache-policy.ts'
import { logError } from '../log/log.ts'
import { fetchAsset } from '../services/fetch-asset.ts'

/** Files that decide what else is fetched: revalidated each time. */
const currentFiles: readonly string[] = ['/service-worker.js']

/** No encoded characters: assets have no such names, and their binding throws at some. */
const publicName = /^(?:\/[\w.-]+)+\.[a-z0-9]+$/

/**
 * A hashed file that this build lacks; existing ones are served before the worker. It belongs to an
 * older or newer build, so this response is not cached.
 */
export function refuseGoneAsset(context: Context): Response {
  return context.text('There is no such file in this build.', 404, noStore)
}

/** Files of `public/` without a hash: icons, fonts, robots.txt. */
export async function getPublicFile(context: AppContext, next: Next) {
  const { path } = context.req
  if (!publicName.test(path) || path.startsWith('/builtin/')) return next()
  const held = context.req.header('If-None-Match')
  const options = { headers: held ? { 'If-None-Match': held } : {} }
  try {
    const file = await context.var.services.ask('ASSETS', () =>
      fetchAsset(context.var.services, path, options),
    )
    if (file.status !== 200 && file.status !== 304) return next()
    const headers = new Headers(file.headers)
    headers.set(
      'Cache-Control',
      currentFiles.includes(path) ? cachePolicy.currentFile : cachePolicy.publicFile,
    )
    return new Response(file.body, { status: file.status, headers })
  } catch (error) {
    logError(`${path} cannot be read`, error)
    const unavailable = { ...noStore, 'Retry-After': '5' }
    return context.text('This file cannot be read now: try again soon.', 503, unavailable)
  }
}
