import type { Size } from '#shared/art/family.ts'
import { drawScene } from '#shared/scene/draw-scene.ts'
import { makeFilm } from './make/make-film.ts'
import { openPlayingClip, type PlayingClip } from './play/playing-clip.ts'
import { type PreparedFilm, type PrepareOptions, prepareFilm } from './prepare-film.ts'
import { createSpriteStore } from './sprite-store.ts'

/*
 * The film builder calls this in its browser: the same code as on a visitor's page.
 */

const store = createSpriteStore()

function prepare(source: PrepareOptions): Promise<PreparedFilm> {
  return prepareFilm(new AbortController().signal, source, store)
}

/** Frames at those times, ms, as JPEG in base64. */
export async function drawFrames(
  source: PrepareOptions,
  timesMs: readonly number[],
): Promise<string[]> {
  const { scene, sprites } = await prepare(source)
  const context = openCanvas(scene)
  const seek = source.clip ? await openClip(source.clip) : undefined
  const frames: string[] = []
  for (const timeMs of timesMs) {
    const clip = await seek?.(timeMs)
    clip?.draw(context, scene)
    drawScene(context, scene, sprites, timeMs)
    frames.push(readJpeg(context))
  }
  return frames
}

/**
 * The whole frame of a clip at a time, ms, without words, as JPEG in base64.
 *
 * @param size of the clip
 */
export async function drawStill(address: string, size: Size, timeMs: number): Promise<string> {
  const context = openCanvas(size)
  const clip = await (await openClip(address))(timeMs)
  clip.draw(context, size)
  return readJpeg(context)
}

function openCanvas({ widthPx, heightPx }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser has no canvas')
  return context
}

function readJpeg({ canvas }: CanvasRenderingContext2D): string {
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^[^,]*,/, '')
}

/** Fetches the whole file: a browser can seek only where the server supports ranges. */
async function fetchClip(address: string): Promise<Blob> {
  return (await fetch(address)).blob()
}

/** Returns a function that resolves with the clip once it shows a time, ms. */
async function openClip(address: string): Promise<(timeMs: number) => Promise<PlayingClip>> {
  const file = URL.createObjectURL(await fetchClip(address))
  let arrive: (() => void) | undefined
  const clip = openPlayingClip(file, () => arrive?.())
  return (timeMs) =>
    new Promise((resolve) => {
      arrive = () => resolve(clip)
      clip.seek(timeMs)
    })
}

/**
 * The film as an MP4 in base64.
 *
 * @param song an MP4 with AAC sound, in base64
 */
export async function makeMp4(source: PrepareOptions, song: string | undefined): Promise<string> {
  const { scene, sprites } = await prepare(source)
  const sound = song && { file: await (await fetch(`data:audio/mp4;base64,${song}`)).blob() }
  const clip = source.clip ? await fetchClip(source.clip) : undefined
  const order = { scene, sprites, clip, ...(sound && { song: sound }) }
  const { file } = await makeFilm(new AbortController().signal, order, () => {})
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.onload = resolve
    reader.readAsDataURL(file)
  })
  return String(reader.result).replace(/^[^,]*,/, '')
}
