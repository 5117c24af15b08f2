import { drawScene } from '#shared/scene/draw-scene.ts'
import { type Film, type FilmSource, prepareFilm } from './prepare-film.ts'
import { createSpriteStore } from './sprite-store.ts'

/*
 * What the builder of films calls in its browser: the very code that a visitor's page runs.
 */

const store = createSpriteStore()

function prepare(source: FilmSource): Promise<Film> {
  return prepareFilm(new AbortController().signal, source, store)
}

/** Frames at those times, ms, as JPEG in base64. */
export async function drawFrames(
  source: FilmSource,
  timesMs: readonly number[],
): Promise<string[]> {
  const { scene, sprites } = await prepare(source)
  const canvas = document.createElement('canvas')
  canvas.width = scene.widthPx
  canvas.height = scene.heightPx
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser has no canvas')
  return timesMs.map((timeMs) => {
    drawScene(context, scene, sprites, timeMs)
    return canvas.toDataURL('image/jpeg', 0.9).replace(/^[^,]*,/, '')
  })
}
