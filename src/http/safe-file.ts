import type { Context } from 'hono'
import { noStore } from './cache-policy.ts'

const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ')

/** Other sites may show the files; browsers never run them as documents. */
export function safetyHeaders(type: string): Record<string, string> {
  const isMedia = type.startsWith('video/') || type.startsWith('audio/')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!isMedia && { 'Content-Security-Policy': policy }),
    ...(type === 'application/octet-stream' && { 'Content-Disposition': 'attachment' }),
  }
}

/** Says what is wrong, where, and how to fix it. */
export function refuse(context: Context, status: 400 | 404 | 415 | 503, message: string): Response {
  return context.json({ message }, status, {
    ...noStore,
    ...safetyHeaders('application/json'),
    ...(status === 503 && { 'Retry-After': '5' }),
  })
}
