import * as v from 'valibot'
import { hashText } from '#shared/release/hash-text.ts'
import { documentKey } from '#shared/release/release.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import { logError } from '../log/log.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import type { Services } from '../services/services.ts'
import { deepFreeze } from './deep-freeze.ts'

/** Documents never change, so a location keeps them for as long as they are asked for. */
const documentTtlSeconds = 2_592_000

/**
 * The memory of an isolate for documents, UTF-16 units of text: parsed, about 18 MB. Module state
 * that requests share: it holds only checked public content, and no answer depends on it.
 */
const maxCachedSize = 8_000_000
export const documentCache = new SizedCache<unknown>(maxCachedSize)

/** How to read a document: its name for messages, and its check. */
export interface DocumentKind<Value> {
  name: string
  schema: v.GenericSchema<unknown, Value>
}

/** Where a release has its documents: the one that ships has them in the assets alone. */
export type Home = 'published' | 'builtin'

/**
 * A document by its hash: from this isolate, else from KV, else from the assets of the deploy. A
 * text that does not have that hash is refused.
 *
 * @throws Error when none of these has it, or when it is not of its kind
 */
export async function readDocument<Value>(
  services: Services,
  { hash, kind, home }: { hash: string; kind: DocumentKind<Value>; home: Home },
): Promise<Value> {
  const key = `${kind.name} ${hash}`
  const kept = documentCache.get(key)
  // The key names the kind: the value was checked by the same schema.
  if (kept !== undefined) return kept as Value
  const published = home === 'published' ? await readFromKv(services, hash) : undefined
  const text = published ?? (await readFromAssets(services, hash))
  const value = deepFreeze(v.parse(kind.schema, JSON.parse(text)))
  documentCache.keep(key, value, text.length)
  return value
}

/** The text from KV; undefined if KV has none or a wrong one, or does not answer. */
async function readFromKv(services: Services, hash: string): Promise<string | undefined> {
  try {
    return await services.ask('CONTENT', async () => {
      const options = { cacheTtl: documentTtlSeconds }
      const text: unknown = await services.env.CONTENT.get(documentKey(hash), options)
      if (text === null) return undefined
      return checkText(text, hash)
    })
  } catch (error) {
    logError(`document ${hash} cannot be read from KV`, error)
    return undefined
  }
}

function readFromAssets(services: Services, hash: string): Promise<string> {
  return services.ask('ASSETS', async () => {
    const file = await fetchAsset(services, builtinDocumentPath(hash))
    if (!file.ok) throw new Error(`document ${hash} does not ship: ${file.status}`)
    return checkText(await file.text(), hash)
  })
}

async function checkText(text: unknown, hash: string): Promise<string> {
  if (typeof text !== 'string') throw new TypeError(`not text: ${typeof text}`)
  if ((await hashText(text)) !== hash) throw new TypeError(`the text is not that of ${hash}`)
  return text
}

function builtinDocumentPath(hash: string): string {
  return `/builtin/catalog/${documentKey(hash)}.json`
}
