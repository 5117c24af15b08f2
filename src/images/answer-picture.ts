import type { ImageRequest } from '#shared/image-url.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy, storedPolicy } from '../http/cache-policy.ts'
import { answerCondition } from '../http/conditional.ts'
import { refuse, safetyHeaders } from '../http/safe-file.ts'
import { logError } from '../log/log.ts'
import { isOverLimit } from '../services/is-over-limit.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { chooseVariant } from './choose-variant.ts'
import { isWhole, type PictureSize, readPictureHeader } from './picture-header.ts'
import type { StoredFile } from './stored-file.ts'
import { keepVariant, makeVariant, readVariant, type Variant, variantType } from './variant.ts'

type PictureRequest = Extract<ImageRequest, { kind: 'picture' }>
/** Limits of the Images binding. */
const maxSidePx = 12_000
const maxPixels = 100_000_000

/** Larger files are not read into memory. */
const maxSourceBytes = 32 * 1024 * 1024

/** Timeout for reading the source of a picture, ms. */
const readDeadlineMs = 4000

/** A picture as a variant: each is made once and cached under its source's etag. */
export async function answerPicture(
  context: AppContext,
  request: PictureRequest,
  stored: StoredFile,
): Promise<Response> {
  const { folder, file } = request
  const { width, format } = chooseVariant(request, context.req.header('Accept'))
  const variant: Variant = { folder, file, width, format, sourceEtag: stored.etag }
  const etag = `"${stored.etag}-${width}-${format}"`
  const headers = {
    ...headersFor(request, variantType(format)),
    ETag: etag,
    'Cache-Control': storedPolicy(file, stored),
  }
  const conditional = answerCondition(context, headers)
  if (conditional) return conditional
  const kept = await readVariant(context.var.services, variant)
  return kept
    ? answer(context, kept, headers)
    : answerFirst(context, { request, stored, variant, headers })
}

interface FirstAnswer {
  request: PictureRequest
  stored: StoredFile
  variant: Variant
  headers: Record<string, string>
}

async function answerFirst(
  context: AppContext,
  { request, stored, variant, headers }: FirstAnswer,
): Promise<Response> {
  const name = `${request.folder}/${request.file}`
  if ((await stored.sizeBytes()) > maxSourceBytes) {
    return refuse(context, 415, `${name} is larger than ${maxSourceBytes} bytes: publish less.`)
  }
  const source = await readWhole(stored)
  const header = readPictureHeader(source)
  if (!header) {
    return refuse(context, 415, `${name} holds no JPEG or PNG picture: publish it again.`)
  }
  if (isTooLarge(header)) {
    const size = `${header.width} x ${header.height} px`
    const most = `${maxSidePx} px a side and ${maxPixels} px in all`
    return refuse(context, 415, `${name} is ${size}, and at most ${most} can be shown.`)
  }
  const isMade = isWhole(source) && !(await isOverLimit(context, 'VARIANT_LIMIT'))
  const bytes = isMade ? await make(context, source, variant) : undefined
  if (!bytes) {
    return answer(context, source, {
      ...headersFor(request, header.type),
      ETag: `"${stored.etag}"`,
      'Cache-Control': cachePolicy.standInPicture,
    })
  }
  return answer(context, bytes, headers)
}

/** @throws Error when the file cannot be read completely in time */
async function readWhole(stored: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  const read = async () => new Response(await stored.read()).arrayBuffer()
  const bytes = new Uint8Array(await withinDeadline(readDeadlineMs, read()))
  if (bytes.byteLength !== (await stored.sizeBytes())) throw new Error('the file is truncated')
  return bytes
}

/** The variant, or undefined after the timeout; a late one is cached for the next request. */
async function make(context: AppContext, source: Uint8Array<ArrayBuffer>, variant: Variant) {
  const { env, executionCtx } = context
  const { services } = context.var
  const made = makeVariant(env.IMAGES, source, variant)
  const kept = made.then((bytes) => keepVariant(env.MEDIA, variant, bytes))
  executionCtx.waitUntil(kept.catch(() => undefined))
  try {
    return await services.ask('IMAGES', () => made)
  } catch (error) {
    const { folder, file, width, format } = variant
    logError(`${folder}/${file} cannot be made ${width} px wide as ${format}`, error)
    return undefined
  }
}

function isTooLarge({ width, height }: PictureSize): boolean {
  return width > maxSidePx || height > maxSidePx || width * height > maxPixels
}

function headersFor(request: PictureRequest, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    ...safetyHeaders(type),
    ...(request.format === 'auto' && { Vary: 'Accept' }),
  }
}

function answer(
  context: AppContext,
  body: BufferSource,
  headers: Record<string, string>,
): Response {
  return new Response(context.req.method === 'HEAD' ? null : body, { headers })
}
