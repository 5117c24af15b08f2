import type { MiddlewareHandler } from 'hono'
import { withinDeadline } from '../services/within-deadline.ts'

const maxBytes = 65_536
const deadlineMs = 2000

/**
 * Reads the unread rest of a request's body. Otherwise HTTP/1.1 closes the connection, and the next
 * request on it fails. A body that is too large or too slow is not read.
 */
export function drainBody(): MiddlewareHandler {
  return async function drainRequestBody(context, next) {
    await next()
    const { raw } = context.req
    if (!raw.body || raw.bodyUsed || raw.body.locked) return
    const reader = raw.body.getReader()
    await withinDeadline(deadlineMs, readAway(reader)).catch(() => reader.cancel().catch(() => {}))
  }
}

async function readAway(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0
  while (bytes < maxBytes) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
  }
  await reader.cancel()
}
