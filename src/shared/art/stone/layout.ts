import { grown } from '../box.ts'
import type { Box, Size, TextArea } from '../family.ts'
import type { Point } from '../path.ts'

/** A window or a gate with a round top; px. */
export interface Opening {
  cx: number
  /** Height where the arch begins. */
  springY: number
  /** Half its width, and the height of its arch above `springY`. */
  rx: number
  ry: number
  /** Height where it ends at the sill. */
  footY: number
}

/** The place of everything on one plot; all lengths in plot px. */
export interface StoneLayout extends Size {
  /** 1 at 1080 px wide and 1350 px high. */
  unit: number
  openings: readonly Opening[]
  /**
   * Width of the dressed stones around an opening, and of the wall's visible thickness inside it.
   */
  band: number
  reveal: number
  /** Back and front edge of the sill's top, and the foot of its face. */
  sill: { back: number; front: number; bottom: number }
  /** Scale of the things on the sill, in units. */
  thingScale: number
  /** Whether steps lead up to it instead of a sill. */
  steps: boolean
  /** The line between sky and land. */
  horizon: number
  /** A glazed panel in the wall behind the text, where the text is not in the sky. */
  panel?: Box
  text: Box
  anchor: TextArea['anchor']
  header: TextArea['header']
  arc?: TextArea['arc']
}

export type FrameName = 'arch' | 'twin' | 'niche' | 'lintel' | 'terrace' | 'gate'

/** Shares of the plot: `half` and `rise` of its width, the others of its height. */
interface Proportions {
  half: number
  rise: number
  crown: number
  sill: number
  horizon: number
  thingScale: number
  /** Half its width, its top and its bottom. */
  text: readonly [half: number, top: number, bottom: number]
  header: number
}

type ByFormat = Readonly<Record<'status' | 'print' | 'portrait' | 'square', Proportions>>

// biome-ignore format: a table
const proportions: Readonly<Record<FrameName, ByFormat>> = {
  arch: {
    status: { half: 0.442, rise: 0.31, crown: 0.175, sill: 0.872, horizon: 0.745, thingScale: 1.2, text: [0.402, 0.286, 0.612], header: 0.1425 },
    print: { half: 0.37, rise: 0.35, crown: 0.115, sill: 0.862, horizon: 0.74, thingScale: 0.9, text: [0.305, 0.232, 0.58], header: 0.063 },
    portrait: { half: 0.375, rise: 0.34, crown: 0.112, sill: 0.862, horizon: 0.74, thingScale: 0.86, text: [0.305, 0.234, 0.58], header: 0.062 },
    square: { half: 0.4, rise: 0.28, crown: 0.125, sill: 0.862, horizon: 0.74, thingScale: 0.86, text: [0.3, 0.24, 0.595], header: 0.07 },
  },
  gate: {
    status: { half: 0.442, rise: 0.28, crown: 0.175, sill: 0.868, horizon: 0.66, thingScale: 0.9, text: [0.402, 0.268, 0.606], header: 0.1425 },
    print: { half: 0.33, rise: 0.32, crown: 0.102, sill: 0.87, horizon: 0.66, thingScale: 0.7, text: [0.268, 0.208, 0.545], header: 0.056 },
    portrait: { half: 0.33, rise: 0.31, crown: 0.112, sill: 0.865, horizon: 0.66, thingScale: 0.66, text: [0.268, 0.222, 0.555], header: 0.055 },
    square: { half: 0.345, rise: 0.25, crown: 0.125, sill: 0.85, horizon: 0.67, thingScale: 0.64, text: [0.27, 0.228, 0.58], header: 0.065 },
  },
  twin: {
    status: { half: 0.182, rise: 0.176, crown: 0.162, sill: 0.45, horizon: 0.38, thingScale: 1.14, text: [0.408, 0.538, 0.84], header: 0.1425 },
    print: { half: 0.168, rise: 0.168, crown: 0.1, sill: 0.49, horizon: 0.4, thingScale: 0.94, text: [0.375, 0.622, 0.91], header: 0.063 },
    portrait: { half: 0.168, rise: 0.168, crown: 0.1, sill: 0.49, horizon: 0.4, thingScale: 0.84, text: [0.375, 0.627, 0.912], header: 0.062 },
    square: { half: 0.168, rise: 0.15, crown: 0.09, sill: 0.48, horizon: 0.39, thingScale: 0.76, text: [0.375, 0.622, 0.91], header: 0.07 },
  },
  niche: {
    status: { half: 0.285, rise: 0.285, crown: 0.112, sill: 0.43, horizon: 0.356, thingScale: 1.14, text: [0.404, 0.5235, 0.836], header: 0.1425 },
    print: { half: 0.23, rise: 0.23, crown: 0.085, sill: 0.51, horizon: 0.42, thingScale: 0.94, text: [0.375, 0.64, 0.91], header: 0.063 },
    portrait: { half: 0.23, rise: 0.22, crown: 0.085, sill: 0.505, horizon: 0.42, thingScale: 0.94, text: [0.375, 0.64, 0.912], header: 0.062 },
    square: { half: 0.23, rise: 0.2, crown: 0.08, sill: 0.49, horizon: 0.4, thingScale: 0.84, text: [0.375, 0.635, 0.905], header: 0.07 },
  },
  lintel: {
    status: { half: 0.36, rise: 0.25, crown: 0.54, sill: 0.89, horizon: 0.79, thingScale: 1.16, text: [0.404, 0.192, 0.448], header: 0.145 },
    print: { half: 0.36, rise: 0.23, crown: 0.47, sill: 0.895, horizon: 0.78, thingScale: 0.86, text: [0.375, 0.125, 0.38], header: 0.062 },
    portrait: { half: 0.36, rise: 0.22, crown: 0.48, sill: 0.895, horizon: 0.78, thingScale: 0.8, text: [0.375, 0.135, 0.39], header: 0.062 },
    square: { half: 0.36, rise: 0.16, crown: 0.5, sill: 0.885, horizon: 0.77, thingScale: 0.68, text: [0.385, 0.15, 0.405], header: 0.07 },
  },
  terrace: {
    status: { half: 0, rise: 0, crown: 0, sill: 0.85, horizon: 0.71, thingScale: 1.34, text: [0.42, 0.23, 0.556], header: 0.2 },
    print: { half: 0, rise: 0, crown: 0, sill: 0.83, horizon: 0.7, thingScale: 0.86, text: [0.41, 0.2, 0.54], header: 0.155 },
    portrait: { half: 0, rise: 0, crown: 0, sill: 0.83, horizon: 0.7, thingScale: 0.8, text: [0.41, 0.2, 0.54], header: 0.155 },
    square: { half: 0, rise: 0, crown: 0, sill: 0.83, horizon: 0.7, thingScale: 0.76, text: [0.41, 0.2, 0.55], header: 0.165 },
  },
}

/**
 * The composition of one plot, chosen by its proportions (9:16, 5:7, 4:5 and 1:1).
 *
 * @example stoneLayout({ widthPx: 1080, heightPx: 1920 }, 'arch').openings.length // 1
 */
export function stoneLayout(size: Size, frame: FrameName): StoneLayout {
  const { widthPx, heightPx } = size
  const format = formatOf(heightPx / widthPx)
  const shares = proportions[frame][format]
  // An opening as wide as a status leaves little room beside it.
  const isSlim = frame === 'twin' || (format === 'status' && (frame === 'arch' || frame === 'gate'))
  const unit = Math.min(widthPx / 1080, heightPx / 1350)
  const back = shares.sill * heightPx
  const front = back + 40 * unit
  const text = centredBox(size, shares.text)
  const layout: StoneLayout = {
    ...size,
    unit,
    openings: openingsOf(size, frame, shares),
    band: (isSlim ? 62 : 86) * unit,
    reveal: (isSlim ? 30 : 42) * unit,
    sill: { back, front, bottom: front + 62 * unit },
    thingScale: shares.thingScale * unit,
    horizon: shares.horizon * heightPx,
    steps: frame === 'gate',
    text,
    anchor: 'middle',
    header: {
      x: Math.min(0.928 * widthPx, widthPx - (frame === 'terrace' ? 96 : 60) * unit),
      y: shares.header * heightPx,
      sizePx: 26 * unit,
    },
  }
  if (frame === 'twin' || frame === 'niche' || frame === 'lintel')
    return { ...layout, panel: grown(text, 62 * unit) }
  return frame === 'terrace' ? layout : { ...layout, arc: arcOf(layout) }
}

function formatOf(aspect: number): keyof ByFormat {
  if (aspect >= 1.6) return 'status'
  if (aspect >= 1.33) return 'print'
  return aspect >= 1.12 ? 'portrait' : 'square'
}

function openingsOf({ widthPx, heightPx }: Size, frame: FrameName, shares: Proportions): Opening[] {
  const rx = shares.half * widthPx
  const ry = shares.rise * widthPx
  const springY = shares.crown * heightPx + ry
  const footY = shares.sill * heightPx
  const centres = {
    arch: [0],
    gate: [0],
    niche: [0],
    lintel: [0],
    twin: [-0.212, 0.212],
    terrace: [],
  }[frame]
  return centres.map((share) => ({ cx: (0.5 + share) * widthPx, springY, rx, ry, footY }))
}

function centredBox({ widthPx, heightPx }: Size, [half, top, bottom]: Proportions['text']): Box {
  return {
    x: (0.5 - half) * widthPx,
    y: top * heightPx,
    width: 2 * half * widthPx,
    height: (bottom - top) * heightPx,
  }
}

/** Height of the largest letters on the arch, units: a capital with its ring, of type at 42. */
const archLetters = 39

/**
 * Letters on the dressed stones: the circle along the upper part of the arch, as far as they stay
 * off the rim of the page.
 */
function arcOf(layout: StoneLayout): TextArea['arc'] {
  const { widthPx, heightPx, reveal, band, unit } = layout
  const [opening] = layout.openings
  if (!opening) throw new RangeError('no opening to write on')
  const rx = opening.rx + reveal + band / 2
  const ry = opening.ry + reveal + band / 2
  const sweep = 1.9
  const side = archPoint({ ...opening, rx, ry }, (Math.PI - sweep) / 2)
  const drop = side.y - (opening.springY - ry)
  const reach = side.x - opening.cx
  const radius = (reach * reach + drop * drop) / (2 * drop)
  const baseline = radius - 15 * unit
  const rim = (heightPx > 1.6 * widthPx ? 0.07 : 0.04) * widthPx
  const room = Math.min(opening.cx, widthPx - opening.cx) - rim
  const offRim = 2 * Math.asin(Math.min(1, room / (baseline + archLetters * unit)))
  const cy = opening.springY - ry + radius
  return { cx: opening.cx, cy, radius: baseline, sweep: Math.min(sweep, offRim) }
}

/** A point on an opening's arch, `offset` px outside it; `angle` from its right end, radians. */
export function archPoint(
  { cx, springY, rx, ry }: Pick<Opening, 'cx' | 'springY' | 'rx' | 'ry'>,
  angle: number,
  offset = 0,
): Point {
  return {
    x: cx + (rx + offset) * Math.cos(angle),
    y: springY - (ry + offset) * Math.sin(angle),
  }
}
