import { circlePath, type Path, type Segment } from '../path.ts'
import type { Cell, Shape } from './cell.ts'
import {
  aroundPoint,
  corner,
  drop,
  halfDisc,
  lens,
  polygon,
  quarterDisc,
  ring,
} from './geometry.ts'

/** Drops in two rows, the second offset by half. */
export function drops({ width, height, tints }: Cell): Shape[] {
  const rows = [0, 1, 2].map((row) =>
    (row % 2 === 0 ? [0.2, 0.5, 0.8] : [0.35, 0.65]).flatMap((share) =>
      drop(width * share, height * (0.08 + row * 0.295), 25),
    ),
  )
  return [
    { path: [...(rows[0] ?? []), ...(rows[2] ?? [])], fill: tints.a },
    { path: rows[1] ?? [], fill: tints.b },
  ]
}

/** Three nested flames. */
export function flames({ width, height, tints }: Cell): Shape[] {
  const foot = height * 0.88
  const flame = (length: number) => drop(width / 2, foot - length, length)
  return [
    { path: flame(78), fill: tints.b },
    { path: flame(54), fill: tints.a },
    { path: flame(30), fill: tints.heart },
  ]
}

/** Round hills in rows, and the sun above them. */
export function hills({ width, height, tints }: Cell): Shape[] {
  return [
    { path: circlePath(width * 0.66, height * 0.3, 15), fill: tints.a },
    { path: halfDisc(width * 0.5, height, width * 0.5), fill: tints.c },
    { path: halfDisc(width * 0.27, height, width * 0.27), fill: tints.b },
    { path: halfDisc(width * 0.73, height, width * 0.27), fill: tints.a },
  ]
}

/** The phases of the moon from new to full and back, from right to left like Hebrew. */
export function moons({ width, height, tints }: Cell): Shape[] {
  const radius = 12.5
  const spots = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
    x: (width * (2.5 - (i % 3))) / 3,
    y: (height * (Math.floor(i / 3) + 0.5)) / 3,
    lit: [0.12, 0.3, 0.5, 0.75, 1, -0.75, -0.5, -0.3, -0.12][i] ?? 1,
  }))
  return [
    { path: spots.flatMap(({ x, y }) => ring(x, y, radius, radius - 1)), fill: tints.c },
    { path: spots.flatMap(({ x, y, lit }) => phase(x, y, radius, lit)), fill: tints.a },
  ]
}

/** Wedges of light from a corner. */
export function rays({ width, height, tints, random }: Cell): Shape[] {
  const left = random() < 0.5
  const x = left ? 0 : width
  const reach = Math.min(width, height) * 0.98
  const wedge = (i: number) => {
    const angle = (step: number) => (left ? 1 : -1) * ((step * Math.PI) / 18) - Math.PI / 2
    const from = corner(x, height, reach, angle(i + 0.16))
    const to = corner(x, height, reach, angle(i + 0.84))
    return polygon(x, height, ...from, ...to)
  }
  const wedges = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(wedge)
  return [
    { path: wedges.filter((_, i) => i % 2 === 0).flat(), fill: tints.a },
    { path: wedges.filter((_, i) => i % 2 === 1).flat(), fill: tints.b },
    { path: quarterDisc(x, height, reach * 0.3, left ? 3 : 2), fill: tints.c },
  ]
}

/** A ringed sun with long and short rays. */
export function sun({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  return [
    { path: aroundPoint(lens(0, -21, 0, -45, 0.11), 8, x, y), fill: tints.a },
    { path: aroundPoint(lens(0, -21, 0, -38, 0.12), 8, x, y, Math.PI / 8), fill: tints.a },
    { path: circlePath(x, y, 17.5), fill: tints.b },
    { path: circlePath(x, y, 7.5), fill: tints.ground },
  ]
}

/** Bands of water. */
export function waves({ width, height, tints }: Cell): Shape[] {
  return [0, 1, 2].map((row) => ({
    path: wave(width, height * (0.16 + row * 0.27), height * 0.14),
    fill: row % 2 === 0 ? tints.a : tints.b,
  }))
}

/** Two swells across the tile: right along its top, back along its foot. */
function wave(width: number, y: number, thick: number): Path {
  const swell = width / 4
  const along = (x: number, foot: number, way: 1 | -1, rise: number): Segment => {
    const step = way * swell
    return ['C', x + step * 0.45, foot - rise, x + step * 0.55, foot - rise, x + step, foot]
  }
  const there = [0, 1, 2, 3].map((i) => along(i * swell, y, 1, i % 2 === 0 ? 12 : -12))
  const back = [4, 3, 2, 1].map((i) => along(i * swell, y + thick, -1, i % 2 === 0 ? -12 : 12))
  return [['M', 0, y], ...there, ['L', width, y + thick], ...back, ['Z']]
}

/**
 * The lit part of the moon: a crescent on the right below a half, larger above it; waning if
 * negative.
 */
function phase(x: number, y: number, radius: number, lit: number): Path {
  const way = Math.sign(lit)
  const inner = radius * (1 - 2 * Math.abs(lit)) * way
  const k = 0.5522847
  const outer = radius * way
  return [
    ['M', x, y - radius],
    ['C', x + outer * k, y - radius, x + outer, y - radius * k, x + outer, y],
    ['C', x + outer, y + radius * k, x + outer * k, y + radius, x, y + radius],
    ['C', x + inner * k, y + radius, x + inner, y + radius * k, x + inner, y],
    ['C', x + inner, y - radius * k, x + inner * k, y - radius, x, y - radius],
    ['Z'],
  ]
}
