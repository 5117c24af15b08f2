import * as v from 'valibot'
import {
  type PictureCall,
  type PictureWaiter,
  picturePath,
  pictureType,
} from '#shared/pictures/picture-call.ts'
import type { NamedPicture } from '#shared/pictures/picture-order.ts'
import { sha256 } from '../http/digest.ts'
import { beginsAs } from '../images/file-signature.ts'
import { readPictureData } from '../images/picture-data.ts'
import { isWhole } from '../images/picture-header.ts'
import { findPublished, objectSchema, type StoredFile } from '../images/stored-file.ts'
import { logError, logHeaders } from '../log/log.ts'
import type { Services } from '../services/services.ts'

/** The worker that draws has no time for a picture now. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** The worker that draws cannot draw a picture. */
export class UndrawableError extends Error {
  override name = 'UndrawableError'
}

/** For how long a picture is wanted, ms. A shelf orders those of its page at once. */
export const drawingMs = 15_000

const etagSchema = v.pick(objectSchema, ['etag'])

/** An artist's picture is smaller: `catalog new` makes it so. */
const maxOwnBytes = 1_000_000

/** Other sizes are faults of the worker that draws. */
const maxBytes = 8_000_000

/**
 * Draws a picture and keeps it, also when it comes late. What was kept first stays: an address has
 * the same bytes for ever.
 *
 * @throws BusyError, UndrawableError, or another Error when the worker that draws does not answer
 */
export async function makePicture(
  services: Services,
  picture: NamedPicture,
  waiter: PictureWaiter,
): Promise<StoredFile> {
  const { picture: own } = picture.design.art
  const file = own && { folder: 'grounds', file: own.file }
  const ground = file && (await readPictureData(services, file, maxOwnBytes))
  const bytes = await draw(services, { ...picture, waiter, ...(ground && { ground }) })
  try {
    return await keep(services, picture, bytes)
  } catch (error) {
    logError(`${picture.file} was not kept in the bucket`, error)
    return fileOf(bytes, { etag: await sha256(bytes), isPublished: false, isStandIn: true })
  }
}

async function draw(
  { env }: Services,
  { design, use, format, file, waiter, ground }: Omit<PictureCall, 'until'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const until = Date.now() + drawingMs
  const call: PictureCall = { design, use, format, file, waiter, ground, until }
  const body = JSON.stringify(call)
  const url = `https://preview.local${picturePath}`
  const answer = await env.PREVIEW.fetch(url, { method: 'POST', headers: logHeaders(), body })
  if (answer.status === 503) throw new BusyError('the worker that draws is busy')
  if (answer.status === 500) throw new UndrawableError(await answer.text())
  if (!answer.ok) throw new Error(`the worker that draws answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const isPicture = beginsAs(file, bytes) && isWhole(bytes) && bytes.byteLength <= maxBytes
  if (!isPicture) throw new Error('the worker that draws answered no picture')
  return bytes
}

async function keep(
  services: Services,
  { folder, file }: NamedPicture,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const object = await services.ask('MEDIA', () =>
    services.env.MEDIA.put(`${folder}/${file}`, bytes, {
      onlyIf: { etagDoesNotMatch: '*' },
      httpMetadata: { contentType: pictureType(file) },
    }),
  )
  if (object) return fileOf(bytes, { etag: v.parse(etagSchema, object).etag, isPublished: true })
  const first = await findPublished(services, { folder, file })
  if (typeof first === 'string') throw new Error(`what was kept before is ${first}`)
  return first
}

function fileOf(
  bytes: Uint8Array<ArrayBuffer>,
  facts: Pick<StoredFile, 'etag' | 'isPublished' | 'isStandIn'>,
): StoredFile {
  return {
    ...facts,
    sizeBytes: async () => bytes.byteLength,
    read: async (range) => (range ? bytes.slice(range.first, range.last + 1) : bytes),
  }
}
