import type { Box } from '../family.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Paint } from '../paints.ts'
import { boundsOf, type Path, placement, rectPath } from '../path.ts'
import type { Polygon } from '../polygon.ts'
import type { Obstacle } from './block.ts'
import type { LinoLayout } from './layout.ts'
import type { Inking } from './print-motif.ts'

/** A plot to print on: its places, its inks, and the words that cuts stay off. */
export interface Sheet {
  layout: LinoLayout
  inks: Inks
  seed: number
  /** Boxes of words. */
  reserved: readonly Box[]
  /** The same as obstacles of cuts. */
  words: readonly Obstacle[]
}

export interface Inks {
  paper: Paint
  ink: Paint
  spot: Paint
  /** The ground of the words, and what stands out from it. */
  field: Paint
  mark: Paint
}

/** How far the ground extends past the plot, px. */
export const bleed = 48

/** The plot with its bleed. */
export function pageOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }): Box {
  return { x: -bleed, y: -bleed, width: widthPx + 2 * bleed, height: heightPx + 2 * bleed }
}

/** A box as an outline. */
export function boxPath({ x, y, width, height }: Box): Path {
  return rectPath(x, y, width, height)
}

export function asObstacle(path: Path, polygons: readonly Polygon[]): Obstacle {
  return { ...boundsOf(path), polygons }
}

/** A box as an obstacle of cuts, with some room around it. */
export function wordObstacle(box: Box, room: number): Obstacle {
  const x = box.x - room
  const y = box.y - room
  const width = box.width + 2 * room
  const height = box.height + 2 * room
  const polygon = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return { x, y, width, height, polygons: [polygon] }
}

/** The map that stands a motif with its foot at (x, y), within a width and a height. */
export function standAt(motif: Motif, at: { x: number; y: number; width: number; height: number }) {
  const scale = Math.min(at.width / motif.width, at.height / motif.height)
  return placement(at.x, at.y, 0, scale)
}

/** How motifs are printed on a sheet; small ones with finer lines. */
export function inkingOf({ inks, layout }: Sheet, fine = 1): Inking {
  const unit = fine * layout.unit
  return { paper: inks.paper, ink: inks.ink, spot: inks.spot, unit, beside: 3.4 * unit }
}
