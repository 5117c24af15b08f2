import type { Box, Size } from '../../family.ts'
import type { Point } from '../../path.ts'
import { pageWidth } from '../layout.ts'

/** The places of the parts of a ring composition, in plot units; symmetric about x = 750. */
export interface RingLayout {
  heightUnits: number
  border: { tip: number; depth: number; kind: 'full' | 'slim' }
  /** The window inside the border. */
  opening: Box
  /** Hangs from the window's upper edge. */
  ring: Point & { radius: number; band: number }
  /** The place of the motif, inside the ring. */
  ledge: { y: number; half: number }
  header: Point
  text: Box
}

interface Proportions {
  tip: number
  depth: number
  kind: 'full' | 'slim'
  radius: number
  band: number
  /** Distances from the ring to the text, and from the text to the window's lower edge. */
  above: number
  below: number
  textHalf: number
  /** Distance of the header's baseline below the window's upper edge. */
  header: number
}

const proportions = {
  status: {
    tip: 20,
    depth: 84,
    kind: 'slim',
    radius: 520,
    band: 116,
    above: 74,
    below: 328,
    textHalf: 594,
    header: 272,
  },
  print: {
    tip: 60,
    depth: 140,
    kind: 'full',
    radius: 336,
    band: 92,
    above: 58,
    below: 176,
    textHalf: 420,
    header: 46,
  },
  portrait: {
    tip: 36,
    depth: 140,
    kind: 'full',
    radius: 316,
    band: 86,
    above: 52,
    below: 158,
    textHalf: 440,
    header: 46,
  },
  square: {
    tip: 30,
    depth: 92,
    kind: 'slim',
    radius: 270,
    band: 78,
    above: 44,
    below: 118,
    textHalf: 470,
    header: 46,
  },
} as const satisfies Record<string, Proportions>

/** Rounds for photos are larger, and their lace narrower. */
const photoRings = {
  status: { radius: 548, band: 88, below: 328 },
  print: { radius: 446, band: 76, above: 44, below: 138, header: 40 },
  portrait: { radius: 400, band: 72, above: 40, below: 128, header: 40 },
  square: { radius: 350, band: 66, above: 36, below: 88, header: 40 },
} as const

function shapeOf({ widthPx, heightPx }: Size): keyof typeof proportions {
  const ratio = heightPx / widthPx
  if (ratio < 1.12) return 'square'
  if (ratio < 1.32) return 'portrait'
  return ratio < 1.6 ? 'print' : 'status'
}

function proportionsFor(size: Size): Proportions {
  return proportions[shapeOf(size)]
}

/**
 * Lays the parts of the ring out on a plot, in plot units.
 *
 * @param isPhoto whether it is the round of a photo
 * @example layOutRing({ widthPx: 1080, heightPx: 1350 }).ring.radius // 316
 */
export function layOutRing(size: Size, isPhoto = false): RingLayout {
  const of = { ...proportionsFor(size), ...(isPhoto && photoRings[shapeOf(size)]) }
  const heightUnits = (size.heightPx / size.widthPx) * pageWidth
  const inset = of.tip + of.depth
  const cx = pageWidth / 2
  const foot = heightUnits - inset
  const ring = { x: cx, y: inset + of.radius - 14, radius: of.radius, band: of.band }
  const inner = of.radius - of.band
  const top = ring.y + of.radius + of.above
  const drop = 0.6 * inner
  return {
    heightUnits,
    border: { tip: of.tip, depth: of.depth, kind: of.kind },
    opening: { x: inset, y: inset, width: pageWidth - 2 * inset, height: heightUnits - 2 * inset },
    ring,
    ledge: { y: ring.y + drop, half: Math.sqrt(inner ** 2 - drop ** 2) },
    header: { x: pageWidth - inset - 24, y: inset + of.header },
    text: { x: cx - of.textHalf, y: top, width: 2 * of.textHalf, height: foot - of.below - top },
  }
}
