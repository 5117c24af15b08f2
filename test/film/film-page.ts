/*
 * Functions of the page for film tests and benchmarks; all input and output is JSON.
 */

import { exportFilm } from '../../client/film/make/export-film.ts'
import { recordFilm } from '../../client/film/make/record-film.ts'
import { exportPhotoFilm } from '../../client/film/photos/export-photo-film.ts'
import type { PhotoFilmOrder } from '../../client/film/photos/photo-film-order.ts'
import { Player } from '../../client/film/play/player.ts'
import { openPlayingClip } from '../../client/film/play/playing-clip.ts'
import { drawScene } from '../../src/shared/scene/draw-scene.ts'
import type { PreparedScene, Sprite } from '../../src/shared/scene/prepared-scene.ts'
import type { WasmOrder } from './ffmpeg-wasm-worker.ts'
import type { SceneFile } from './film-scene.ts'
import { orderPhotos, type PhotoWish } from './photo-order.ts'
import type { RawOrder } from './raw-encoder-worker.ts'

declare global {
  var films: typeof filmTools
}

const filmTools = {
  load,
  exportFilm,
  make,
  makePhotos,
  preview,
  timeExport,
  timePhotoFilm,
  timeRawPhotos,
  timeRaw,
  timeRecorder,
  timeWasm,
  post,
}
globalThis.films = filmTools
// WebKitGTK crashes if an encoder is requested before anything else from GStreamer.
MediaRecorder.isTypeSupported('video/mp4')
// A footer tells the tests that the page is hydrated, as on the site's own pages.
document.body.append(document.createElement('footer'))

export interface FilmWish {
  /** Addresses. */
  scene: string
  song?: string
  /** Gains of the song. */
  gains?: string
  clip?: string
  startMs?: number
  volume?: number
  limitedRange?: true
  /** Times of frames that are also drawn on the page, ms. */
  framesAt: readonly number[]
}

export interface MadeFilm {
  codec: string
  /** Violations of the page's policy. */
  violations: string[]
}

/** Makes a film and posts it as `/film.mp4`, with the frames to compare as `/frame-0` and so on. */
async function make({ scene, song, clip, framesAt, limitedRange, ...wish }: FilmWish) {
  const violations: string[] = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} ${blockedURI}`)
  })
  const loaded = await load(scene)
  const { file, codec } = await exportFilm(new AbortController().signal, {
    ...loaded,
    limitedRange,
    song: song ? await fetchSong(song, wish) : undefined,
    clip: clip ? await fetchBlob(clip) : undefined,
  })
  await post('/film.mp4', file)
  for (const [i, timeMs] of framesAt.entries()) {
    await post(`/frame-${i}`, await frameAt(loaded, timeMs))
  }
  return { codec, violations } satisfies MadeFilm
}

/** Makes a photo film and posts it as `/film.mp4`. */
async function makePhotos(wish: PhotoWish): Promise<void> {
  const order = await orderPhotos(wish)
  const film = await exportPhotoFilm(new AbortController().signal, order, () => {})
  await post('/film.mp4', new Blob([film]))
}

async function fetchSong(song: string, { gains, startMs, volume }: Partial<FilmWish>) {
  const file = await fetchBlob(song)
  return { file, gains: gains ? await fetchBlob(gains) : undefined, startMs, volume }
}

/** A scene ready to draw. */
async function load(address: string) {
  const { scene, sprites }: SceneFile = await (await fetch(address)).json()
  const loaded = sprites.map(async ([id, sprite]) => {
    const bytes = Uint8Array.from(atob(sprite.picture), (character) => character.charCodeAt(0))
    return [id, { ...sprite, picture: await createImageBitmap(new Blob([bytes])) }] as const
  })
  return { scene, sprites: new Map<string, Sprite<ImageBitmap>>(await Promise.all(loaded)) }
}

/** A frame as the page shows it, as PNG. */
async function frameAt(
  { scene, sprites }: { scene: PreparedScene; sprites: Map<string, Sprite<ImageBitmap>> },
  timeMs: number,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(scene.widthPx, scene.heightPx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the canvas has no context')
  drawScene(context, scene, sprites, timeMs)
  return canvas.convertToBlob()
}

/**
 * Plays a scene over a clip, and posts the shown picture as `/shown`, PNG, each time a frame of the
 * clip arrives. Returns a function that seeks to a time, ms.
 */
async function preview(scene: string, clip: string): Promise<(timeMs: number) => void> {
  const canvas = document.createElement('canvas')
  const player = new Player({ onSlow() {} })
  const address = URL.createObjectURL(await fetchBlob(clip))
  player.ground(
    openPlayingClip(address, () => {
      player.redraw()
      canvas.toBlob((png) => png && post('/shown', png))
    }),
  )
  player.screen(canvas)
  player.show(await load(scene))
  return (timeMs) => player.seek(timeMs)
}

async function fetchBlob(address: string): Promise<Blob> {
  return (await fetch(address)).blob()
}

async function post(path: string, body: Blob): Promise<void> {
  await fetch(path, { method: 'POST', body })
}

/** Time of our export from scene to file, ms. */
async function timeExport(
  address: string,
  { clip, ...wish }: Pick<FilmWish, 'clip' | 'limitedRange'> = {},
): Promise<number> {
  const loaded = await load(address)
  const under = clip ? await fetchBlob(clip) : undefined
  const start = performance.now()
  await exportFilm(new AbortController().signal, { ...loaded, ...wish, clip: under })
  return performance.now() - start
}

/** Time of the browser's recorder, ms. */
async function timeRecorder(address: string): Promise<number> {
  const loaded = await load(address)
  const start = performance.now()
  await recordFilm(new AbortController().signal, loaded, () => {})
  return performance.now() - start
}

/** Time of the encoder alone, ms. */
async function timeRaw(address: string, content: RawOrder['content']): Promise<number> {
  const worker = new Worker(new URL('./raw-encoder-worker.ts', import.meta.url), { type: 'module' })
  return askOnce(worker, { ...(await load(address)), content } satisfies RawOrder)
}

/** Time of ffmpeg in WebAssembly, ms. */
async function timeWasm(address: string, core: string): Promise<number> {
  const worker = new Worker(new URL('./ffmpeg-wasm-worker.ts', import.meta.url), { type: 'module' })
  return askOnce(worker, { ...(await load(address)), core } satisfies WasmOrder)
}

/** Time of a photo film from its order to its file, ms. */
async function timePhotoFilm(wish: PhotoWish): Promise<number> {
  const order = await orderPhotos(wish)
  const start = performance.now()
  await exportPhotoFilm(new AbortController().signal, order, () => {})
  return performance.now() - start
}

/** Time of the encoder alone with the frames of a photo film, ms. */
async function timeRawPhotos(wish: PhotoWish): Promise<number> {
  const worker = new Worker(new URL('./raw-photo-worker.ts', import.meta.url), { type: 'module' })
  return askOnce(worker, await orderPhotos(wish))
}

function askOnce(worker: Worker, order: RawOrder | WasmOrder | PhotoFilmOrder): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}
