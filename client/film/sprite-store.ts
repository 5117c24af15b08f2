import type { Box } from '#shared/art/family.ts'
import type { Sprite } from '#shared/scene/prepared-scene.ts'
import type { CardPlace } from '#shared/scene/scene-stage.ts'
import { rasteriseSvg } from '../export/export-picture.ts'
import { createPromiseCache } from '../promise-cache.ts'

export interface SpriteOrder {
  /** An SVG fragment in px of the card's page. */
  svg: string
  /** The box of its ink, px of the card's page. */
  box: Box
  place: CardPlace
}

/** Draws each order once; frees the sprites that the last film did not use. */
export interface SpriteStore {
  take(signal: AbortSignal, order: SpriteOrder): Promise<Sprite<ImageBitmap>>
  /** Frees every sprite not taken since the last sweep. */
  sweep(): void
  close(): void
}

export function createSpriteStore(): SpriteStore {
  const sprites = createPromiseCache<Sprite<ImageBitmap>>({
    dispose: ({ picture }) => picture.close(),
  })
  const used = new Set<unknown>()
  return {
    take(signal, order) {
      const key = JSON.stringify(order)
      used.add(key)
      return sprites.take([key], () => drawSprite(signal, order))
    },
    sweep() {
      sprites.retain(([key]) => used.has(key))
      used.clear()
    },
    close: sprites.clear,
  }
}

/** On whole px of the video, so that a resting sprite is copied without resampling. */
async function drawSprite(
  signal: AbortSignal,
  { svg, box, place }: SpriteOrder,
): Promise<Sprite<ImageBitmap>> {
  const { scale } = place
  const left = Math.floor(place.x + box.x * scale)
  const top = Math.floor(place.y + box.y * scale)
  const widthPx = Math.max(1, Math.ceil(place.x + (box.x + box.width) * scale) - left)
  const heightPx = Math.max(1, Math.ceil(place.y + (box.y + box.height) * scale) - top)
  const viewBox = [left - place.x, top - place.y, widthPx, heightPx].map((px) => px / scale)
  const drawing = { content: svg, viewBox: viewBox.join(' '), widthPx, heightPx }
  const picture = await rasteriseSvg(signal, drawing)
  return { picture, x: left, y: top, widthPx, heightPx }
}
