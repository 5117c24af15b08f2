import { allNodes, type PaintedArt } from '#shared/art/art.ts'
import { isHex } from '#shared/art/hex-colour.ts'
import { fillOf } from '#shared/art/paints.ts'

export interface GradientStop {
  /** Position along the axis, 0 to 1. */
  offset: number
  /** #rrggbb */
  colour: string
}

export interface Gradient {
  /** Both ends of its axis, px: x1, y1, x2, y2. */
  axis: [number, number, number, number]
  stops: readonly GradientStop[]
}

/** Whether an ink is `url(#id)` instead of a colour. */
export function isGradient(ink: string): boolean {
  return typeof fillOf(ink) === 'object'
}

/**
 * A gradient that the art defines for foil letters.
 *
 * @param ink `url(#id)` of a linear gradient over the whole page
 * @throws RangeError when the art has no such gradient
 */
export function readGradient(art: PaintedArt, ink: string): Gradient {
  const fill = fillOf(ink)
  const id = typeof fill === 'object' && fill.kind === 'reference' ? fill.id : undefined
  const gradient = allNodes(art).find(
    ({ tag, attributes }) =>
      tag === 'linearGradient' &&
      attributes.id === id &&
      attributes.gradientUnits === 'userSpaceOnUse',
  )
  const stops = (gradient?.children ?? []).flatMap(({ attributes }) => {
    const { offset, 'stop-color': colour, 'stop-opacity': opacity } = attributes
    if (typeof colour !== 'string' || !isHex(colour) || opacity !== undefined) return []
    return [{ offset: Number(offset), colour }]
  })
  if (!gradient || stops.length < 2) {
    throw new RangeError(`the art has no gradient over its page for ${ink}`)
  }
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = gradient.attributes
  return { axis: [Number(x1), Number(y1), Number(x2), Number(y2)], stops }
}
