import type { Fill } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import type { Paint } from '../paints.ts'
import {
  circlePath,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { gold, type Shape } from './paint.ts'

export type Colours = Paints['colours']

/** A blossom's place: its centre, the direction of its stem, and its radius. */
export interface Bloom extends Point {
  angle: number
  radius: number
}

/** Pigments that flowers are painted in, by name. */
export type Pigment = 'lead' | 'second' | 'flower' | 'leaf'

/** A rosette of two rings of petals around a golden heart, white lines in each petal. */
export function rosette(bloom: Bloom, pigment: Pigment, colours: Colours, petals = 8): Shape[] {
  const ring = (radius: number, turn: number, width: number): Path =>
    spokes(petals, turn).flatMap((angle) => petalPath({ ...bloom, angle, radius }, width))
  const { radius, angle } = bloom
  const half = Math.PI / petals
  return [
    {
      level: 4,
      path: ring(radius, angle + half, 0.34),
      paint: tone(colours, pigment, 'Dark'),
      contour: 1.5,
    },
    {
      level: 5,
      path: ring(radius * 0.94, angle, 0.3),
      paint: tone(colours, pigment),
      contour: 1.5,
    },
    { level: 6, path: ring(radius * 0.66, angle, 0.16), paint: tone(colours, pigment, 'Light') },
    { level: 7, path: circlePath(bloom.x, bloom.y, radius * 0.25), paint: gold, contour: 1.5 },
    { level: 7, path: ringOfDots(bloom, radius * 0.4, petals), paint: tone(colours, 'white') },
  ]
}

/** A pomegranate, its calyx away from the stem, slit to show its seeds. */
export function pomegranate(bloom: Bloom, pigment: Pigment, colours: Colours): Shape[] {
  const { x, y, angle, radius } = bloom
  const place = placement(x, y, angle - Math.PI / 2, radius / 50)
  const at = (path: Path) => transformPath(path, place)
  return [
    { level: 4, path: at(calyx), paint: gold, contour: 1.5 },
    { level: 5, path: at(fruit), paint: tone(colours, pigment), contour: 1.5 },
    { level: 6, path: at(glint), paint: tone(colours, pigment, 'Light') },
    { level: 6, path: at(slit), paint: tone(colours, 'goldPale'), contour: 1.2 },
    {
      level: 7,
      path: at(seeds),
      paint: tone(colours, pigment === 'second' ? 'second' : 'secondDark'),
    },
  ]
}

/** A carnation from the side: a fan of toothed petals out of a green cup. */
export function carnation(bloom: Bloom, pigment: Pigment, colours: Colours): Shape[] {
  const { x, y, angle, radius } = bloom
  const place = placement(x, y, angle - Math.PI / 2, radius / 50)
  const at = (path: Path) => transformPath(path, place)
  return [
    { level: 4, path: at(fan(52, 1)), paint: tone(colours, pigment), contour: 1.5 },
    { level: 5, path: at(fan(35, 0.86)), paint: tone(colours, pigment, 'Light'), contour: 1.2 },
    { level: 6, path: at(fan(20, 0.7)), paint: tone(colours, 'goldLight'), contour: 1.2 },
    { level: 7, path: at(cup), paint: tone(colours, 'leaf'), contour: 1.5 },
  ]
}

/** A dot of raised gold with four hairs; it fills empty vellum. */
export function bezant({ x, y }: Point, radius: number, turn: number, ink: Fill): Shape[] {
  const hair = (angle: number): Segment[] => [
    ['M', x + Math.cos(angle) * radius * 1.35, y + Math.sin(angle) * radius * 1.35],
    ['L', x + Math.cos(angle) * radius * 2.5, y + Math.sin(angle) * radius * 2.5],
  ]
  return [
    { level: 2, path: spokes(5, turn).flatMap(hair), paint: ink, width: 1 },
    { level: 3, path: circlePath(x, y, radius), paint: gold, contour: 1.3 },
  ]
}

export function tone(colours: Colours, name: string, shade = ''): Paint {
  const colour = colours[name + shade]
  if (!colour) throw new RangeError(`no colour ${name}${shade}`)
  return colour
}

function spokes(count: number, turn = 0): number[] {
  return Array.from({ length: count }, (_, i) => turn + (i / count) * 2 * Math.PI)
}

function petalPath({ x, y, angle, radius }: Bloom, width: number): Path {
  const w = width * radius
  const petal: Path = [
    ['M', 0.08 * radius, 0],
    ['C', 0.3 * radius, -w * 1.1, 0.92 * radius, -w * 1.3, radius, -0.12 * w],
    ['Q', 0.94 * radius, 0, radius, 0.12 * w],
    ['C', 0.92 * radius, w * 1.3, 0.3 * radius, w * 1.1, 0.08 * radius, 0],
    ['Z'],
  ]
  return transformPath(petal, placement(x, y, angle))
}

function ringOfDots({ x, y, angle }: Bloom, distance: number, count: number): Path {
  return spokes(count, angle + Math.PI / count).flatMap((turn) =>
    circlePath(x + Math.cos(turn) * distance, y + Math.sin(turn) * distance, distance * 0.1),
  )
}

/** The fruit hangs from (0, -50); its calyx points down. */
const fruit: Path = [
  ['M', 0, -46],
  ['C', 26, -48, 47, -28, 46, -2],
  ['C', 45, 22, 24, 38, 0, 39],
  ['C', -24, 38, -45, 22, -46, -2],
  ['C', -47, -28, -26, -48, 0, -46],
  ['Z'],
]

const glint: Path = [
  ['M', -12, -36],
  ['C', -28, -32, -38, -18, -37, -2],
  ['C', -34, -16, -26, -28, -12, -36],
  ['Z'],
]

const calyx: Path = [
  ['M', -13, 32],
  ['C', -11, 42, -15, 50, -20, 60],
  ['Q', -10, 58, -7, 51],
  ['Q', -4, 58, 0, 66],
  ['Q', 4, 58, 7, 51],
  ['Q', 10, 58, 20, 60],
  ['C', 15, 50, 11, 42, 13, 32],
  ['Z'],
]

const slit: Path = [
  ['M', 2, -30],
  ['C', 24, -20, 26, 10, 4, 26],
  ['C', -10, 10, -12, -16, 2, -30],
  ['Z'],
]

const seeds: Path = [
  [3, -18],
  [-1, -4],
  [11, -6],
  [1, 9],
  [11, 7],
].flatMap(([x = 0, y = 0]) =>
  leafPath({ x, y: y - 5.5, angle: Math.PI / 2, length: 11, width: 4.6 }),
)

const cup: Path = [
  ['M', -5, -46],
  ['C', -13, -36, -15, -20, -11, -6],
  ['Q', -5, -12, 0, -3],
  ['Q', 5, -12, 11, -6],
  ['C', 15, -20, 13, -36, 5, -46],
  ['Z'],
]

/** A fan from (0, -20) downwards with nine teeth. */
function fan(reach: number, spread: number): Path {
  const teeth = 9
  const at = (i: number, radius: number): [number, number] => {
    const turn = Math.PI / 2 + (i / teeth - 0.5) * 2.5 * spread
    return [Math.cos(turn) * radius, Math.sin(turn) * radius - 16]
  }
  const edge = Array.from({ length: teeth }, (_, i): Segment[] => [
    ['Q', ...at(i + 0.25, reach * 1.16), ...at(i + 0.5, reach * 1.02)],
    ['Q', ...at(i + 0.75, reach * 1.16), ...at(i + 1, reach * 0.93)],
  ])
  return [['M', 0, -20], ['L', ...at(0, reach * 0.93)], ...edge.flat(), ['Z']]
}
