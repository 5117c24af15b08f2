import { type Direction, mirrored, orderLine } from './bidi.ts'
import { type Cluster, tableOf } from './coverage.ts'
import type { FontTables, PairKerning } from './font-table.ts'

/** Bounds of ink in units, y upwards; null without ink. */
export interface InkBounds {
  left: number
  right: number
  bottom: number
  top: number
}

/** A cluster in its place on a straight line, 1/1000 em from the line's left end. */
export interface SetCluster extends Cluster {
  x: number
  advance: number
  /** From the cluster's own left end. */
  ink: InkBounds | null
}

/** A line set at size 1: all lengths are in 1/1000 em and scale with the size. */
export interface SetLine {
  text: string
  direction: Direction
  width: number
  ink: InkBounds | null
  /** From left to right, with brackets already mirrored. */
  clusters: readonly SetCluster[]
}

export interface LineSetting {
  direction: Direction
  tables: FontTables
  /** Space between neighbouring clusters, 1/1000 em; none after the last. */
  tracking: number
}

/**
 * Puts clusters side by side in visual order by advances and pair kerning. Neighbours kern if they
 * share face and embedding level, since every engine then draws them in one run.
 */
export function setLine(clusters: readonly Cluster[], setting: LineSetting): SetLine {
  const { direction, tables, tracking } = setting
  const text = clusters.map((cluster) => cluster.text).join('')
  const placed: SetCluster[] = []
  let x = 0
  let before: number | undefined
  const levels = clusterLevels(clusters, text, direction)
  for (const index of levels.visual) {
    const cluster = clusters[index]
    const level = levels.byCluster[index] ?? 0
    if (!cluster) continue
    if (before !== undefined) {
      const first = clusters[Math.min(before, index)]
      const second = clusters[Math.max(before, index)]
      const neighbours = Math.abs(before - index) === 1 && level === levels.byCluster[before]
      if (first && second && neighbours) x += kerningBetween(first, second, tables)
      x += tracking
    }
    const drawn = drawnAt(cluster, level)
    const [advance] = glyphOf(drawn, tables)
    placed.push({ ...drawn, x, advance, ink: clusterInk(drawn, tables) })
    x += advance
    before = index
  }
  return { text, direction, width: x, ink: unionInk(placed), clusters: placed }
}

/**
 * The edges of each cluster of a paragraph as one long line, for choosing breaks: `starts[i]` is
 * the near edge of cluster i along the reading direction, `ends[i]` its far edge.
 */
export function measureParagraph(clusters: readonly Cluster[], setting: LineSetting) {
  const { direction, tables, tracking } = setting
  const text = clusters.map((cluster) => cluster.text).join('')
  const levels = clusterLevels(clusters, text, direction).byCluster
  const starts: number[] = []
  const ends: number[] = []
  let x = 0
  clusters.forEach((cluster, i) => {
    const previous = clusters[i - 1]
    if (previous) {
      if (levels[i] === levels[i - 1]) x += kerningBetween(previous, cluster, tables)
      x += tracking
    }
    starts.push(x)
    x += glyphOf(drawnAt(cluster, levels[i] ?? 0), tables)[0]
    ends.push(x)
  })
  return { starts, ends }
}

function clusterLevels(clusters: readonly Cluster[], text: string, direction: Direction) {
  const order = orderLine(text, direction)
  const clusterAt = new Map<number, number>()
  const byCluster: number[] = []
  let offset = 0
  clusters.forEach((cluster, i) => {
    clusterAt.set(offset, i)
    byCluster.push(order.levels[offset] ?? 0)
    offset += cluster.text.length
  })
  const visual = order.visual.flatMap((unit) => clusterAt.get(unit) ?? [])
  return { byCluster, visual }
}

function kerningBetween(first: Cluster, second: Cluster, tables: FontTables): number {
  if (first.face !== second.face) return 0
  return pairKerning(tableOf(tables, first.face).kerning, baseOf(first), baseOf(second))
}

function pairKerning(kerning: PairKerning, left: number, right: number): number {
  const column = kerning.columns[(kerning.second[right] ?? 0) - 1]
  return column?.[(kerning.first[left] ?? 0) - 1] ?? 0
}

function clusterInk(cluster: Cluster, tables: FontTables): InkBounds | null {
  const table = tableOf(tables, cluster.face)
  const [, left, bottom, right, top] = glyphOf(cluster, tables)
  const bounds = left === right ? null : { left, right, bottom, top }
  const base = baseOf(cluster)
  for (const mark of [...cluster.text].slice(1)) {
    const code = mark.codePointAt(0) ?? 0
    const glyph = table.glyphs[code]
    if (!glyph || !bounds) continue
    const [dx, dy] = table.marks[code]?.[base] ?? [0, 0]
    bounds.left = Math.min(bounds.left, glyph[1] + dx)
    bounds.bottom = Math.min(bounds.bottom, glyph[2] + dy)
    bounds.right = Math.max(bounds.right, glyph[3] + dx)
    bounds.top = Math.max(bounds.top, glyph[4] + dy)
  }
  return bounds
}

function unionInk(clusters: readonly SetCluster[]): InkBounds | null {
  const inked = clusters.flatMap(({ x, ink }) => (ink ? [{ x, ink }] : []))
  if (inked.length === 0) return null
  return {
    left: Math.min(...inked.map(({ x, ink }) => x + ink.left)),
    right: Math.max(...inked.map(({ x, ink }) => x + ink.right)),
    bottom: Math.min(...inked.map(({ ink }) => ink.bottom)),
    top: Math.max(...inked.map(({ ink }) => ink.top)),
  }
}

/** In a right-to-left run a bracket is mirrored, which in some faces has another width. */
function drawnAt(cluster: Cluster, level: number): Cluster {
  if (level % 2 === 0) return cluster
  const [base = '', ...marks] = cluster.text
  return { ...cluster, text: mirrored(base) + marks.join('') }
}

function glyphOf(cluster: Cluster, tables: FontTables) {
  return tableOf(tables, cluster.face).glyphs[baseOf(cluster)] ?? ([0, 0, 0, 0, 0] as const)
}

function baseOf(cluster: Cluster): number {
  return cluster.text.codePointAt(0) ?? 0
}
