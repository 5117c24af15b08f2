import { env } from 'cloudflare:test'
import { replaceMethods } from './site.ts'

export const services = [
  'CONTENT',
  'SEARCH_DB',
  'MEDIA',
  'IMAGES',
  'PREVIEW',
  'PREVIEW_LIMIT',
  'CALL_LIMIT',
  'VARIANT_LIMIT',
  'ASSETS',
] as const
export type Service = (typeof services)[number]

export const faults = ['throws', 'hangs', 'null', 'malformed', 'partial'] as const
export type Fault = (typeof faults)[number]

/** Longer than the deadlines of all services, except of those that draw and encode. */
const hangMs = 3500

let ends = Promise.withResolvers<void>()

/** Ends the calls that hang, once the site has answered without them. */
export function endHanging(): void {
  ends.resolve()
  ends = Promise.withResolvers()
}

/** Makes the site's answer from the real answer of the service. */
type Change = (answer: () => Promise<unknown>) => unknown

/** A service with one fault in every answer. */
export function faulty(service: Service, fault: Fault): Partial<Env> {
  return { [service]: build[service](changes(service)[fault]) }
}

function changes(service: Service): Record<Fault, Change> {
  return {
    throws: () => {
      throw new Error(`${service} is down`)
    },
    hangs: async (answer) => {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, hangMs)), ends.promise])
      return answer()
    },
    null: async () => null,
    malformed: async () => malformed[service],
    partial: async (answer) => cut[service](await answer()),
  }
}

/** The binding with every answer changed. */
const build: Record<Service, (change: Change) => unknown> = {
  CONTENT: (change) =>
    replaceMethods(env.CONTENT, {
      get: (key: string) => change(() => env.CONTENT.get(key)),
    }),
  SEARCH_DB: (change) => ({
    withSession: () => ({
      prepare: (sql: string) => {
        const statement = env.SEARCH_DB.prepare(sql)
        return replaceMethods(statement, { all: () => change(() => statement.all()) })
      },
      batch: (statements: D1PreparedStatement[]) => change(() => env.SEARCH_DB.batch(statements)),
    }),
  }),
  MEDIA: (change) =>
    replaceMethods(env.MEDIA, {
      head: (key: string) => change(() => env.MEDIA.head(key)),
      get: (key: string, options?: R2GetOptions) => change(() => env.MEDIA.get(key, options)),
      put: (key: string, bytes: ArrayBuffer) => change(() => env.MEDIA.put(key, bytes)),
    }),
  IMAGES: (change) => ({
    input: (stream: ReadableStream<Uint8Array>) => {
      const input = env.IMAGES.input(stream)
      const chain = {
        transform: (options: ImageTransform) => {
          input.transform(options)
          return chain
        },
        output: (options: ImageOutputOptions) => change(() => input.output(options)),
      }
      return chain
    },
  }),
  PREVIEW: (change) => ({ fetch: () => change(() => drawing.PREVIEW.fetch('')) }),
  PREVIEW_LIMIT: limitOf,
  CALL_LIMIT: limitOf,
  VARIANT_LIMIT: limitOf,
  ASSETS: (change) => ({
    fetch: (address: URL, init?: RequestInit) => change(() => env.ASSETS.fetch(address, init)),
  }),
}

function limitOf(change: Change) {
  return { limit: () => change(async () => ({ success: true })) }
}

/** The worker that draws, which draws the same for everyone. */
export const drawing = {
  PREVIEW: { fetch: async () => new Response(jpeg) } as unknown as Fetcher,
}

const jpeg = Uint8Array.of(0xff, 0xd8, 0x01, 0x02, 0xff, 0xd9)

const malformed: Record<Service, unknown> = {
  CONTENT: { not: 'text' },
  SEARCH_DB: [{ results: [{ slug: 7 }] }, 'nonsense', { results: [1] }],
  MEDIA: { etag: 7, size: 'many', body: 'nonsense' },
  IMAGES: 'nonsense',
  PREVIEW: new Response('<svg/>'),
  PREVIEW_LIMIT: 'nonsense',
  CALL_LIMIT: 'nonsense',
  VARIANT_LIMIT: 'nonsense',
  ASSETS: 'nonsense',
}

/** Half of each answer, followed by nothing, or by an early end. */
const cut: Record<Service, (answer: unknown) => unknown> = {
  CONTENT: (text) => (typeof text === 'string' ? text.slice(0, text.length / 2) : text),
  SEARCH_DB: (results) => (Array.isArray(results) ? results.slice(0, 1) : {}),
  MEDIA: (object) => (isFile(object) ? replaceMethods(object, { arrayBuffer: breakOff }) : object),
  IMAGES: () => ({ contentType: () => 'image/webp', image: brokenBody }),
  PREVIEW: () => new Response(brokenBody()),
  PREVIEW_LIMIT: () => ({}),
  CALL_LIMIT: () => ({}),
  VARIANT_LIMIT: () => ({}),
  ASSETS: (response) =>
    response instanceof Response && response.body ? new Response(brokenBody(), response) : response,
}

function isFile(object: unknown): object is R2ObjectBody {
  return typeof object === 'object' && object !== null && 'body' in object
}

async function breakOff(): Promise<never> {
  throw new Error('the service broke off')
}

function brokenBody(): ReadableStream<Uint8Array> {
  let pulls = 0
  return new ReadableStream({
    pull(controller) {
      if (pulls++ === 0) controller.enqueue(jpeg)
      else controller.error(new Error('the service broke off'))
    },
  })
}
