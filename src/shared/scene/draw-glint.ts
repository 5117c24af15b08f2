import type { GlintNode, SceneContext, Sprite } from './prepared-scene.ts'
import { valueAt } from './value-at.ts'

const stripPx = 6

/** Draws only the strips of the picture under the band, brightest in its middle. */
export function drawGlint<Picture>(
  context: SceneContext<Picture>,
  { place, widthPx, strength }: GlintNode,
  { picture, x, y, widthPx: length, heightPx }: Sprite<Picture>,
  timeMs: number,
): void {
  const middle = valueAt(place, timeMs) * (length + widthPx) - widthPx / 2
  const first = Math.max(0, Math.floor((middle - widthPx / 2) / stripPx) * stripPx)
  const end = Math.min(length, middle + widthPx / 2)
  context.globalCompositeOperation = 'screen'
  for (let start = first; start < end; start += stripPx) {
    const away = (start + stripPx / 2 - middle) / (widthPx / 2)
    const size = Math.min(stripPx, length - start)
    context.globalAlpha = strength * Math.cos((Math.min(Math.abs(away), 1) * Math.PI) / 2) ** 2
    context.drawImage(picture, start, 0, size, heightPx, x + start, y, size, heightPx)
  }
}
