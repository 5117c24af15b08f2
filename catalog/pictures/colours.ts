import type { Palette } from '#shared/art/family.ts'
import { parseHex } from '#shared/art/hex-colour.ts'

/**
 * Two paints stirred together, `share` of them the second, 0 to 1.
 *
 * @throws RangeError when one is not #rrggbb
 * @example mixColours('#000000', '#ffffff', 0.2) // '#333333'
 */
export function mixColours(one: string, other: string, share: number): string {
  const second = parseHex(other)
  const mixed = parseHex(one).map((channel, i) => channel + ((second[i] ?? 0) - channel) * share)
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Colours nearer than this look alike as dots of 10 px; distance in RGB. */
const leastSpread = 30

/**
 * One colour of each palette to know it by: the first band of the swatches in which all differ to
 * the eye, else the one in which they differ most.
 */
export function tellingColours(palettes: readonly Palette[]): string[] {
  const bands = [0, 1, 2].map((band) => palettes.map(({ swatch }) => swatch[band] ?? swatch[0]))
  const [widest = []] = [...bands].sort((a, b) => spread(b) - spread(a))
  return bands.find((band) => spread(band) >= leastSpread) ?? widest
}

function spread(colours: readonly string[]): number {
  const points = colours.map(parseHex)
  const distances = points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  )
  return Math.min(...distances)
}
