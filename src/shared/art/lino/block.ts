import type { Box } from '../family.ts'
import { ellipsePath, type Path, type Point, type Segment } from '../path.ts'
import { flatten, isInside, type Polygon } from '../polygon.ts'
import { between, createRandom, type Random } from '../random.ts'
import { cutPath } from './knife.ts'

export const blockShapes = ['slab', 'arch'] as const
export type BlockShape = (typeof blockShapes)[number]

/** The outline of the inked block, with the unevenness of a hand-cut edge. */
export function blockPath(box: Box, shape: BlockShape, unit: number, seed: number): Path {
  const random = createRandom(seed)
  if (shape === 'arch') return roughen(archPoints(box), unit, random)
  return roughen(rectPoints(box, unit), unit, random)
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function archPoints({ x, y, width, height }: Box): Point[] {
  const rise = Math.min(width / 2, height * 0.62)
  const top = Array.from({ length: 61 }, (_, i) => {
    const angle = Math.PI + (i / 60) * Math.PI
    return {
      x: x + width / 2 + (width / 2) * Math.cos(angle),
      y: y + rise + rise * Math.sin(angle),
    }
  })
  return [
    ...top,
    ...along({ x: x + width, y: y + rise }, { x: x + width, y: y + height }),
    ...along({ x: x + width, y: y + height }, { x, y: y + height }),
    ...along({ x, y: y + height }, { x, y: y + rise }),
  ]
}

function rectPoints({ x, y, width, height }: Box, unit: number): Point[] {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return corners.flatMap((corner, i) => along(corner, corners[(i + 1) % 4] ?? corner, 24 * unit))
}

/** Points about 26 px apart, the last left out. */
function along(from: Point, to: Point, step = 26): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }))
}

/** An outline with the unevenness of a hand-cut edge; curves become chords. */
export function cutEdge(path: Path, unit: number, random: Random): Path {
  return flatten(path, 10).flatMap((polygon) =>
    roughen(
      polygon.flatMap((point, i) => along(point, polygon[(i + 1) % polygon.length] ?? point)),
      unit,
      random,
    ),
  )
}

export function roughen(points: readonly Point[], unit: number, random: Random): Path {
  const wander = () => between(random, -1.1, 1.1) * unit
  const path = points.map(({ x, y }, i): Segment => {
    return [i === 0 ? 'M' : 'L', x + wander(), y + wander()]
  })
  return [...path, ['Z']]
}

/** What is not cut, and the box around it. */
export interface Obstacle extends Box {
  polygons: readonly Polygon[]
}

export interface Gouging {
  block: readonly Polygon[]
  /** The bodies of the objects printed on the block; cuts keep their distance from each. */
  objects: readonly Obstacle[]
  centre: Point
  /** `rays` run out from the centre, `rings` run around it. */
  flow: 'rays' | 'rings'
  /** The far edge of a table, plot px: light falls above it, and its top has level cuts. */
  table: number
  /** Reach of the light cuts from the centre, px. */
  reach: number
  unit: number
  seed: number
}

/**
 * Cuts that bring light into the block: long and dense near the centre, few and short far from it.
 */
export function gouge(order: Gouging): Path {
  const { centre, flow, reach, unit } = order
  const random = createRandom(order.seed)
  const path: Segment[] = []
  const step = (flow === 'rays' ? 31 : 19) * unit
  for (let radius = (flow === 'rays' ? 30 : 74) * unit; radius < reach; radius += step) {
    const far = radius / reach
    const spacing = (flow === 'rays' ? 15 + 9 * far : 44 - 6 * far) * unit
    const count = Math.max(8, Math.round((2 * Math.PI * radius) / spacing))
    const turn = random() * 2 * Math.PI
    for (let i = 0; i < count; i++) {
      const keep = random() > far ** 1.7 * 0.92
      const angle = turn + ((i + between(random, -0.22, 0.22)) / count) * 2 * Math.PI
      const length =
        (flow === 'rays' ? 44 : 40) * (1 - 0.5 * far) * between(random, 0.7, 1.2) * unit
      const width = (7.4 - 4.2 * far) * between(random, 0.75, 1.2) * unit
      const start = radius + between(random, -0.25, 0.25) * step
      if (!keep) continue
      const cut =
        flow === 'rays' ? radial(centre, angle, start, length) : round(centre, angle, start, length)
      const isLit = cut.every((point) => point.y < order.table - 8 * unit && isFree(order, point))
      if (isLit) path.push(...cutPath(cut[0], cut[2], width))
    }
  }
  return path
}

/** Level cuts of the table's top, closer together towards its far edge. */
export function tableCuts(order: Gouging, box: Box): Path {
  const { unit, table } = order
  const random = createRandom(order.seed)
  const path: Segment[] = []
  for (let row = 0, y = table + 5 * unit; y < box.y + box.height; row++) {
    for (let x = box.x + between(random, 0, 40) * unit; x < box.x + box.width; ) {
      const length = between(random, 26, 120) * unit
      const cut = [
        { x, y },
        { x: x + length / 2, y },
        { x: x + length, y },
      ] as const
      if (row === 0 || cut.every((point) => isFree(order, point))) {
        if (isWithin(order, cut)) path.push(...cutPath(cut[0], cut[2], (3.2 + 0.5 * row) * unit))
      }
      x += length + between(random, 8, 40) * unit
    }
    y += (13 + 3.5 * row) * unit
  }
  return path
}

function isWithin({ block }: Gouging, cut: Cut): boolean {
  return cut.every((point) => isInside(block, point))
}

type Cut = readonly [from: Point, middle: Point, to: Point]

function radial(centre: Point, angle: number, radius: number, length: number): Cut {
  const at = (r: number) => polar(centre, angle, r)
  return [at(radius), at(radius + length / 2), at(radius + length)]
}

function round(centre: Point, angle: number, radius: number, length: number): Cut {
  const half = length / 2 / radius
  return [
    polar(centre, angle - half, radius),
    polar(centre, angle, radius),
    polar(centre, angle + half, radius),
  ]
}

function polar({ x, y }: Point, angle: number, radius: number): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
}

/** Inside the block and off the objects, with some ink left in between. */
function isFree({ block, objects, unit }: Gouging, { x, y }: Point): boolean {
  const rim = 13 * unit
  const around = [
    { x, y },
    { x: x + rim, y },
    { x: x - rim, y },
    { x, y: y + rim },
    { x, y: y - rim },
  ]
  return (
    around.every((point) => isInside(block, point)) &&
    !objects.some((object) => around.some((point) => isCovered(object, point)))
  )
}

function isCovered({ x, y, width, height, polygons }: Obstacle, point: Point): boolean {
  const isNear = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  return isNear && isInside(polygons, point)
}

/** Specks where the roller left no ink. */
export function specks(block: readonly Polygon[], box: Box, unit: number, seed: number): Path {
  const random = createRandom(seed)
  return Array.from({ length: 150 }).flatMap(() => {
    const at = { x: box.x + random() * box.width, y: box.y + random() * box.height }
    const radius = between(random, 0.6, 1.7) * unit
    return isInside(block, at) ? ellipsePath(at.x, at.y, radius, radius * 0.8) : []
  })
}
