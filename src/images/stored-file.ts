import * as v from 'valibot'
import { type ImageFile, isResizable } from '#shared/image-url.ts'
import { sha256 } from '../http/digest.ts'
import { logError } from '../log/log.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import type { Services } from '../services/services.ts'
import type { ByteRange } from './byte-range.ts'
import { beginsAs, signatureBytes } from './file-signature.ts'

/** A file that was found but not read. */
export interface StoredFile {
  /** From the bucket; other files ship with the site. */
  isPublished: boolean
  /** Drawn now and not kept: its bytes can differ from those that will be kept. */
  isStandIn?: boolean
  /** Identifies these bytes; letters, digits, '.', '_' and '-', without quotes. */
  etag: string
  sizeBytes: () => Promise<number>
  /** Reads the whole file, or a range. */
  read: (range?: ByteRange) => Promise<ReadableStream | Uint8Array<ArrayBuffer>>
}

/** Required metadata of a file in the bucket. */
export const objectSchema = v.object({
  etag: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
type ObjectFacts = v.InferOutput<typeof objectSchema>

/**
 * The result of a lookup: 'broken' if the stored bytes do not match the name; 'unavailable' if the bucket does not answer.
 */
export type FileLookup = StoredFile | 'missing' | 'broken' | 'unavailable'

/**
 * Finds a file: in the bucket, else among the files that ship with the site. A bucket that fails,
 * or has a broken file of that name, does not hide the built-in one.
 */
export async function findStoredFile(services: Services, name: ImageFile): Promise<FileLookup> {
  const published = await findPublished(services, name)
  if (typeof published === 'object') return published
  const builtin = await findBuiltin(services, name)
  return builtin === 'missing' ? published : builtin
}

/** Category pictures are drawn by hand and stored under their address; the others are built. */
function builtinPath({ folder, file }: ImageFile): string {
  return folder === 'category' ? `/images/category/${file}` : `/builtin/${folder}/${file}`
}

/** Finds a file in the bucket. */
export async function findPublished(services: Services, name: ImageFile): Promise<FileLookup> {
  const key = `${name.folder}/${name.file}`
  try {
    const object = await services.ask('MEDIA', () => readStart(services, key))
    if (!object) return 'missing'
    if (isAsNamed(name, object.start)) return publishedFile(services, key, object)
    logError(`${key} in the bucket is not what its name says: publish it again`)
    return 'broken'
  } catch (error) {
    logError(`${key} cannot be looked up in the bucket`, error)
    return 'unavailable'
  }
}

/** Metadata and first bytes of a file in a single call. */
async function readStart({ env }: Services, key: string) {
  const range = { offset: 0, length: signatureBytes }
  // A range of an empty file is an error.
  const object = await env.MEDIA.get(key, { range }).catch(() => env.MEDIA.head(key))
  if (!object) return undefined
  // Not 'body': in development a look at that property takes the body.
  const start = 'arrayBuffer' in object ? await object.arrayBuffer() : new ArrayBuffer()
  return { ...v.parse(objectSchema, object), start: new Uint8Array(start) }
}

/** For a picture made as a variant, a JPEG may be named PNG, or the other way round. */
function isAsNamed(name: ImageFile, start: Uint8Array): boolean {
  const names = isResizable(name) ? ['a.jpg', 'a.png'] : [name.file]
  return names.some((file) => beginsAs(file, start))
}

function publishedFile(services: Services, key: string, { etag, size }: ObjectFacts): StoredFile {
  return {
    isPublished: true,
    etag,
    sizeBytes: async () => size,
    async read(range) {
      const options = {
        onlyIf: { etagMatches: etag },
        ...(range && { range: { offset: range.first, length: range.last - range.first + 1 } }),
      }
      const object = await services.ask('MEDIA', () => services.env.MEDIA.get(key, options))
      if (!object || !('body' in object)) throw new Error(`${key} was changed while it was read`)
      return object.body
    },
  }
}

/** Finds a file among those that ship with the site. */
export async function findBuiltin(services: Services, name: ImageFile): Promise<FileLookup> {
  const path = builtinPath(name)
  try {
    const head = () => fetchAsset(services, path, { method: 'HEAD' })
    const response = await services.ask('ASSETS', head)
    return response.ok ? await builtinFile(services, path, response) : 'missing'
  } catch (error) {
    logError(`${path} cannot be looked up among the assets`, error)
    return 'unavailable'
  }
}

/** Assets come whole and without a size, so they are read at once, 25 MiB at most. */
async function builtinFile(services: Services, path: string, head: Response): Promise<StoredFile> {
  let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined
  async function load() {
    const response = await fetchAsset(services, path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  function loadOnce() {
    bytes ??= services.ask('ASSETS', load)
    return bytes
  }
  return {
    isPublished: false,
    etag: opaqueTag(head.headers.get('ETag')) ?? (await sha256(await loadOnce())),
    sizeBytes: async () => (await loadOnce()).byteLength,
    read: async (range) =>
      range ? (await loadOnce()).slice(range.first, range.last + 1) : loadOnce(),
  }
}

function opaqueTag(etag: string | null): string | undefined {
  return /^(?:W\/)?"([\w.-]+)"$/.exec(etag ?? '')?.[1]
}
