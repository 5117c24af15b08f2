import { orient, type Path, type Point, placement, type Segment, transformPath } from '../path.ts'
import { bulge, lens, pinhole, pointAt, rosette } from './lace.ts'

/** The outline of a flower with round petals, one solid. */
export function flowerOutline(centre: Point, radius: number, petals: number, turn = 0): Path {
  const inner = radius * 0.5
  const cusps = Array.from({ length: petals }, (_, i) =>
    pointAt(centre, inner, turn - Math.PI / 2 + ((i - 0.5) * 2 * Math.PI) / petals),
  )
  const first = cusps[0]
  if (!first) return []
  const chord = 2 * inner * Math.sin(Math.PI / petals)
  const sag = radius - inner * Math.cos(Math.PI / petals)
  const path: Segment[] = [['M', first.x, first.y]]
  cusps.forEach((cusp, i) => {
    path.push(...bulge(cusp, cusps[(i + 1) % petals] ?? first, Math.max(sag, chord * 0.45)))
  })
  path.push(['Z'])
  return path
}

/** A flower cut from the top sheet: petals with slits as veins, a rosette in the middle. */
export function paperFlower(centre: Point, radius: number, petals = 8, turn = 0): Path {
  return [
    ...flowerOutline(centre, radius, petals, turn),
    ...rosette(centre.x, centre.y, radius * 0.62, petals, turn),
    ...petalSlits(centre, radius, petals, turn).flat(),
  ]
}

/** A pinhole near the end of each petal of a large flower. */
function petalSlits(centre: Point, radius: number, petals: number, turn = 0): Path[] {
  return Array.from({ length: petals }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * 2 * Math.PI) / petals
    const at = pointAt(centre, radius * 0.8, angle)
    return radius < 36 ? [] : pinhole(at.x, at.y, radius * 0.055)
  })
}

/** Veins of a flower on the middle sheet: two per petal, from the centre outwards. */
export function petalVeins(centre: Point, radius: number, petals: number, turn = 0): Path {
  return Array.from({ length: petals }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * 2 * Math.PI) / petals
    const at = pointAt(centre, radius * 0.58, angle)
    return orient(lens(at.x, at.y, angle, radius * 0.44, radius * 0.1), 'solid')
  }).flat()
}

/** A pomegranate with its crown; `angle` is the direction of the crown, radians. */
export function pomegranate(centre: Point, radius: number, angle: number): Path {
  const local: Segment[] = [...pomegranateOutline()]
  local.push(...lens(0.06, 0, 0, 0.66, 0.3))
  for (const side of [-1, 1]) {
    local.push(...lens(-0.04, side * 0.38, side * 0.16, 0.62, 0.24))
    local.push(...lens(-0.12, side * 0.68, side * 0.42, 0.4, 0.15))
  }
  return transformPath(local, placement(centre.x, centre.y, angle, radius))
}

/** Radius 1 around the origin, its crown to the right. */
function pomegranateOutline(): Path {
  const half: [number, number][] = [
    [0.93, -0.2],
    [1.14, -0.19],
    [1.66, -0.5],
    [1.4, -0.13],
    [1.76, 0],
  ]
  const path: Segment[] = [['M', 0.93, -0.2]]
  for (const [x, y] of half.slice(1)) path.push(['L', x, y])
  for (const [x, y] of half.slice(0, -1).reverse()) path.push(['L', x, -y])
  path.push(['C', 0.72, 0.72, 0.4, 1, -0.06, 1])
  path.push(['C', -0.6, 1, -1, 0.56, -1, 0])
  path.push(['C', -1, -0.56, -0.6, -1, -0.06, -1])
  path.push(['C', 0.4, -1, 0.72, -0.72, 0.93, -0.2], ['Z'])
  return path
}
