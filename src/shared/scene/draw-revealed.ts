import type { RevealSide, SceneContext, Sprite } from './prepared-scene.ts'

/** A soft edge consists of strips, each fainter than the one before. */
const stripCount = 48

/** Length of the edge, as a share of the way. */
const softness = 0.3

/**
 * A sprite that is partly visible.
 *
 * @param shown the visible share, 0 to 1
 */
export function drawRevealed<Picture>(
  context: SceneContext<Picture>,
  { picture, x, y, widthPx, heightPx }: Sprite<Picture>,
  from: RevealSide,
  shown: number,
): void {
  const upright = from === 'top' || from === 'bottom'
  const length = upright ? heightPx : widthPx
  const opacity = context.globalAlpha
  for (let i = 0; i < stripCount; i++) {
    const start = Math.round((i * length) / stripCount)
    const size = Math.round(((i + 1) * length) / stripCount) - start
    const alpha = opacity * alphaAt(shown, wayTo((i + 0.5) / stripCount, from))
    if (size === 0 || alpha <= 0) continue
    context.globalAlpha = alpha
    if (upright) {
      context.drawImage(picture, 0, start, widthPx, size, x, y + start, widthPx, size)
    } else context.drawImage(picture, start, 0, size, heightPx, x + start, y, size, heightPx)
  }
}

/** Delay of a strip, 0 to 1, by its place from the left or top. */
function wayTo(place: number, from: RevealSide): number {
  if (from === 'middle') return Math.abs(2 * place - 1)
  return from === 'left' || from === 'top' ? place : 1 - place
}

function alphaAt(shown: number, way: number): number {
  const part = Math.min(Math.max((shown * (1 + softness) - way) / softness, 0), 1)
  return part * part * (3 - 2 * part)
}
