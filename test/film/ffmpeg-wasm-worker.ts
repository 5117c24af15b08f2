/*
 * Makes a film without the browser's own encoder: each frame as a JPEG, and x264 in WebAssembly.
 * Only for the benchmark.
 */

import { fps, frameCount } from '../../client/film/frame-rate.ts'
import { chooseEncoding } from '../../client/film/make/choose-encoding.ts'
import type { FilmOrder } from '../../client/film/make/film-order.ts'
import { openFrames } from '../../client/film/make/frame-source.ts'

export interface WasmOrder extends FilmOrder {
  /** Address of `ffmpeg-core.js`; its wasm is beside it. */
  core: string
}

interface FfmpegCore {
  FS: { writeFile(name: string, data: Uint8Array): void; readFile(name: string): Uint8Array }
  exec(...options: string[]): number
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<WasmOrder>) => void) | null
  postMessage(answer: number): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data }) => scope.postMessage(await timeFilm(data))

/** ms, after the program is loaded. */
async function timeFilm({ core, ...order }: WasmOrder): Promise<number> {
  const { default: load } = await import(/* @vite-ignore */ core)
  // It reads the place of its wasm from the fragment of the address.
  const places = btoa(JSON.stringify({ wasmURL: core.replace(/js$/, 'wasm') }))
  const ffmpeg: FfmpegCore = await load({ mainScriptUrlOrBlob: `${core}#${places}` })
  const start = performance.now()
  const { width, height, bitrate } = await chooseEncoding(order.scene)
  const frames = await openFrames(order, { width, height })
  const canvas = new OffscreenCanvas(width, height)
  for (let i = 0; i < frameCount(order.scene.durationMs); i++) {
    const frame = await frames.frameAt(i)
    canvas.getContext('2d')?.drawImage(frame, 0, 0)
    frame.close()
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    ffmpeg.FS.writeFile(`${i}.jpg`, new Uint8Array(await picture.arrayBuffer()))
  }
  frames.close()
  const input = ['-framerate', `${fps}`, '-i', '%d.jpg']
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', `${bitrate}`]
  const code = ffmpeg.exec(...input, ...codec, '-pix_fmt', 'yuv420p', 'film.mp4')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  ffmpeg.FS.readFile('film.mp4')
  return performance.now() - start
}
