import type { Palette } from '../family.ts'
import { type Path, type Point, type Segment, splinePath } from '../path.ts'
import { colour, px, shape, stops, stroke } from './draw.ts'

/** Half of a turned outline: [y, radius] from top to bottom. */
export type Profile = readonly (readonly [number, number])[]

/**
 * A turned body round the upright line at `x`: smooth within a profile, with a corner where one
 * profile meets the next; the ends bulge as circles seen a little from above.
 *
 * @param sag depth of the end curves against their radius
 */
export function lathePath(x: number, profiles: readonly Profile[], sag = 0.16): Path {
  const right = profiles.flatMap((profile, i) => sideOf(profile, x, 1, i > 0))
  const left = [...profiles]
    .reverse()
    .flatMap((profile) => sideOf([...profile].reverse(), x, -1, true))
  const [topY, topRadius] = profiles[0]?.[0] ?? [0, 0]
  const [bottomY, bottomRadius] = profiles.at(-1)?.at(-1) ?? [0, 0]
  return [
    ...right,
    ['Q', x, bottomY + 2 * sag * bottomRadius, x - bottomRadius, bottomY],
    ...left,
    ['Q', x, topY - 2 * sag * topRadius, x + topRadius, topY],
    ['Z'],
  ]
}

function sideOf(profile: Profile, x: number, side: 1 | -1, joined: boolean): Segment[] {
  const curve = splinePath(profile.map(([y, radius]) => ({ x: x + side * radius, y })))
  const [first, ...rest] = curve
  if (first?.[0] !== 'M') return []
  return [joined ? ['L', first[1], first[2]] : first, ...rest]
}

/** Rings round a turned body, open curves for a thin dark stroke. */
export function ringPath(x: number, rings: Profile, sag = 0.16): Path {
  return rings.flatMap(([y, radius]): Segment[] => [
    ['M', x - radius, y],
    ['Q', x, y + 2 * sag * radius, x + radius, y],
  ])
}

/** The metal's bands as gradient stops, across whatever body it fills. */
export function brassGradient(id: string, palette: Palette): string {
  const [a, b, c, d, e] = ['brassA', 'brassB', 'brassC', 'brassD', 'brassE'].map((name) =>
    colour(palette, name),
  )
  if (!a || !b || !c || !d || !e) throw new RangeError('brass lacks a tone')
  return `<linearGradient id="${id}">${stops([
    [0, a],
    [0.16, b],
    [0.34, d],
    [0.42, e],
    [0.52, c],
    [0.78, b],
    [0.92, a],
    [1, b],
  ])}</linearGradient>`
}

/** A path filled with the metal of gradient `id`, with a dark contour. */
export function brassShape(path: Path, id: string, palette: Palette, scale: number): string {
  return shape(
    path,
    `fill="url(#${id})" stroke="${colour(palette, 'brassEdge')}" stroke-width="${px(1.3 * scale)}"`,
  )
}

/** Line of a tube and how it shines: `inset` moves a line towards the lights. */
export type TubeLine = (inset: number) => Path

/** A tube from five strokes, dark to bright, each narrower and nearer the light. */
export function drawTube(line: TubeLine, palette: Palette, scale: number): string {
  const layers = [
    ['brassEdge', 18, 0],
    ['brassA', 15.4, 0],
    ['brassB', 12, 1],
    ['brassC', 7.6, 2.2],
    ['brassD', 3.8, 3.2],
    ['brassE', 1.5, 3.6],
  ] as const
  return layers
    .map(([name, width, inset]) =>
      shape(line(inset * scale), stroke(colour(palette, name), width * scale)),
    )
    .join('')
}

/** A bead threaded on a tube. */
export interface Bead extends Point {
  /** Direction of the tube, radians. */
  angle: number
  radius: number
}
