import type { Services } from '../services/services.ts'

/*
 * How long each kind of answer may be kept. `STAND_IN` answers take the place of content that could
 * not be read, so they must not outlive the outage.
 */
export const cachePolicy = {
  /** Pages change with the content; a shared cache may answer with the last while it asks again. */
  page: 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
  /** The data of a page. */
  data: 'public, max-age=60, stale-while-revalidate=86400',
  /** In the place of content that could not be read. */
  standIn: 'public, max-age=30',
  notFound: 'public, max-age=30',
  /** A picture in the place of one that could not be made. */
  standInPicture: 'public, max-age=60',
  /** The same at an address that holds names. */
  personalStandInPicture: 'private, max-age=60',
  /** The address holds names. Those who show links ask again and again within a day. */
  personalPicture: 'private, max-age=86400',
  /** A page with names in its address. */
  personal: 'private, no-store',
  /** A tag that is set later must not find that the campaigns of a whole day are gone. */
  redirect: 'public, max-age=3600',
  /** A file whose name holds a hash of it. */
  hashedFile: 'public, max-age=31536000, immutable',
  /** Any other file of the catalogue. */
  file: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Files of `public/`. */
  publicFile: 'public, max-age=604800, stale-while-revalidate=86400',
  /** Files that decide what else is fetched: asked for again each time. */
  currentFile: 'no-cache',
  securityText: 'public, max-age=86400',
} as const

/** Headers of an answer that nothing keeps. */
export const noStore = { 'Cache-Control': 'no-store' } as const

/** A hash of eight or more hexadecimal digits before the extension; digits alone may be a date. */
const hashed = /[.-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}\.[a-z0-9]+$/

/** @example filePolicy('arch-1f0c2d3e.png') // cachePolicy.hashedFile */
export function filePolicy(file: string): string {
  return hashed.test(file) ? cachePolicy.hashedFile : cachePolicy.file
}

/** For the data of a page. */
export function dataPolicy({ hadTrouble }: Services): string {
  return hadTrouble ? cachePolicy.standIn : cachePolicy.data
}
