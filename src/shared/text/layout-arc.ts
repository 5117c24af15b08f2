import type { Arc, Box } from '../art/family.ts'
import { extentOf, fitShare, floorSize, prepareText, type TextStyle } from './layout-text.ts'
import { letterHeight } from './letter-height.ts'
import type { LaidLine, PlacedCluster } from './line.ts'
import { type SetCluster, type SetLine, setLine } from './set-line.ts'

export interface ArcLayout {
  /** Already in its place; null for a text of only spaces. */
  line: (LaidLine & { x: number; baseline: number }) | null
  /** False when the text is longer than the sweep at `sizes.min`. */
  fits: boolean
  /** Characters missing from all faces, each once; they are not drawn. */
  missing: readonly string[]
}

/** Type larger than this share of the radius has gaps between its tops. */
const largestSizeByRadius = 1 / 7

/**
 * Bends a line over the top of a circle, centred, its baseline on the circle: each cluster upright on
 * the tangent at its middle, in visual order. As large as 98.5 % of the sweep, a seventh of the
 * radius and the height of the band allow, from `sizes.max` down to `sizes.min`. In a band, plain
 * letters are centred, as far as all ink stays in it. Line feeds count as spaces.
 *
 * @param text as typed; this function normalises it
 * @throws RangeError when a face has no table, or the radius is not positive
 * @example layoutArc('אב', style, { cx: 0, cy: 0, radius: 500, sweep: 2 }).line?.clusters
 *   // [{ text: 'ב', x: ..., y: ..., angle: -0.03 }, { text: 'א', ... }]
 */
export function layoutArc(text: string, style: Omit<TextStyle, 'maxLines'>, arc: Arc): ArcLayout {
  if (!(arc.radius > 0)) throw new RangeError(`arc.radius must be positive: ${arc.radius}`)
  const { paragraphs, missing, setting } = prepareText(text.replace(/\s/g, ' '), style)
  const [paragraph] = paragraphs
  if (!paragraph) return { line: null, fits: true, missing }
  const set = setLine(paragraph.clusters, { ...setting, direction: paragraph.direction })
  const { min, max } = style.sizes
  const room = arc.sweep * arc.radius * fitShare
  const ink = riseOf(set)
  const { above, below } = arc.band ?? { above: Infinity, below: Infinity }
  const tallestPx = ((above + below) / (ink.above + ink.below)) * 1000
  const longestPx = Math.min((room / extentOf(set)) * 1000, tallestPx)
  const largestPx = Math.min(arc.radius * largestSizeByRadius, longestPx)
  const sizePx = largestPx >= max ? max : Math.max(min, floorSize(largestPx))
  const px = sizePx / 1000
  const letters = letterHeight(style.faces, set.direction, style.tables)
  const centred = arc.band ? (above - below - letters * sizePx) / 2 : 0
  const lift = Math.max(ink.below * px - below, Math.min(above - ink.above * px, centred))
  const circle = { ...arc, radius: arc.radius + lift }
  const bent = set.clusters
    .filter((cluster) => cluster.ink)
    .map((cluster) => bend(cluster, circle, { px, middle: set.width / 2 }))
  const widthPx = set.width * px
  return {
    line: {
      text: set.text,
      direction: set.direction,
      faces: style.faces,
      sizePx,
      widthPx,
      x: arc.cx - widthPx / 2,
      baseline: circle.cy - circle.radius,
      ink: boxOf(bent.flatMap((piece) => piece.corners)),
      clusters: bent.map((piece) => piece.cluster),
    },
    fits: longestPx >= min,
    missing,
  }
}

/** The highest and the lowest ink of a line off its baseline, 1/1000 em. */
function riseOf({ clusters }: SetLine) {
  const inks = clusters.flatMap(({ ink }) => ink ?? [])
  return {
    above: Math.max(0, ...inks.map(({ top }) => top)),
    below: Math.max(0, ...inks.map(({ bottom }) => -bottom)),
  }
}

interface Bent {
  cluster: PlacedCluster
  corners: readonly (readonly [x: number, y: number])[]
}

function bend(set: SetCluster, arc: Arc, scale: { px: number; middle: number }): Bent {
  const { px, middle } = scale
  const angle = ((set.x + set.advance / 2 - middle) * px) / arc.radius
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const half = (set.advance / 2) * px
  const x = arc.cx + arc.radius * sin - half * cos
  const y = arc.cy - arc.radius * cos - half * sin
  const { left, right, bottom, top } = set.ink ?? { left: 0, right: 0, bottom: 0, top: 0 }
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([along = 0, up = 0]): [number, number] => [
    x + (along * cos + up * sin) * px,
    y + (along * sin - up * cos) * px,
  ])
  const cluster = {
    text: set.text,
    face: set.face,
    x: round(x, 1e3),
    y: round(y, 1e3),
    angle: round(angle, 1e6),
  }
  return { cluster, corners }
}

function boxOf(corners: readonly (readonly [number, number])[]): Box {
  const xs = corners.map(([x]) => round(x, 1e3))
  const ys = corners.map(([, y]) => round(y, 1e3))
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Sines differ in their last bit between engines; rounded places do not. */
function round(value: number, scale: number): number {
  return Math.round(value * scale) / scale
}
