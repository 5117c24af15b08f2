import { type Art, defs, element, group, use } from '../art.ts'
import { distanceTo, overlap, unionOf } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import {
  circlePath,
  mirrored,
  mirrorPath,
  orient,
  type Path,
  placement,
  transformPath,
} from '../path.ts'
import { toPathData } from '../path-data.ts'
import { colour } from '../shapes.ts'
import { keptClear } from './clearance.ts'
import type { Plot } from './plot.ts'
import { pomegranatePath } from './shapes.ts'

/** The cell of the ogee in design units. */
const cellWidth = 180
const cellHeight = 270

/** Strengths of the pressed pattern, from near the text and the halo to the open velvet. */
const strengths = [0.08, 0.15, 0.23] as const

interface Piece {
  id: string
  x: number
  y: number
  /** Design units around (x, y) that the piece covers. */
  extent: Box
}

/**
 * Ogee damask with pomegranates, pressed tone on tone into the velvet. It fades towards the halo
 * and the text, and leaves out anything within 0.4 em of a line.
 *
 * @param figure `trellis` leaves the fruit out
 */
export function damask(
  plot: Plot,
  palette: Paints,
  reserved: readonly Box[],
  figure: 'fruit' | 'trellis',
): Art {
  const { u, widthPx, heightPx, halo } = plot
  const clear = clearings(plot, reserved)
  const tones: Art[][] = strengths.map(() => [])
  for (const piece of lattice(widthPx / u, heightPx / u)) {
    if (piece.id === 'fruit' && figure === 'trellis') continue
    const [x, y] = [piece.x * u, piece.y * u]
    const { extent } = piece
    const box = {
      x: x + extent.x * u,
      y: y + extent.y * u,
      width: extent.width * u,
      height: extent.height * u,
    }
    if (clear.some((text) => overlap(text, box))) continue
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const fromText = Math.min(...clear.map((text) => distanceTo(text, middle))) / u - 40
    const fromHalo =
      (Math.hypot((middle.x - halo.x) * 1.1, middle.y - halo.y) - halo.radius) / u + 110
    const tone = Math.floor(Math.min(fromText, fromHalo) / 80)
    tones[Math.min(tone, strengths.length - 1)]?.push(
      use(`foil-${piece.id}`, { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }),
    )
  }
  const paint = colour(palette, 'damask')
  const groups = strengths.map((strength, i) => {
    const uses = tones[i] ?? []
    return uses.length > 0 ? group({ fill: paint, 'fill-opacity': strength }, uses) : []
  })
  return [symbols(u), groups]
}

/** The text block and the header as clearings, whose edges follow the lattice. */
function clearings({ text, tallestLine }: Plot, reserved: readonly Box[]): Box[] {
  const clear = keptClear(reserved, tallestLine)
  const inBlock = (box: Box) => overlap(box, text)
  const block = clear.filter(inBlock)
  return [...(block.length > 0 ? [unionOf(block)] : []), ...clear.filter((box) => !inBlock(box))]
}

/** The cells that touch the plot: a column on its axis, every other column lower by a half. */
function lattice(width: number, height: number): Piece[] {
  const pieces: Piece[] = []
  const columns = Math.ceil(width / 2 / (cellWidth / 2)) + 1
  const rows = Math.ceil(height / cellHeight) + 1
  for (let column = -columns; column <= columns; column++) {
    const x = width / 2 + (column * cellWidth) / 2
    const drop = column % 2 === 0 ? 0 : cellHeight / 2
    for (let row = -1; row <= rows; row++) {
      const y = row * cellHeight + drop + 30
      const limb = { y: -cellHeight / 2, width: cellWidth / 2 + 8, height: cellHeight / 2 }
      pieces.push(
        { id: 'fruit', x, y, extent: { x: -62, y: -96, width: 124, height: 200 } },
        { id: 'limb', x, y, extent: { x: -4, ...limb } },
        { id: 'limb-left', x, y, extent: { x: -cellWidth / 2 - 4, ...limb } },
      )
    }
  }
  return pieces
}

function symbols(u: number): Art {
  const scale = placement(0, 0, 0, u)
  const limb = limbPath()
  const named: [string, Path][] = [
    ['fruit', fruitPath()],
    ['limb', limb],
    ['limb-left', orient(mirrorPath(limb, 0), 'solid')],
  ]
  const paths = named.map(([id, path]) =>
    element('path', { id: `foil-${id}`, d: toPathData(transformPath(path, scale)) }),
  )
  return defs(paths)
}

/** A pomegranate on its stalk between acanthus leaves. */
function fruitPath(): Path {
  const fruit = transformPath(pomegranatePath(27), placement(0, -4))
  const leaves = [
    { angle: -0.78, length: 66, width: 11, bend: -0.24 },
    { angle: -0.12, length: 54, width: 10, bend: -0.34 },
    { angle: 0.6, length: 36, width: 7, bend: -0.3 },
  ].flatMap(({ angle, length, width, bend }) =>
    mirrored(leafPath({ x: 5, y: 52, angle, length, width, bend })),
  )
  const plume = [
    ...orient(leafPath({ x: 0, y: -58, angle: -Math.PI / 2, length: 38, width: 8 }), 'solid'),
    ...mirrored(leafPath({ x: 4, y: -56, angle: -0.95, length: 30, width: 6.5, bend: -0.25 })),
  ]
  const stalk = ribbonPath(
    [
      { x: 0, y: 26 },
      { x: 0, y: 60 },
      { x: 0, y: 100 },
    ],
    7,
    2.5,
  )
  return [...fruit, ...leaves, ...plume, ...orient(stalk, 'solid')]
}

/** One limb of the ogee, from the cell's top to its right corner, with leaves on both sides. */
function limbPath(): Path {
  const points = sampleSpline(
    [
      { x: 0, y: -cellHeight / 2 },
      { x: 5, y: -0.41 * cellHeight },
      { x: cellWidth / 4, y: -cellHeight / 4 },
      { x: cellWidth / 2 - 5, y: -0.09 * cellHeight },
      { x: cellWidth / 2, y: 0 },
    ],
    13,
  )
  const leaves = [2, 4, 6, 8, 10].flatMap((i, k) => {
    const point = points[i]
    const next = points[i + 1]
    if (!point || !next) return []
    const side = k % 2 === 0 ? 1 : -1
    const angle = Math.atan2(next.y - point.y, next.x - point.x) + side * 0.62
    const leaf = leafPath({ ...point, angle, length: 25, width: 4.8, bend: -side * 0.16 })
    return orient(leaf, 'solid')
  })
  const knot = circlePath(0, -cellHeight / 2, 6.5)
  return [...orient(ribbonPath(points, 4.5, 4.5), 'solid'), ...leaves, ...knot]
}
