import * as v from 'valibot'
import {
  pointerKey,
  pointerSchema,
  pointerTtlSeconds,
  type Release,
  type ReleasePointer,
  releaseSchema,
} from '#shared/release/release.ts'
import { logError } from '../log/log.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import type { Services } from '../services/services.ts'
import { type DocumentKind, type Home, readDocument } from './read-document.ts'

/** Source of the content; sent as the header `x-data-source`. */
export type DataSource = 'kv' | 'last-known-good' | 'builtin'

/** A release whose root was read. */
export interface OpenRelease {
  source: DataSource
  home: Home
  /** Null without a release. */
  pointer: ReleasePointer | null
  /** Null if no release can be read: nothing is on the shelves. */
  root: Release | null
}

interface Candidate extends Omit<OpenRelease, 'root' | 'pointer'> {
  pointer: ReleasePointer
}

const root: DocumentKind<Release> = { name: 'release', schema: releaseSchema }

/** Path of the pointer to the release that ships. */
const builtinPointerPath = '/builtin/catalog/release.json'

/**
 * The last published release that was read, used while the pointer cannot be read. Module state
 * that requests share, like the cache of documents.
 */
let lastKnown: ReleasePointer | undefined
/** The release that ships; assets do not change during the life of an isolate. */
let shipped: ReleasePointer | undefined

/** Forgets what this isolate has read of pointers. */
export function forgetReleases(): void {
  lastKnown = undefined
  shipped = undefined
}

/** The release of one request: it is chosen once, and every read is from it. */
export class RequestRelease {
  /** Names of the parts that were read: `categories`, lists, shelves, cards and videos. */
  readonly parts = new Set<string>()
  readonly #services: Services
  #candidates: AsyncGenerator<Candidate> | undefined
  #open: Promise<OpenRelease> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  /** Published, else the last known one, else the one that ships, else none. Never throws. */
  open(): Promise<OpenRelease> {
    this.#open ??= this.#next()
    return this.#open
  }

  /** Gives up this release, because a document of it cannot be read; `open` chooses another. */
  giveUp(): void {
    this.#open = undefined
  }

  async #next(): Promise<OpenRelease> {
    const services = this.#services
    this.#candidates ??= candidates(services)
    for (;;) {
      const { value: candidate } = await this.#candidates.next()
      if (!candidate) return { source: 'builtin', home: 'builtin', pointer: null, root: null }
      const { source, home, pointer } = candidate
      try {
        const read = { hash: pointer.id, kind: root, home }
        const open = { source, home, pointer, root: await readDocument(services, read) }
        if (source === 'kv') lastKnown = pointer
        return open
      } catch (error) {
        logError(`release ${pointer.id} cannot be read`, error)
      }
    }
  }
}

async function* candidates(services: Services): AsyncGenerator<Candidate, undefined> {
  const known = lastKnown
  const published = await readPointer(services)
  if (published) yield { source: 'kv', home: 'published', pointer: published }
  if (published !== null && known && known.id !== published?.id) {
    yield { source: 'last-known-good', home: 'published', pointer: known }
  }
  const builtin = await readShippedPointer(services)
  if (builtin) yield { source: 'builtin', home: 'builtin', pointer: builtin }
  return undefined
}

/** Null if nothing is published; undefined if that cannot be known. */
async function readPointer(services: Services): Promise<ReleasePointer | null | undefined> {
  try {
    return await services.ask('CONTENT', async () => {
      const options = { cacheTtl: pointerTtlSeconds }
      const text: unknown = await services.env.CONTENT.get(pointerKey, options)
      if (text === null) {
        lastKnown = undefined
        return null
      }
      if (typeof text !== 'string') throw new TypeError(`not text: ${typeof text}`)
      return v.parse(pointerSchema, JSON.parse(text))
    })
  } catch (error) {
    logError('the current release cannot be read from KV', error)
    return undefined
  }
}

async function readShippedPointer(services: Services): Promise<ReleasePointer | undefined> {
  try {
    shipped ??= await services.ask('ASSETS', async () => {
      const file = await fetchAsset(services, builtinPointerPath)
      if (!file.ok) throw new Error(`no release ships: ${file.status}`)
      return v.parse(pointerSchema, await file.json())
    })
    return shipped
  } catch (error) {
    logError('the release that ships cannot be read', error)
    return undefined
  }
}

/**
 * The root of the release that ships, whatever the request's release is.
 *
 * @throws Error when it cannot be read
 */
export async function readShippedRelease(services: Services): Promise<Release> {
  const pointer = await readShippedPointer(services)
  if (!pointer) throw new Error('no release ships')
  return readDocument(services, { hash: pointer.id, kind: root, home: 'builtin' })
}
