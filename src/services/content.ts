import type { Services } from './services.ts'

/** Where a value came from; goes out as the header `x-data-source`. */
export type DataSource = 'kv' | 'last-known-good' | 'builtin'

export interface ContentQuery<Value, Builtin> {
  services: Services
  key: string
  /** Turns parsed JSON into the value; throws when it is none. */
  parse: (input: unknown) => Value
  /** What ships with the site; called only when it is needed. */
  builtin: () => Builtin | Promise<Builtin>
  /** How long a visitor waits for KV, ms; default: that of the service. */
  deadlineMs?: number
}

export interface Content<Value> {
  value: Value
  source: DataSource
}

/** KV answers from the edge for this long, even while its centre is down. */
const CACHE_TTL_SECONDS = 3600

/** Longer texts are refused before they are parsed, UTF-16 units. */
const MAX_TEXT_LENGTH = 5_000_000

/** Bounds of what an isolate remembers: texts, and UTF-16 units of each. */
const MAX_REMEMBERED = 100
const MAX_REMEMBERED_LENGTH = 250_000

/**
 * The last text of each key that parsed, for the time in which KV does not answer or answers
 * nonsense. The one piece of module state that requests share, and it is harmless: it holds public
 * content only, no request depends on its being there, and each use parses the text again, so that
 * no request sees another's objects. It forgets the oldest keys first.
 */
const lastKnownGood = new Map<string, string>()

/**
 * Reads published content: KV, else the last good text of this isolate, else what ships with the
 * site. A key without a value is no fault: it is simply not published. Never throws for KV's sake;
 * each failure is logged once.
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
  const text: unknown = await services.env.CONTENT.get(key, { cacheTtl: CACHE_TTL_SECONDS })
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
  if (text.length > MAX_TEXT_LENGTH) {
    throw new RangeError(`${text.length} characters, at most ${MAX_TEXT_LENGTH}`)
  }
  return parse(JSON.parse(text))
}

function remember(key: string, text: string) {
  lastKnownGood.delete(key)
  if (text.length > MAX_REMEMBERED_LENGTH) return
  lastKnownGood.set(key, text)
  for (const oldest of lastKnownGood.keys()) {
    if (lastKnownGood.size <= MAX_REMEMBERED) break
    lastKnownGood.delete(oldest)
  }
}
