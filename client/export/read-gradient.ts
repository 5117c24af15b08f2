export interface GradientStop {
  /** Along the axis, 0 to 1. */
  offset: number
  /** #rrggbb */
  colour: string
}

export interface Gradient {
  /** The ends of its axis, px: x1, y1, x2, y2. */
  axis: [number, number, number, number]
  stops: readonly GradientStop[]
}

/** Whether a paint is not a colour but `url(#id)`. */
export function isGradient(paint: string): boolean {
  return paint.startsWith('url(')
}

/**
 * A gradient that the art defines for letters of foil.
 *
 * @param paint `url(#id)` of a linear gradient over the whole page
 * @throws RangeError when the art has no such gradient
 */
export function readGradient(art: string, paint: string): Gradient {
  const id = /^url\(#([\w-]+)\)$/.exec(paint)?.[1]
  const [, attributes = '', content = ''] =
    new RegExp(`<linearGradient id="${id}"([^>]*)>(.*?)</linearGradient>`, 's').exec(art) ?? []
  const stops = [...content.matchAll(/<stop offset="([\d.]+)" stop-color="(#\w+)"\/>/g)]
  if (!attributes.includes('gradientUnits="userSpaceOnUse"') || stops.length < 2) {
    throw new RangeError(`the art has no gradient over its page for ${paint}`)
  }
  const at = (name: string) => numberOf(attributes, name)
  return {
    axis: [at('x1'), at('y1'), at('x2'), at('y2')],
    stops: stops.map(([, offset, colour = '']) => ({ offset: Number(offset), colour })),
  }
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0)
}
