import type { Box } from '#shared/art/family.ts'
import type { CardPlace } from '#shared/scene/compose-scene.ts'
import type { Sprite } from '#shared/scene/prepared-scene.ts'
import { rasteriseSvg } from '../export/export-picture.ts'

export interface SpriteOrder {
  /** An SVG fragment in px of the card's page. */
  svg: string
  /** Of its ink, px of the card's page. */
  box: Box
  place: CardPlace
}

/** Drawn once for each order; what the last film did not use is freed. */
export interface SpriteStore {
  take(signal: AbortSignal, order: SpriteOrder): Promise<Sprite<ImageBitmap>>
  /** Frees all that was not taken since it was called last. */
  sweep(): void
  close(): void
}

export function createSpriteStore(): SpriteStore {
  const kept = new Map<string, { sprite: Promise<Sprite<ImageBitmap>>; isUsed: boolean }>()

  function drop(key: string) {
    const entry = kept.get(key)
    kept.delete(key)
    entry?.sprite.then(
      ({ picture }) => picture.close(),
      () => {},
    )
  }

  return {
    async take(signal, order) {
      const key = JSON.stringify(order)
      const entry = kept.get(key) ?? { sprite: drawSprite(signal, order), isUsed: true }
      entry.isUsed = true
      kept.set(key, entry)
      entry.sprite.catch(() => kept.delete(key))
      return entry.sprite
    },
    sweep() {
      for (const [key, entry] of kept) {
        if (entry.isUsed) entry.isUsed = false
        else drop(key)
      }
    },
    close() {
      for (const key of kept.keys()) drop(key)
    },
  }
}

/** On whole px of the video, so that what rests is copied and not resampled. */
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
