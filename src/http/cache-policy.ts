import type { Services } from '../services/services.ts'

/*
 * How long each kind of response may be cached. Stand-ins replace content that could not be read,
 * so they must not outlive the outage.
 */
export const cachePolicy = {
  /** Pages change with the content; a shared cache may serve a stale one while it revalidates. */
  page: 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
  /** The data of a page. */
  data: 'public, max-age=60, stale-while-revalidate=86400',
  /** Replaces content that could not be read. */
  standIn: 'public, max-age=30',
  notFound: 'public, max-age=30',
  /** Replaces a picture that could not be made. */
  standInPicture: 'public, max-age=60',
  /** The same at an address with names. */
  personalStandInPicture: 'private, max-age=60',
  /** The address contains names. Apps that preview links fetch it repeatedly within a day. */
  personalPicture: 'private, max-age=86400',
  /** A page with names in its address. */
  personal: 'private, no-store',
  /** Short, so that a tag configured later misses campaign parameters for an hour at most. */
  redirect: 'public, max-age=3600',
  /** A file with its hash in its name. */
  hashedFile: 'public, max-age=31536000, immutable',
  /** Any other file of the catalogue. */
  file: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Files of `public/`. */
  publicFile: 'public, max-age=604800, stale-while-revalidate=86400',
  /** Files that decide what else is fetched: revalidated each time. */
  currentFile: 'no-cache',
  securityText: 'public, max-age=86400',
} as const

/** Headers of a response that is not cached. */
export const noStore = { 'Cache-Control': 'no-store' } as const

/** A hash of 8 or more hexadecimal digits before the extension; digits alone may be a date. */
const hashed = /[.-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}\.[a-z0-9]+$/

/** @example filePolicy('arch-1f0c2d3e.png') // cachePolicy.hashedFile */
function filePolicy(file: string): string {
  return hashed.test(file) ? cachePolicy.hashedFile : cachePolicy.file
}

/** Policy for a stored file; one that stands in must not outlive the outage. */
export function storedPolicy(file: string, { isStandIn }: { isStandIn?: boolean }): string {
  return isStandIn ? cachePolicy.standInPicture : filePolicy(file)
}

/** Policy for a page, and for a text that is made from content. */
export function pagePolicy({ hasFailed }: Services): string {
  return hasFailed ? cachePolicy.standIn : cachePolicy.page
}

/** Policy for the data of a page. */
export function dataPolicy({ hasFailed }: Services): string {
  return hasFailed ? cachePolicy.standIn : cachePolicy.data
}
