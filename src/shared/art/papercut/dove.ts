import { leafPath } from '../foliage.ts'
import {
  circlePath,
  orient,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { createRandom } from '../random.ts'
import { paperFlower } from './flower.ts'
import { bulge, lens, pinhole, slitLeaf } from './lace.ts'
import type { ArchLayout, Dove } from './layout.ts'
import { vine } from './vine.ts'

/** The left dove of the pair under the arch, joined to the crest by the twig in its beak. */
export function doves(arch: ArchLayout['arch'], { x, y, scale, tilt }: Dove): Path {
  const beak = beakOf(x, y, scale, tilt)
  const knot = { x: arch.cx - 22 * scale, y: beak.y - 34 * scale }
  return [...dovePath(x, y, scale, tilt), ...twigPath(beak, knot, scale)]
}

/** The pendant from the arch's crest between the doves: a leaf, a flower, a drop. */
export function pendantPath(arch: ArchLayout['arch'], { x, y, scale, tilt }: Dove): Path {
  const down = Math.PI / 2
  const crest = arch.cy - arch.radius + arch.band / 2 + 12
  const flower = { x: arch.cx, y: beakOf(x, y, scale, tilt).y - 44 * scale }
  const radius = 27 * scale
  const length = flower.y - radius - crest + 5
  return [
    ...slitLeaf({ x: arch.cx, y: crest, angle: down, length, width: Math.min(15, length * 0.24) }),
    ...circlePath(arch.cx, crest + 2, 9),
    ...paperFlower(flower, radius, 8),
    ...orient(
      leafPath({
        x: arch.cx,
        y: flower.y + radius - 4,
        angle: down,
        length: 34 * scale,
        width: 7 * scale,
      }),
      'solid',
    ),
  ]
}

/**
 * A flying dove, facing right, cut from one sheet: feathers and eye are slits. At scale 1 it is
 * about 230 units from tail to beak; (x, y) is its breast.
 */
function dovePath(x: number, y: number, scale: number, tilt = 0): Path {
  const local = [...farWing(), ...nearWing(), ...tail(), ...body()]
  return transformPath(local, placement(x, y, tilt, scale))
}

/** The tip of its beak. */
function beakOf(x: number, y: number, scale: number, tilt = 0): Point {
  const [segment] = transformPath([['M', 104, -31]], placement(x, y, tilt, scale))
  return segment?.[0] === 'M' ? { x: segment[1], y: segment[2] } : { x, y }
}

function body(): Path {
  const outline: Segment[] = [
    ['M', 104, -31],
    ['C', 95, -37, 90, -42, 85, -47],
    ['C', 77, -59, 58, -62, 46, -52],
    ['C', 33, -41, 26, -28, 6, -20],
    ['C', -24, -9, -52, -2, -84, 6],
    ['C', -84, 16, -80, 24, -72, 30],
    ['C', -44, 46, 8, 52, 44, 26],
    ['C', 66, 9, 72, -8, 80, -20],
    ['C', 86, -26, 94, -28, 104, -31],
    ['Z'],
  ]
  const breast = [
    lens(52, -4, 1.1, 30, 6),
    lens(36, 12, 0.8, 34, 6),
    lens(14, 25, 0.35, 36, 6),
    lens(-18, 28, 0.05, 36, 6),
  ]
  return [...orient(outline, 'solid'), ...pinhole(76, -42, 4.2), ...breast.flat()]
}

/** A fan of feathers: scalloped tips from one leading edge to the other, slits to the root. */
function fan(shape: {
  /** The point where the leading edge leaves the body, and where the trailing edge meets it. */
  root: readonly [Point, Point]
  /** Cusps between the feathers, from the leading edge to the trailing one. */
  cusps: readonly Point[]
  leadingSag: number
  featherSag: number
  /** The target of the slits, and the share of the way that they go. */
  aim: Point
  slit: number
}): Path {
  const { root, cusps, aim } = shape
  const first = cusps[0]
  if (!first) return []
  const outline: Segment[] = [['M', root[0].x, root[0].y]]
  outline.push(...bulge(root[0], first, shape.leadingSag))
  cusps.slice(1).forEach((cusp, i) => {
    outline.push(...bulge(cusps[i] ?? first, cusp, shape.featherSag))
  })
  outline.push(['L', root[1].x, root[1].y], ['Z'])
  const slits = cusps.slice(1, -1).map((cusp) => {
    const dx = aim.x - cusp.x
    const dy = aim.y - cusp.y
    const length = Math.hypot(dx, dy) * shape.slit
    const gap = 0.02 + length / 2 / Math.hypot(dx, dy)
    return lens(cusp.x + dx * gap, cusp.y + dy * gap, Math.atan2(dy, dx), length, 7)
  })
  return [...orient(outline, 'solid'), ...slits.flat()]
}

function nearWing(): Path {
  return fan({
    root: [
      { x: 34, y: -38 },
      { x: -46, y: 0 },
    ],
    cusps: [
      { x: -58, y: -150 },
      { x: -84, y: -136 },
      { x: -98, y: -112 },
      { x: -103, y: -86 },
      { x: -100, y: -60 },
      { x: -90, y: -36 },
      { x: -74, y: -16 },
    ],
    leadingSag: -22,
    featherSag: -9,
    aim: { x: 14, y: -30 },
    slit: 0.56,
  })
}

function farWing(): Path {
  return fan({
    root: [
      { x: 52, y: -50 },
      { x: 20, y: -40 },
    ],
    cusps: [
      { x: 30, y: -156 },
      { x: 8, y: -152 },
      { x: -10, y: -140 },
      { x: -24, y: -124 },
    ],
    leadingSag: -14,
    featherSag: -7,
    aim: { x: 38, y: -48 },
    slit: 0.4,
  })
}

function tail(): Path {
  return fan({
    root: [
      { x: -60, y: 2 },
      { x: -58, y: 34 },
    ],
    cusps: [
      { x: -132, y: 2 },
      { x: -140, y: 22 },
      { x: -138, y: 42 },
      { x: -126, y: 60 },
      { x: -108, y: 70 },
    ],
    leadingSag: -4,
    featherSag: -8,
    aim: { x: -50, y: 16 },
    slit: 0.6,
  })
}

/** A leafy twig from its beak to the flower between the two. */
function twigPath(beak: Point, knot: Point, scale: number): Path {
  return vine({
    line: [
      { x: beak.x - 4, y: beak.y },
      { x: beak.x + (knot.x - beak.x) * 0.5, y: beak.y + 4 * scale },
      knot,
    ],
    width: [6.5, 6],
    gap: 13,
    leafLength: 29,
    blunt: true,
    random: createRandom(5),
  })
}
