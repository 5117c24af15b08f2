import * as v from 'valibot'
import type { ImageFile } from '#shared/image-url.ts'
import { askService } from '../catalog/ask-service.ts'
import { fetchAsset } from '../catalog/fetch-asset.ts'
import type { ByteRange } from './byte-range.ts'

/** A file that was found, not yet read. */
export interface StoredFile {
  /** Stands for these bytes; letters, digits, '.', '_' and '-', without quotes. */
  etag: string
  sizeBytes: () => Promise<number>
  /** The whole of it, or a part. */
  read: (range?: ByteRange) => Promise<ReadableStream | Uint8Array<ArrayBuffer>>
}

/** What must be known of a file in the bucket. */
const objectSchema = v.object({
  etag: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
type ObjectFacts = v.InferOutput<typeof objectSchema>

/** 'unavailable' when it cannot be said whether there is such a file. */
export type Search = StoredFile | 'missing' | 'unavailable'

/**
 * Finds a file: published in the bucket, else among those that ship with the site. A bucket that
 * fails does not hide what ships.
 */
export async function findStoredFile(env: Env, name: ImageFile): Promise<Search> {
  const published = await findPublished(env, `${name.folder}/${name.file}`)
  if (typeof published === 'object') return published
  const builtin = await findBuiltin(env, builtinPath(name))
  return builtin === 'missing' ? published : builtin
}

/** Pictures of categories are drawn by hand and lie where their address says; the rest is built. */
function builtinPath({ folder, file }: ImageFile): string {
  return folder === 'category' ? `/images/category/${file}` : `/builtin/${folder}/${file}`
}

async function findPublished(env: Env, key: string): Promise<Search> {
  try {
    const object = await askService(env, 'MEDIA', () => env.MEDIA.head(key))
    return object ? publishedFile(env, key, v.parse(objectSchema, object)) : 'missing'
  } catch (error) {
    console.error(`${key} cannot be looked up in the bucket:`, error)
    return 'unavailable'
  }
}

function publishedFile(env: Env, key: string, { etag, size }: ObjectFacts): StoredFile {
  return {
    etag,
    sizeBytes: async () => size,
    async read(range) {
      const options = {
        onlyIf: { etagMatches: etag },
        ...(range && { range: { offset: range.first, length: range.last - range.first + 1 } }),
      }
      const object = await askService(env, 'MEDIA', () => env.MEDIA.get(key, options))
      if (!object || !('body' in object)) throw new Error(`${key} was changed while it was read`)
      return object.body
    },
  }
}

async function findBuiltin(env: Env, path: string): Promise<Search> {
  try {
    const head = () => fetchAsset(env, path, { method: 'HEAD' })
    const response = await askService(env, 'ASSETS', head)
    return response.ok ? await builtinFile(env, path, response) : 'missing'
  } catch (error) {
    console.error(`${path} cannot be looked up among the assets:`, error)
    return 'unavailable'
  }
}

/** Assets come without their size, and whole: they are read at once, 25 MiB at most. */
async function builtinFile(env: Env, path: string, head: Response): Promise<StoredFile> {
  let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined
  async function load() {
    const response = await fetchAsset(env, path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  function loadOnce() {
    bytes ??= askService(env, 'ASSETS', load)
    return bytes
  }
  return {
    etag: opaqueTag(head.headers.get('ETag')) ?? (await digest(await loadOnce())),
    sizeBytes: async () => (await loadOnce()).byteLength,
    read: async (range) =>
      range ? (await loadOnce()).slice(range.first, range.last + 1) : loadOnce(),
  }
}

function opaqueTag(etag: string | null): string | undefined {
  return /^(?:W\/)?"([\w.-]+)"$/.exec(etag ?? '')?.[1]
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
