import { isNear } from '../box.ts'
import { leafPath } from '../foliage.ts'
import { orient, type Path, type Point, placement, transformPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { hung } from './fruit.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { clearOf } from './scene.ts'

/** The length of leaves by the format, as a share of that on a status. */
const sizes = { status: 1, print: 1, portrait: 1.12, square: 1.25 }

/** Great leaves from the upper right and the lower left, words on the light between them. */
export function fronds(page: Page): Piece[] {
  const { plot, seed } = page
  const { width, height, text } = plot
  const clear = clearOf(plot)
  const layers = [5, 4, 3, 2, 1, 0]
  return layers.flatMap((k, i): Piece[] => {
    const random = createRandom(seed + k)
    const share = 1 - i / (layers.length - 1)
    const size = sizes[plot.proportion] * (1.16 - 0.115 * i)
    const upper = fan({
      from: { x: width * (1.04 - 0.06 * share), y: -40 },
      angles: [1.62, 3.1],
      count: 4 + (i % 2),
      length: (text.y + 230) * size,
      clear,
      random,
    })
    const lower = fan({
      from: { x: -50 + 40 * share, y: height + 40 },
      angles: [-1.52, -0.06],
      count: 4 + (i % 2),
      length: (height - text.y - text.height + 230) * size,
      clear,
      random,
    })
    const far = fan({
      from: { x: width + 60, y: height + 20 },
      angles: [-2.6, -1.66],
      count: 3,
      length: (height - text.y - text.height) * 1.1 * size,
      clear,
      random,
    })
    const upperLeft = fan({
      from: { x: -60, y: -30 },
      angles: [0.2, 1.4],
      count: 3,
      length: text.y * 1.2 * size,
      clear,
      random,
    })
    return [
      {
        path: [...upper, ...lower, ...(i % 2 === 0 ? far : []), ...(i % 2 === 1 ? upperLeft : [])],
        colour: `sheet${k}`,
        depth: 0.6 + 0.14 * i,
        part: 'foliage',
      },
      ...(i === 4 ? fruits(page) : []),
    ]
  })
}

interface FanOptions {
  from: Point
  /** The first and the last direction, radians. */
  angles: readonly [number, number]
  count: number
  length: number
  clear: ReturnType<typeof clearOf>
  random: () => number
}

/** Great leaves spread like a hand, shortened where words stand. */
function fan({ from, angles: [first, last], count, length, clear, random }: FanOptions): Path {
  return Array.from({ length: count }, (_, i) => {
    const angle = first + ((last - first) * (i + between(random, 0.2, 0.8))) / count
    let long = length * between(random, 0.8, 1.12)
    const reaches = (far: number) =>
      [0.25, 0.4, 0.55, 0.7, 0.85, 1].some((share) =>
        isNear(
          clear,
          { x: from.x + share * far * Math.cos(angle), y: from.y + share * far * Math.sin(angle) },
          far * 0.17 * Math.sin(Math.min(1, share * 1.1) * 2.6) + 18,
        ),
      )
    while (long > 120 && reaches(long)) long *= 0.92
    return long > 120 ? greatLeaf(from, angle, long, between(random, -0.16, 0.16)) : []
  }).flat()
}

/** A bowed leaf, its midrib and its veins slit. */
function greatLeaf({ x, y }: Point, angle: number, length: number, bend: number): Path {
  const width = length * 0.135
  const leaf = leafPath({ x: 0, y: 0, angle: 0, length, width, bend })
  const spine = (u: number) => (bend * u * u) / length
  const thin = Math.max(2.4, length * 0.0055)
  const midrib = leafPath({
    x: 0.12 * length,
    y: spine(0.12 * length),
    angle: 0.12 * bend,
    length: 0.8 * length,
    width: thin,
    bend: 0.8 * bend,
  })
  const veins = [0, 1, 2, 3, 4, 5, 6].flatMap((i) => {
    const u = length * (0.24 + 0.088 * i)
    const reach = 1.05 * width * Math.sin(Math.PI * Math.min(1, (u / length) ** 0.75))
    const lean = (2 * bend * u) / length
    return [1, -1].flatMap((side) =>
      leafPath({
        x: u + 0.1 * reach,
        y: spine(u) + side * (thin + 5),
        angle: lean + side * 0.62,
        length: reach,
        width: thin,
        bend: -side * 0.12,
      }),
    )
  })
  const place = placement(x, y, angle)
  return [
    ...orient(transformPath(leaf, place), 'solid'),
    ...orient(transformPath([...midrib, ...veins], place), 'hole'),
  ]
}

function fruits({ plot, composition }: Page): Piece[] {
  const { fruit } = composition
  const { width, height, text, proportion } = plot
  if (!fruit) return []
  const size = proportion === 'status' ? 60 : 46
  const low = text.y + text.height
  return [
    ...hung(fruit, { x: width * 0.7, y: text.y * 0.66 }, size * 0.9, 0),
    ...hung(fruit, { x: width * 0.52, y: text.y * 0.4 }, size * 0.8, 0),
    ...hung(fruit, { x: width * 0.36, y: low + (height - low) * 0.5 }, size),
    ...hung(fruit, { x: width * 0.52, y: low + (height - low) * 0.68 }, size * 1.15),
    ...hung(fruit, { x: width * 0.24, y: low + (height - low) * 0.72 }, size * 0.9),
    ...hung(fruit, { x: width * 0.8, y: low + (height - low) * 0.62 }, size * 0.9),
    ...hung(fruit, { x: width * 0.12, y: low + (height - low) * 0.44 }, size * 0.8),
  ]
}
