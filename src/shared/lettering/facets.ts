import { orient, type Path, type Point, type Segment } from '../art/path.ts'
import { type EdgePoint, edgesOf } from './edge.ts'

/** The slopes of letters that meet in their middle, by how much light they get. */
export interface Facets {
  /** From 0, away from the light, to `tones - 1`. */
  tones: readonly Path[]
}

/** The light comes from the upper left, as in all art. */
const light = { x: -0.6, y: -0.8 }
export const tones = 7

/**
 * Cuts the slopes of letters into faces of one tone.
 *
 * @param deepest width of a slope, 1/1000 em; in a wider stroke a flat middle stays
 */
export function cutFacets(letters: readonly Path[], deepest: number): Facets {
  const paths: Segment[][] = Array.from({ length: tones }, () => [])
  for (const contour of letters.flatMap(edgesOf)) {
    const runs = runsOf(contour.map(toneOf))
    for (const { from, to, tone } of runs) {
      const points = pick(contour, from, to)
      // The ridge needs half as many points as the edge.
      const ridge = points.filter((_, i) => i % 2 === 0 || i === points.length - 1)
      const face = [...points, ...ridge.toReversed().map((point) => inner(point, deepest))]
      paths[tone]?.push(...orient(polygon(face), 'solid'))
    }
  }
  return { tones: paths }
}

/**
 * The edges of letters that a shift of the same letters leaves bare.
 *
 * @param shift smaller than the strokes are thick
 */
export function cutSlivers(letters: readonly Path[], shift: Point): Path {
  return letters.flatMap(edgesOf).flatMap((contour) => {
    const runs = runsOf(contour.map(({ inX, inY }) => Number(inX * shift.x + inY * shift.y > 0)))
    return runs.flatMap(({ from, to, tone }) => {
      if (tone === 0) return []
      const points = pick(contour, from, to)
      const moved = points.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }))
      return orient(polygon([...points, ...moved.toReversed()]), 'solid')
    })
  })
}

/** The contour moved inwards, where the letter has room for it. */
export function insetLetters(letters: readonly Path[], by: number): Path {
  return letters
    .flatMap(edgesOf)
    .flatMap((contour) => polygon(contour.map((point) => inner(point, by, 0.8))))
}

function inner({ x, y, inX, inY, room }: EdgePoint, deepest: number, share = 1): Point {
  const depth = Math.min(deepest, room * share)
  return { x: x + inX * depth, y: y + inY * depth }
}

function toneOf({ inX, inY }: EdgePoint): number {
  const lit = -(inX * light.x + inY * light.y)
  return Math.round(((lit + 1) / 2) * (tones - 1))
}

interface Run {
  from: number
  /** Inclusive; one point further than the run, to meet the next. */
  to: number
  tone: number
}

/** Neighbours of one tone round a contour. */
function runsOf(values: readonly number[]): Run[] {
  const count = values.length
  const starts = values.flatMap((tone, i) =>
    tone === values[(i + count - 1) % count] ? [] : [{ from: i, tone }],
  )
  if (starts.length === 0) return count > 0 ? [{ from: 0, to: count, tone: values[0] ?? 0 }] : []
  return starts.map(({ from, tone }, i) => {
    const next = starts[i + 1]?.from ?? (starts[0]?.from ?? 0) + count
    return { from, to: next, tone }
  })
}

function pick(contour: readonly EdgePoint[], from: number, to: number): EdgePoint[] {
  return Array.from(
    { length: to - from + 1 },
    (_, k) => contour[(from + k) % contour.length],
  ).filter((point) => point !== undefined)
}

function polygon(points: readonly Point[]): Path {
  return [...points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']]
}
