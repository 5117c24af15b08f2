import { readdirSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type Request, Response } from 'miniflare'
import type { ImageFile } from '#shared/image-url.ts'
import { picturePath, pictureType } from '#shared/pictures/picture-call.ts'
import { keepDrawnPicture, readDrawnPicture } from '../catalog/pictures/drawn-pictures.ts'
import { readWorkerOptions } from './worker-options.ts'

/**
 * The worker that draws, for a local site. It has a process of its own, since workerd runs all
 * workers of a process in one thread, and pages would wait for pictures. It starts at the first
 * call.
 */
export class LocalDrawing {
  readonly #keeps: boolean
  #worker: Miniflare | undefined

  /** @param keeps whether pictures that it draws are there for other local sites, and the next */
  constructor({ keeps = false } = {}) {
    this.#keeps = keeps
  }

  /** Pictures that were drawn in advance are sent as they are. */
  async fetch(request: Pick<Request, 'url' | 'text'>): Promise<Response> {
    const { pathname } = new URL(request.url)
    const body = await request.text()
    const drawn = pathname === picturePath ? await readDrawn(body) : undefined
    if (drawn) return drawn
    this.#worker ??= startWorker()
    const url = `http://preview.local${pathname}`
    const answer = await this.#worker.dispatchFetch(url, { method: 'POST', body })
    const isKept = this.#keeps && pathname === picturePath && answer.ok
    return isKept ? keepDrawn(body, answer) : answer
  }

  async dispose(): Promise<void> {
    await this.#worker?.dispose()
  }
}

async function readDrawn(body: string): Promise<Response | undefined> {
  const picture = orderedIn(body)
  const bytes = picture && (await readDrawnPicture(picture))
  return picture && bytes ? respondWith(picture, bytes) : undefined
}

async function keepDrawn(body: string, answer: Response): Promise<Response> {
  const picture = orderedIn(body)
  if (!picture) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  await keepDrawnPicture(picture, bytes)
  return respondWith(picture, bytes)
}

/** The file that a picture is ordered for. */
function orderedIn(body: string): ImageFile | undefined {
  const { file, use }: { file?: unknown; use?: unknown } = JSON.parse(body)
  if (typeof file !== 'string') return undefined
  return { folder: use === 'share' ? 'share' : 'cards', file: path.basename(file) }
}

function respondWith({ file }: ImageFile, bytes: Uint8Array): Response {
  return new Response(bytes, { headers: { 'Content-Type': pictureType(file) } })
}

/** Miniflare has one folder of assets, which is the site's, so the fonts are read from disk. */
function startWorker(): Miniflare {
  const { main, workerOptions } = readWorkerOptions('preview/wrangler.toml')
  const { assets: _, ...options } = workerOptions
  const fonts = { disk: { path: path.resolve('public/fonts'), writable: false } }
  const worker = {
    ...options,
    ...modulesBeside(main),
    name: 'mazel-preview',
    serviceBindings: { FONTS: fonts },
  }
  return new Miniflare(convertV4MiniflareOptions({ workers: [worker], port: 0, cf: false }))
}

/** A worker and the wasm files that its build put beside it. */
function modulesBeside(main: string) {
  const modulesRoot = path.dirname(main)
  const wasm = readdirSync(modulesRoot).filter((file) => file.endsWith('.wasm'))
  const modules = [
    { type: 'ESModule' as const, path: main },
    ...wasm.map((file) => ({ type: 'CompiledWasm' as const, path: path.join(modulesRoot, file) })),
  ]
  return { modulesRoot, modules }
}
