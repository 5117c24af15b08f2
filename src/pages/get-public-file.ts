import type { Context, Next } from 'hono'
import { askService } from '../catalog/ask-service.ts'

const WEEK = 'public, max-age=604800, stale-while-revalidate=86400'

/** Files that decide what else is fetched: asked for again each time. */
const CURRENT = 'no-cache'
const currentFiles: readonly string[] = ['/service-worker.js']

/** Nothing encoded: the assets have no such names, and throw at some of them. */
const publicName = /^\/[\w./-]+\.[a-z0-9]+$/

/** Files of `public/` that have a name of their own: icons, fonts, robots.txt. */
export async function getPublicFile(context: Context<{ Bindings: Env }>, next: Next) {
  const { path } = context.req
  if (!publicName.test(path) || path.startsWith('/builtin/')) return next()
  const held = context.req.header('If-None-Match')
  const options = { headers: held ? { 'If-None-Match': held } : {} }
  try {
    const file = await askService(context.env, 'ASSETS', () =>
      context.env.ASSETS.fetch(new URL(path, context.req.url), options),
    )
    if (file.status !== 200 && file.status !== 304) return next()
    const headers = new Headers(file.headers)
    headers.set('Cache-Control', currentFiles.includes(path) ? CURRENT : WEEK)
    return new Response(file.body, { status: file.status, headers })
  } catch (error) {
    console.error(`${path} cannot be read:`, error)
    const unavailable = { 'Cache-Control': 'no-store', 'Retry-After': '5' }
    return context.text('This file cannot be read now: try again soon.', 503, unavailable)
  }
}
