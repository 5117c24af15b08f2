import { type Art, type Attributes, type Fill, group, rect, use } from '../art.ts'
import { grown, isNear } from '../box.ts'
import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, placement, rectPath, type Segment, transformPath } from '../path.ts'
import { px } from '../px.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { type Colours, rosette, tone } from './blossom.ts'
import { gold, paintShapes, type Shape } from './paint.ts'
import { barWidth } from './plot.ts'

/** A gold bar around the inside of a box, inked on both edges. */
export function goldFrame(box: Box, colours: Colours, width = barWidth): Art {
  const line = { ...edgesOf(grown(box, -width / 2)), fill: 'none' } as const
  return [
    rect({ ...line, stroke: tone(colours, 'ink'), 'stroke-width': width + 3.2 }),
    rect({ ...line, stroke: gold, 'stroke-width': width }),
  ]
}

/** A thin ruled line around the inside of a box. */
export function ruledFrame(box: Box, paint: Fill, width: number): Art {
  return rect({ ...edgesOf(box), fill: 'none', stroke: paint, 'stroke-width': width })
}

/** A field of one colour. */
export function field(box: Box, paint: Fill): Art {
  return rect({ ...edgesOf(box), fill: paint })
}

/** The area between an outer box and an inner one. */
export function ring(outer: Box, inner: Box, paint: Fill): Art {
  const hole = rectPath(inner.x, inner.y, inner.width, inner.height, 'hole')
  const solid = rectPath(outer.x, outer.y, outer.width, outer.height)
  return shape([...solid, ...hole], { fill: paint })
}

/** One half of a plot and its mirror image. */
export function mirroredHalf(half: Art, name: string, width: number): Art {
  const id = `illuminated-${name}`
  return [group({ id }, half), use(id, { transform: [['matrix', -1, 0, 0, 1, width, 0]] })]
}

/** The square where two bands meet: a gold rosette on a coloured field. */
export function cornerSquare(box: Box, pigment: 'lead' | 'second', colours: Colours): Art {
  const { x, y, width } = box
  const centre = { x: x + width / 2, y: y + width / 2 }
  const golden = { ...colours, flowerDark: tone(colours, 'gold3'), flower: tone(colours, 'gold1') }
  const ring = Array.from({ length: 24 }, (_, i) => (i / 24) * 2 * Math.PI).flatMap((angle) =>
    circlePath(
      centre.x + Math.cos(angle) * 0.36 * width,
      centre.y + Math.sin(angle) * 0.36 * width,
      1.7,
    ),
  )
  const shapes: Shape[] = [
    { level: 1, path: ring, paint: tone(colours, `${pigment}Pale`) },
    { level: 1, path: cornerLeaves(box), paint: tone(colours, `${pigment}Light`) },
    ...rosette({ ...centre, angle: Math.PI / 8, radius: 0.29 * width }, 'flower', golden),
  ]
  const inner = grown(box, -4)
  return [
    field(box, tone(colours, pigment)),
    paintShapes(shapes, tone(colours, 'ink')),
    goldFrame(inner, colours, 5),
  ]
}

function cornerLeaves({ x, y, width }: Box): Path {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const angle = (quarter + 0.5) * (Math.PI / 2)
    const reach = 0.6 * width
    const at = {
      x: x + width / 2 + Math.cos(angle) * reach,
      y: y + width / 2 + Math.sin(angle) * reach,
    }
    return [-0.52, 0, 0.52].flatMap((turn) =>
      leafPath({
        ...at,
        angle: angle + Math.PI + turn,
        length: turn === 0 ? 0.2 * width : 0.22 * width,
        width: 0.05 * width,
      }),
    )
  })
}

/** A panel of the leading colour in a gold frame, with pen work where there are no letters. */
export function wordPanel(
  box: Box,
  colours: Colours,
  { seed, letters }: { seed: number; letters: readonly Box[] },
): Art {
  const inner = grown(box, -barWidth)
  return [
    field(box, tone(colours, 'lead')),
    penwork(grown(inner, -12), { seed, letters, colours }),
    ruledFrame(grown(inner, -7), tone(colours, 'filigree'), 1.6),
    goldFrame(box, colours),
  ]
}

/** Pen curls in rows over a box, none near a letter. */
export function penwork(
  box: Box,
  { seed, letters, colours }: { seed: number; letters: readonly Box[]; colours: Colours },
): Art {
  const rows = Math.max(2, Math.round(box.height / 62))
  const step = box.height / rows
  const columns = Math.max(2, 2 * Math.round(box.width / step / 2))
  const pitch = box.width / columns
  const random = createRandom(seed)
  const lift = random() < 0.5 ? 1 : -1
  const curls: Segment[] = []
  const leaves: Segment[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box.x + (column + 0.5) * pitch
      const y = box.y + (row + 0.5) * step
      if (letters.some((letter) => isNear(letter, { x, y }, 0.5 * step + 12))) continue
      const mirrored = column < columns / 2 ? 1 : -1
      const turn = (row + column + (mirrored < 0 ? 1 : 0)) % 2 === 0 ? lift : -lift
      const place = placement(x, y, 0, (mirrored * step) / 62, (turn * step) / 62)
      curls.push(...transformPath(curl, place))
      leaves.push(...transformPath(curlLeaves, place))
    }
  }
  const paint = tone(colours, 'filigree')
  return paintShapes(
    [
      { level: 0, path: curls, paint, width: 1.5 },
      { level: 0, path: leaves, paint },
    ],
    paint,
  )
}

/** A pen spiral, 62 units wide, that enters from the lower left. */
const curl: Path = [
  ['M', -31, 24],
  ['C', -20, 30, 10, 30, 20, 10],
  ['C', 29, -10, 8, -28, -9, -20],
  ['C', -23, -12, -20, 8, -5, 10],
  ['C', 7, 11, 11, -3, 3, -8],
  ['C', -2, -11, -8, -6, -5, -1],
]

const curlLeaves: Path = [
  ...leafPath({ x: 18, y: 12, angle: 0.7, length: 17, width: 4.6, bend: -0.3 }),
  ...leafPath({ x: 14, y: 18, angle: 1.6, length: 11, width: 3.4 }),
  ...leafPath({ x: -14, y: -17, angle: -2.4, length: 16, width: 4.4, bend: 0.3 }),
  ...leafPath({ x: -6, y: -21, angle: -1.5, length: 11, width: 3.4 }),
  ...circlePath(-5.4, -2.5, 2.6),
]

/** The attributes of a box as a rectangle, to one decimal. */
export function edgesOf({ x, y, width, height }: Box): Attributes {
  return { x: px(x), y: px(y), width: px(width), height: px(height) }
}
