import type { Context, Next } from 'hono'

const WEEK = 'public, max-age=604800, stale-while-revalidate=86400'

/** Files of `public/` that have a name of their own: icons, fonts, robots.txt. */
export async function getPublicFile(context: Context<{ Bindings: Env }>, next: Next) {
  const { path } = context.req
  if (!/\.[a-z0-9]+$/.test(path) || path.startsWith('/builtin/')) return next()
  const file = await context.env.ASSETS.fetch(new URL(path, context.req.url), {
    headers: context.req.header('If-None-Match')
      ? { 'If-None-Match': context.req.header('If-None-Match') ?? '' }
      : {},
  })
  if (file.status !== 200 && file.status !== 304) return next()
  const headers = new Headers(file.headers)
  headers.set('Cache-Control', WEEK)
  return new Response(file.body, { status: file.status, headers })
}
