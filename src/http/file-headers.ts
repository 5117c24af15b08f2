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

const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ')

/** Other sites may show the pictures; none is to be taken for a document that may run anything. */
export function safetyHeaders(type: string): Record<string, string> {
  const isMedia = type.startsWith('video/') || type.startsWith('audio/')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!isMedia && { 'Content-Security-Policy': policy }),
    ...(type === 'application/octet-stream' && { 'Content-Disposition': 'attachment' }),
  }
}

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
    const failed = { ...headers, 'Cache-Control': 'no-store' }
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

/** Says what is wrong, where and how to mend it. */
export function refuse(context: Context, status: 400 | 404 | 415 | 503, message: string): Response {
  return context.json({ message }, status, {
    'Cache-Control': 'no-store',
    ...safetyHeaders('application/json'),
    ...(status === 503 && { 'Retry-After': '5' }),
  })
}
