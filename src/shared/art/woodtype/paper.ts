import type { Art } from '../art.ts'
import type { Box } from '../family.ts'
import { suezOne } from '../letters/suez-one.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { boundsOf, type Path, type Point, type Segment, transformPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape, stroke } from '../shapes.ts'
import type { View } from './view.ts'

/** A sheet that was torn off by hand: its edge wavers by up to `ragged` units. */
export function tornPath(box: Box, ragged: number, random: Random, without?: Corner): Path {
  const { x, y, width, height } = box
  const cut = without ?? { along: 0, up: 0 }
  const corners: Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x: x + cut.along, y: y + height },
    { x, y: y + height - cut.up },
  ]
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const count = Math.max(1, Math.round(length / 17))
    const normal = {
      x: (to.y - from.y) / (length || 1),
      y: -(to.x - from.x) / (length || 1),
    }
    let drift = 0
    return Array.from({ length: count }, (_, k) => {
      drift = drift * 0.7 + between(random, -0.5, 0.5) * ragged
      const at = (k + between(random, 0, 0.5)) / count
      return {
        x: from.x + (to.x - from.x) * at + normal.x * drift,
        y: from.y + (to.y - from.y) * at + normal.y * drift,
      }
    })
  })
  return polygon(points)
}

/** A corner at the lower left that is folded up: its sides, units. */
interface Corner {
  along: number
  up: number
}

/** A torn sheet with its shadow, the light fibres of its edge, folds in thirds, and a curled corner. */
export function tornSheet(view: View, box: Box): Art {
  const { inks, seed } = view
  const random = createRandom(seed + 11)
  const corner = { along: 104, up: 47 }
  const outer = tornPath(grow(box, 5), 9, random, corner)
  const inner = tornPath(box, 4, random, corner)
  const dark = inks.dark
  return [
    shadowOf(outer, dark),
    shape(outer, { fill: inks.edge }),
    shape(inner, { fill: inks.paper }),
    curl(view, box, corner),
    folds(view, box),
  ]
}

/** The shadow of something that lies on the ground. */
export function shadowOf(path: Path, dark: Paint, deep = 1): Art {
  const steps = [
    [16, 22, 0.1],
    [10, 14, 0.14],
    [5, 7, 0.2],
  ] as const
  return steps.map(([right, down, opacity]) =>
    shape(transformPath(path, [1, 0, 0, 1, right * deep, down * deep]), {
      fill: dark,
      'fill-opacity': opacity,
    }),
  )
}

/** The back of the paper at the folded corner. */
function curl({ inks }: View, { x, y, height }: Box, { along, up }: Corner): Art {
  const foot = y + height
  const tip = { x: x + along * 0.62, y: foot - up * 1.02 }
  const back: Path = [
    ['M', x + 4, foot - up],
    ['Q', x + along * 0.3, foot - up * 1.16, tip.x, tip.y],
    ['Q', x + along * 0.7, foot - up * 0.4, x + along, foot],
    ['Q', x + along * 0.5, foot - up * 0.36, x + 4, foot - up],
    ['Z'],
  ]
  const paper = inks.paper
  return [
    shape(transformPath(back, [1, 0, 0, 1, 7, -7]), {
      fill: inks.dark,
      'fill-opacity': 0.13,
    }),
    shape(back, { fill: mixPaints(paper, inks.dark, 0.12) }),
    shape(
      [
        ['M', x + 4, foot - up],
        ['Q', x + along * 0.3, foot - up * 1.16, tip.x, tip.y],
        ['Q', x + along * 0.42, foot - up * 0.86, x + 4, foot - up],
        ['Z'],
      ],
      { fill: inks.edge },
    ),
  ]
}

/** Two folds, in thirds, and fibres in the paper. */
export function folds({ inks, seed }: View, box: Box): Art {
  const random = createRandom(seed + 23)
  const paper = inks.paper
  const darker = mixPaints(paper, inks.dark, 0.06)
  const lines = [1 / 3, 2 / 3].map((share) => {
    const y = box.y + box.height * share
    const points = [0, 0.25, 0.5, 0.75, 1].map((along) => ({
      x: box.x + 4 + (box.width - 8) * along,
      y: y + between(random, -2, 2),
    }))
    return polyline(points)
  })
  const fibres = Array.from({ length: 46 }, () => {
    const x = box.x + 20 + (box.width - 60) * random()
    const y = box.y + 10 + (box.height - 20) * random()
    const [dx, dy] = [between(random, -16, 16), between(random, -9, 9)]
    return [
      ['M', x, y],
      ['Q', x + dx, y, x + dx, y + dy],
    ] satisfies Segment[]
  })
  return [
    shape(fibres.flat(), stroke(darker, 1)),
    shape(
      lines.flatMap((line) => transformPath(line, [1, 0, 0, 1, 0, 2])),
      stroke(darker, 1.6),
    ),
    shape(lines.flat(), stroke(mixPaints(paper, inks.edge, 0.4), 1.6)),
  ]
}

/** A word in heavy letters that fills a box. */
export function wordIn(text: string, box: Box): Path {
  let pen = 0
  const letters = [...text].toReversed().flatMap((letter) => {
    const drawn = suezOne[letter]
    const path = drawn ? transformPath(drawn.path, [1, 0, 0, 1, pen, 0]) : []
    pen += drawn?.advance ?? 240
    return path
  })
  const ink = boundsOf(letters)
  const [across, down] = [box.width / ink.width, box.height / ink.height]
  return transformPath(letters, [across, 0, 0, down, box.x - ink.x * across, box.y - ink.y * down])
}

export interface OldSheet {
  box: Box
  /** Degrees. */
  turn: number
  text: string
  paper: Paint
  ink: Paint
}

/** An older notice: its sheet, and one word of it. */
export function oldSheet({ box, turn, text, paper, ink }: OldSheet, random: Random): Art {
  const torn = tornPath(box, 5, random)
  const margin = box.width * 0.06
  const word = wordIn(text, {
    x: box.x + margin,
    y: box.y + box.height * 0.2,
    width: box.width - 2 * margin,
    height: box.height * 0.6,
  })
  const rad = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(rad), Math.sin(rad)]
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const turned = (path: Path, dx = 0, dy = 0) =>
    transformPath(path, [
      cos,
      sin,
      -sin,
      cos,
      cx - cx * cos + cy * sin + dx,
      cy - cx * sin - cy * cos + dy,
    ])
  return [
    shape(turned(torn, 6, 8), { fill: ink, 'fill-opacity': 0.22 }),
    shape(turned(torn), { fill: paper }),
    shape(turned(word), { fill: ink }),
  ]
}

export function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

export function polygon(points: readonly Point[]): Path {
  return [...polyline(points), ['Z']]
}

export function polyline(points: readonly Point[]): Path {
  return points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y])
}
