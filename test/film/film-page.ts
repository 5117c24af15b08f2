/*
 * What the tests and benchmarks of films do in a page; all that goes in and out is JSON.
 */
import { exportFilm } from '../../client/film/export-film.ts'
import { drawScene } from '../../src/shared/scene/draw-scene.ts'
import type { PreparedScene, Sprite } from '../../src/shared/scene/prepared-scene.ts'
import type { SceneFile } from './film-scene.ts'
import type { RawOrder } from './raw-encoder-worker.ts'

declare global {
  var films: typeof filmTools
}

const filmTools = { load, exportFilm, frameAt, timeRaw, toBase64 }
globalThis.films = filmTools

/** A scene ready to be drawn. */
async function load({ scene, sprites }: SceneFile) {
  const loaded = sprites.map(async ([id, sprite]) => {
    const bytes = Uint8Array.from(atob(sprite.picture), (character) => character.charCodeAt(0))
    return [id, { ...sprite, picture: await createImageBitmap(new Blob([bytes])) }] as const
  })
  return { scene, sprites: new Map<string, Sprite<ImageBitmap>>(await Promise.all(loaded)) }
}

/** A frame as the page shows it: a PNG. */
async function frameAt(
  { scene, sprites }: { scene: PreparedScene; sprites: Map<string, Sprite<ImageBitmap>> },
  timeMs: number,
): Promise<string> {
  const canvas = new OffscreenCanvas(scene.widthPx, scene.heightPx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the canvas has no context')
  drawScene(context, scene, sprites, timeMs)
  return toBase64(await canvas.convertToBlob())
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.readAsDataURL(blob)
  })
}

/** What the encoder alone takes, ms. */
function timeRaw(order: RawOrder): Promise<number> {
  const worker = new Worker(new URL('./raw-encoder-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}
