import type { Services } from './services.ts'

/** Source of a value; sent as the header `x-data-source`. */
export type DataSource = 'kv' | 'last-known-good' | 'builtin'

export interface ContentQuery<Value, Builtin> {
  services: Services
  key: string
  /** Turns parsed JSON into the value; throws if it is invalid. */
  parse: (input: unknown) => Value
  /** The value that ships with the site; called only when needed. */
  builtin: () => Builtin | Promise<Builtin>
  /** Timeout for KV, ms; default: that of the service. */
  deadlineMs?: number
}

export interface Content<Value> {
  value: Value
  source: DataSource
}

/** KV serves from the edge cache for this long, even while its core is down. */
const cacheTtlSeconds = 3600

/** Longer texts are refused before parsing, UTF-16 units. */
const maxTextLength = 5_000_000

/** Limits of an isolate's memory: number of texts, and UTF-16 units of each. */
const maxRemembered = 100
const maxRememberedLength = 250_000

/**
 * The last valid text of each key, used while KV does not answer or returns invalid data. The only
 * module state shared between requests. It is harmless: it holds only public content, no request
 * depends on it, and each use parses the text again, so that requests share no objects. The oldest
 * keys are dropped first.
 */
const lastKnownGood = new Map<string, string>()

/**
 * Reads published content: KV, else the last good text of this isolate, else the built-in value. A
 * key without a value is not a failure: it is not published. A KV failure never throws; each is
 * logged once.
 */
export async function readContent<Value, Builtin = Value>(
  query: ContentQuery<Value, Builtin>,
): Promise<Content<Value | Builtin>> {
  const published = await readPublished(query)
  return published ?? { value: await query.builtin(), source: 'builtin' }
}

type PublishedQuery<Value> = Omit<ContentQuery<Value, unknown>, 'builtin'>

async function readPublished<Value>(
  query: PublishedQuery<Value>,
): Promise<Content<Value> | undefined> {
  const { services, key, parse, deadlineMs } = query
  try {
    return await services.ask('CONTENT', () => readFromKv(query), deadlineMs)
  } catch (error) {
    console.error(`content ${key} cannot be read from KV:`, error)
    const text = lastKnownGood.get(key)
    return text === undefined
      ? undefined
      : { value: parseText(text, parse), source: 'last-known-good' }
  }
}

async function readFromKv<Value>({
  services,
  key,
  parse,
}: PublishedQuery<Value>): Promise<Content<Value> | undefined> {
  const text: unknown = await services.env.CONTENT.get(key, { cacheTtl: cacheTtlSeconds })
  if (text === null) {
    lastKnownGood.delete(key)
    return undefined
  }
  if (typeof text !== 'string') throw new TypeError(`not text: ${typeof text}`)
  const value = parseText(text, parse)
  remember(key, text)
  return { value, source: 'kv' }
}

function parseText<Value>(text: string, parse: (input: unknown) => Value): Value {
  if (text.length > maxTextLength) {
    throw new RangeError(`${text.length} characters, at most ${maxTextLength}`)
  }
  return parse(JSON.parse(text))
}

function remember(key: string, text: string) {
  lastKnownGood.delete(key)
  if (text.length > maxRememberedLength) return
  lastKnownGood.set(key, text)
  for (const oldest of lastKnownGood.keys()) {
    if (lastKnownGood.size <= maxRemembered) break
    lastKnownGood.delete(oldest)
  }
}
