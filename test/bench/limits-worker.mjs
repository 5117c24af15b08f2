import site from './worker.js'

/*
 * The built worker with its limits beside it: the bytes of an address as a string or as bytes, and a
 * bare 304. Its bindings answer from memory, so that only the worker counts.
 */

const texts = new Map()
const files = new Map()
let bindings

export default {
  async fetch(request, env, context) {
    const url = new URL(request.url)
    const of = url.searchParams.get('of') ?? '/'
    const ask = () => site.fetch(new Request(new URL(of, url), request), inMemory(env), context)
    switch (url.pathname) {
      case '/bench/304':
        return new Response(null, { status: 304 })
      case '/bench/text':
        if (!texts.has(of)) texts.set(of, await (await ask()).text())
        return new Response(texts.get(of), {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        })
      case '/bench/bytes':
        if (!texts.has(of)) texts.set(of, await (await ask()).arrayBuffer())
        return new Response(texts.get(of))
      case '/bench/put':
        await bucket.put(of.slice(1), await request.arrayBuffer())
        return new Response()
      case '/bench/forget':
        for (const key of files.keys()) if (key.startsWith('variants/')) files.delete(key)
        return new Response()
      default:
        return site.fetch(request, inMemory(env), context)
    }
  },
}

function inMemory(env) {
  if (bindings) return bindings
  const limit = { limit: async () => ({ success: true }) }
  const limits = Object.keys(env).filter((name) => name.endsWith('_LIMIT'))
  bindings = {
    ...env,
    CONTENT: { get: async () => null },
    MEDIA: bucket,
    ...Object.fromEntries(limits.map((name) => [name, limit])),
  }
  return bindings
}

const bucket = {
  async put(key, bytes) {
    files.set(key, bytes)
  },
  async head(key) {
    return files.has(key) ? { etag: 'e1', size: files.get(key).byteLength } : null
  },
  async get(key, { range } = {}) {
    const whole = files.get(key)
    if (!whole) return null
    const bytes = range ? whole.slice(range.offset, range.offset + range.length) : whole
    return {
      etag: 'e1',
      size: whole.byteLength,
      arrayBuffer: async () => bytes,
      get body() {
        return new Response(bytes).body
      },
    }
  },
}
