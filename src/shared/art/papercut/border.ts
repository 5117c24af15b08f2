import { type Path, type Point, rectPath } from '../path.ts'
import { hole, lens, lensCross, pinhole, pointAt, rosette, scallopRim } from './lace.ts'
import { type ArchLayout, pageWidth } from './layout.ts'

/** What a border uses of the layout. */
type Edge = Pick<ArchLayout, 'border' | 'opening' | 'heightUnits'>

const scallopRadius = 31

/** The lace border: a scalloped rim, a band of rosettes and crosses, a stitched inner edge. */
export function borderPath(layout: Edge): Path {
  const { border, opening, heightUnits } = layout
  const rim = rimCentres(border.tip + scallopRadius, heightUnits)
  const cuts: Path[] = rim.map(({ centre, outward, spread }) =>
    scallopCuts(centre, outward, spread),
  )
  return [
    ...scallopRim(
      rim.map(({ centre }) => centre),
      scallopRadius,
    ),
    ...rectPath(opening.x, opening.y, opening.width, opening.height, 'hole'),
    ...cuts.flat(),
    ...(border.kind === 'full' ? bandCuts(layout) : stitchCuts(layout, 34)),
  ]
}

interface Scallop {
  centre: Point
  /** The direction away from the plot's middle, radians. */
  outward: number
  /** The angle on each side that its pinholes fill. */
  spread: number
}

/** Centres of the scallops clockwise from the top left corner, a whole number on each side. */
function rimCentres(inset: number, heightUnits: number): Scallop[] {
  const right = pageWidth - inset
  const bottom = heightUnits - inset
  const corners: Point[] = [
    { x: inset, y: inset },
    { x: right, y: inset },
    { x: right, y: bottom },
    { x: inset, y: bottom },
  ]
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % 4] ?? from
    const count = 2 * Math.round((Math.hypot(to.x - from.x, to.y - from.y) / 55 - 1) / 2) + 1
    const outward = (side - 1) * (Math.PI / 2)
    return Array.from({ length: count }, (_, i): Scallop => {
      const t = i / count
      const centre = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
      return i === 0
        ? { centre, outward: outward - Math.PI / 4, spread: 1.15 }
        : { centre, outward, spread: 0.8 }
    })
  })
}

function scallopCuts(centre: Point, outward: number, spread: number): Path {
  const angles = [-spread, 0, spread].map((angle) => outward + angle)
  return [
    ...hole(centre.x, centre.y, 9),
    ...angles.flatMap((angle) => {
      const { x, y } = pointAt(centre, 20.5, angle)
      return pinhole(x, y)
    }),
  ]
}

/** Rosettes and crosses in turn between four large rosettes at the corners. */
function bandCuts(layout: Edge): Path {
  const { border, heightUnits } = layout
  const inset = border.tip + 82
  const far = { x: pageWidth - inset, y: heightUnits - inset }
  const cuts: Path[] = [stitchCuts(layout, 18)]
  for (const x of [inset, far.x]) {
    for (const y of [inset, far.y]) cuts.push(cornerCuts(x, y))
  }
  const across = evenCount(far.x - inset)
  const down = evenCount(far.y - inset)
  for (let i = 1; i < across; i++) {
    const x = inset + ((far.x - inset) * i) / across
    for (const y of [inset, far.y]) cuts.push(bandMotif(x, y, (i - across / 2) % 2 === 0))
  }
  for (let i = 1; i < down; i++) {
    const y = inset + ((far.y - inset) * i) / down
    for (const x of [inset, far.x]) cuts.push(bandMotif(x, y, (i - down / 2) % 2 === 0))
  }
  for (let i = 0; i < across; i++) {
    const x = inset + ((far.x - inset) * (i + 0.5)) / across
    if (i > 0 && i < across - 1)
      for (const y of [inset, far.y]) cuts.push(divider(x, y, Math.PI / 2))
  }
  for (let i = 1; i < down - 1; i++) {
    const y = inset + ((far.y - inset) * (i + 0.5)) / down
    for (const x of [inset, far.x]) cuts.push(divider(x, y, 0))
  }
  return cuts.flat()
}

function evenCount(length: number): number {
  return 2 * Math.ceil(length / 96 / 2)
}

function bandMotif(x: number, y: number, flower: boolean): Path {
  return flower ? rosette(x, y, 31) : lensCross(x, y, 34)
}

function cornerCuts(x: number, y: number): Path {
  const ring = Array.from({ length: 8 }, (_, i) => {
    const at = pointAt({ x, y }, 45, ((i + 0.5) * Math.PI) / 4)
    return pinhole(at.x, at.y, 3.4)
  })
  return [...rosette(x, y, 42), ...ring.flat()]
}

/**
 * A small upright lens between two pinholes; `angle` is the direction of the line through the
 * three.
 */
function divider(x: number, y: number, angle: number): Path {
  const dots = [-1, 1].flatMap((side) => {
    const at = pointAt({ x, y }, side * 24, angle)
    return pinhole(at.x, at.y, 3.6)
  })
  return [...lens(x, y, angle, 26, 8), ...dots]
}

/** A line of slits and pinholes along the opening, `inset` outside it. */
function stitchCuts({ opening, border }: Edge, inset: number): Path {
  const { x, y, width, height } = opening
  const cuts: Path[] = []
  const lines: [Point, Point, number][] = [
    [{ x, y: y - inset }, { x: x + width, y: y - inset }, 0],
    [{ x, y: y + height + inset }, { x: x + width, y: y + height + inset }, 0],
    [{ x: x - inset, y }, { x: x - inset, y: y + height }, Math.PI / 2],
    [{ x: x + width + inset, y }, { x: x + width + inset, y: y + height }, Math.PI / 2],
  ]
  const size = border.kind === 'full' ? { length: 32, width: 6.5 } : { length: 34, width: 13 }
  for (const [from, to, angle] of lines) {
    const count = 2 * Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 49 / 2) + 1
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const px = from.x + (to.x - from.x) * t
      const py = from.y + (to.y - from.y) * t
      cuts.push(lens(px, py, angle, size.length, size.width))
      if (i === 0) continue
      const s = i / count
      cuts.push(pinhole(from.x + (to.x - from.x) * s, from.y + (to.y - from.y) * s))
    }
  }
  return cuts.flat()
}
