import { boundsOf, type Path, type Point, type Segment, transformPath } from '../art/path.ts'
import { flatten, isInside } from '../art/polygon.ts'
import { between, createRandom, type Random } from '../art/random.ts'
import { cutSlivers } from './facets.ts'
import { letterHeight } from './read-hand.ts'

/** All lengths are thousandths of an em. */

export interface Wear {
  /** Specks without ink, for each letter of average size. */
  specks: number
  /** Scratches along the grain, for each letter. */
  scratches: number
}

/** A letter of average size has this area. */
const letterArea = 500 * letterHeight

/** What did not print: specks, and scratches along the grain of the wood. */
export function wearOf(letters: readonly Path[], { specks, scratches }: Wear): Path {
  const random = createRandom(letters.length * 7919 + 1)
  return letters.flatMap((letter) => {
    const { x, y, width, height } = boundsOf(letter)
    const polygons = flatten(letter, 4)
    const anywhere = () => ({ x: x + random() * width, y: y + random() * height })
    const share = (width * height) / letterArea
    const thrown = (count: number) => Array.from({ length: Math.round(count * share) }, anywhere)
    // From the top down: each is near the one before, so its path data is short.
    const inked = (points: readonly Point[]) =>
      points.filter((each) => isInside(polygons, each)).sort((one, other) => one.y - other.y)
    return [
      ...inked(thrown(specks)).flatMap((at) => speck(at, random)),
      ...inked(thrown(scratches)).flatMap((at) => scratch(at, random)),
    ]
  })
}

/** The sides that letters show when they are as deep as the shift. */
export function sidesOf(letters: readonly Path[], shift: Point): Path {
  const moved = letters.map((path) => transformPath(path, [1, 0, 0, 1, shift.x, shift.y]))
  return [...cutSlivers(moved, { x: -shift.x, y: -shift.y }), ...moved.flat()]
}

/** The inked block that letters are cut out of, with its corners and edges worn. */
export function blockRound(letters: readonly Path[], margin: number): Path {
  const random = createRandom(letters.length)
  const box = boundsOf(letters.flat())
  const top = Math.min(-letterHeight, box.y) - margin
  const foot = Math.max(0, box.y + box.height) + margin
  const left = box.x - margin
  const right = box.x + box.width + margin
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
  ]
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 420))
    return Array.from({ length: count }, (_, k) => {
      const along = (k + (k === 0 ? 0.02 : between(random, -0.3, 0.3))) / count
      const wobble = () => between(random, 0, 7)
      const inX = from.x + (to.x - from.x) * along
      const inY = from.y + (to.y - from.y) * along
      return { x: inX + wobble() * (inX > 0 ? -1 : 1), y: inY + wobble() * (inY > top ? -1 : 1) }
    })
  })
  return polygon(points)
}

/** The letters made smaller about the middle of them all, and of their plain height. */
export function shrunk(letters: readonly Path[], by: number): Path {
  const { x, width } = boundsOf(letters.flat())
  const middle = { x: x + width / 2, y: -letterHeight / 2 }
  // Their ends come in by as much as their tops.
  const across = 1 - (letterHeight * (1 - by)) / width
  const moved = [across, 0, 0, by, middle.x * (1 - across), middle.y * (1 - by)] as const
  return transformPath(letters.flat(), moved)
}

function speck({ x, y }: Point, random: Random): Path {
  const radius = 4 + 11 * random() ** 3
  const turn = between(random, 0, 2)
  const corners = [0, 1.9, 3.4, 4.9].map((angle) => ({
    x: x + radius * Math.cos(angle + turn),
    y: y + radius * 0.8 * Math.sin(angle + turn),
  }))
  return polygon(corners)
}

function scratch({ x, y }: Point, random: Random): Path {
  const half = between(random, 40, 130)
  const thick = between(random, 2.5, 6)
  return [
    ['M', x - half, y],
    ['Q', x, y - thick, x + half, y],
    ['Q', x, y + thick, x - half, y],
    ['Z'],
  ]
}

function polygon(points: readonly Point[]): Path {
  return [...points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']]
}
