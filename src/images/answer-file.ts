import type { Context } from 'hono'
import { mediaType } from '#shared/files/media-type.ts'
import type { AppContext } from '../http/app-context.ts'
import { noStore, storedPolicy } from '../http/cache-policy.ts'
import { answerCondition } from '../http/conditional.ts'
import { safetyHeaders } from '../http/safe-file.ts'
import { type ByteRange, chooseRange } from './byte-range.ts'
import type { StoredFile } from './stored-file.ts'

/** A stored file: whole, in part or not at all, by RFC 9110 sections 13 and 14. */
export async function answerFile(
  context: AppContext,
  file: string,
  stored: StoredFile,
): Promise<Response> {
  const type = mediaType(file)
  const etag = `"${stored.etag}"`
  const headers = {
    ETag: etag,
    'Cache-Control': storedPolicy(file, stored),
    'Accept-Ranges': 'bytes',
    ...safetyHeaders(type),
  }
  const conditional = answerCondition(context, headers)
  if (conditional) return conditional
  const size = await stored.sizeBytes()
  const range = chooseRange(rangeHeader(context, etag), size)
  if (range === 'unsatisfiable') {
    const whole = { ...headers, ...noStore, 'Content-Range': `bytes */${size}` }
    return new Response(null, { status: 416, headers: whole })
  }
  if (range === 'whole') {
    const body = context.req.method === 'HEAD' ? null : await stored.read()
    const whole = { ...headers, 'Content-Type': type, 'Content-Length': String(size) }
    return new Response(body, { headers: whole })
  }
  const part = { ...headers, 'Content-Type': type, ...partHeaders(range, size) }
  return new Response(await stored.read(range), { status: 206, headers: part })
}

/** Ranges apply only to GET, and to the version they name: sections 14.2 and 13.1.5. */
function rangeHeader(context: Context, etag: string): string | undefined {
  const condition = context.req.header('If-Range')
  const applies =
    context.req.method === 'GET' && (condition === undefined || condition.trim() === etag)
  return applies ? context.req.header('Range') : undefined
}

function partHeaders({ first, last }: ByteRange, size: number): Record<string, string> {
  return {
    'Content-Range': `bytes ${first}-${last}/${size}`,
    'Content-Length': String(last - first + 1),
  }
}
