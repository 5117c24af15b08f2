import { readdirSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type Request, Response } from 'miniflare'
import { picturePath, pictureType } from '#shared/pictures/picture-call.ts'
import { requestIdHeader } from '#shared/request-id.ts'
import { readDrawnPicture } from '../catalog/pictures/drawn-pictures.ts'
import { readWorkerOptions } from './worker-options.ts'

/**
 * The worker that draws, for a local site. It has a process of its own, since workerd runs all
 * workers of a process in one thread, and pages would wait for pictures. It starts at the first
 * call.
 */
export class LocalDrawing {
  #worker: Miniflare | undefined

  /** Pictures that were drawn in advance are sent as they are. */
  async fetch(request: Pick<Request, 'url' | 'text' | 'headers'>): Promise<Response> {
    const { pathname } = new URL(request.url)
    const body = await request.text()
    const drawn = pathname === picturePath ? await readDrawn(body) : undefined
    if (drawn) return drawn
    this.#worker ??= startWorker()
    const headers = { [requestIdHeader]: request.headers.get(requestIdHeader) ?? '' }
    const call = { method: 'POST', headers, body }
    return this.#worker.dispatchFetch(`http://preview.local${pathname}`, call)
  }

  async dispose(): Promise<void> {
    await this.#worker?.dispose()
  }
}

async function readDrawn(body: string): Promise<Response | undefined> {
  const { file }: { file?: unknown } = JSON.parse(body)
  if (typeof file !== 'string') return undefined
  const bytes = await readDrawnPicture(file)
  return bytes && new Response(bytes, { headers: { 'Content-Type': pictureType(file) } })
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
