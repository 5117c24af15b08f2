import type { Palette } from '#shared/art/family.ts'
import { parseHex } from '#shared/art/hex-colour.ts'

/** RGB distance below which dots of 10 px look the same. */
const leastSpread = 30

/**
 * One colour that identifies each palette: from the first band of the swatches in which all colours
 * look different, or from the band in which they differ most.
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
