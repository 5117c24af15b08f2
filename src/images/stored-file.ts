import type { ImageFile } from '#shared/image-url.ts'
import type { ByteRange } from './byte-range.ts'

/** A file that was found, not yet read. */
export interface StoredFile {
  /** Stands for these bytes; letters, digits, '.', '_' and '-', without quotes. */
  etag: string
  sizeBytes: () => Promise<number>
  /** The whole of it, or a part. */
  read: (range?: ByteRange) => Promise<ReadableStream | Uint8Array<ArrayBuffer>>
}

/** 'unavailable' when it cannot be said whether there is such a file. */
export type Search = StoredFile | 'missing' | 'unavailable'

/**
 * Finds a file: published in the bucket, else among those that ship with the site. A bucket that
 * fails does not hide what ships.
 *
 * @param origin of the request; assets are fetched by address
 */
export async function findStoredFile(env: Env, name: ImageFile, origin: string): Promise<Search> {
  const published = await findPublished(env.MEDIA, `${name.folder}/${name.file}`)
  if (typeof published === 'object') return published
  const builtin = await findBuiltin(env.ASSETS, new URL(builtinPath(name), origin))
  return builtin === 'missing' ? published : builtin
}

/** Pictures of categories are drawn by hand and lie where their address says; the rest is built. */
function builtinPath({ folder, file }: ImageFile): string {
  return folder === 'category' ? `/images/category/${file}` : `/builtin/${folder}/${file}`
}

async function findPublished(bucket: R2Bucket, key: string): Promise<Search> {
  try {
    const object = await bucket.head(key)
    return object ? publishedFile(bucket, object) : 'missing'
  } catch (error) {
    console.error(`${key} cannot be looked up in the bucket:`, error)
    return 'unavailable'
  }
}

function publishedFile(bucket: R2Bucket, { key, etag, size }: R2Object): StoredFile {
  return {
    etag,
    sizeBytes: async () => size,
    async read(range) {
      const object = await bucket.get(key, {
        onlyIf: { etagMatches: etag },
        ...(range && { range: { offset: range.first, length: range.last - range.first + 1 } }),
      })
      if (!object || !('body' in object)) throw new Error(`${key} was changed while it was read`)
      return object.body
    },
  }
}

async function findBuiltin(assets: Fetcher, address: URL): Promise<Search> {
  try {
    const response = await assets.fetch(address, { method: 'HEAD' })
    return response.ok ? await builtinFile(assets, address, response) : 'missing'
  } catch (error) {
    console.error(`${address.pathname} cannot be looked up among the assets:`, error)
    return 'unavailable'
  }
}

/** Assets come without their size, and whole: they are read at once, 25 MiB at most. */
async function builtinFile(assets: Fetcher, address: URL, head: Response): Promise<StoredFile> {
  let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined
  async function load() {
    const response = await assets.fetch(address)
    if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  function loadOnce() {
    bytes ??= load()
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
