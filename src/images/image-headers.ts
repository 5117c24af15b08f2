import type { Context } from 'hono'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const YEAR = 'public, max-age=31536000, immutable'

/** A hash of eight or more hexadecimal digits before the extension; digits alone may be a date. */
const hashed = /[.-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}\.[a-z0-9]+$/

/** A hashed name stands for its bytes for ever, any other for a day. */
export function cacheControl(file: string): string {
  return hashed.test(file) ? YEAR : DAY
}

/** By the name alone: whoever fills the bucket does not choose what a browser takes it for. */
export function contentType(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Other sites may show the pictures; none is to be taken for a document that may run anything. */
export function safetyHeaders(type: string): Record<string, string> {
  const isMedia = type.startsWith('video/') || type.startsWith('audio/')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!isMedia && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
    ...(type === 'application/octet-stream' && { 'Content-Disposition': 'attachment' }),
  }
}

/** Whether the client holds this very answer; compared weakly, RFC 9110 section 13.1.2. */
export function isNotModified(context: Context, etag: string): boolean {
  const header = context.req.header('If-None-Match')
  if (header === undefined) return false
  const held = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes('*') || held.includes(etag)
}

/** Says what is wrong, where and how to mend it. */
export function refuse(context: Context, status: 400 | 404 | 415 | 503, message: string): Response {
  return context.json({ message }, status, {
    'Cache-Control': 'no-store',
    ...safetyHeaders('application/json'),
    ...(status === 503 && { 'Retry-After': '5' }),
  })
}
