import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { deepenPaint, mixPaints } from '../paints.ts'
import { circlePath, type Path, type Point, placement, rectPath, transformPath } from '../path.ts'
import { photoRoom } from '../photo-room.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { figure } from './figure.ts'
import { footSprays } from './foot-sprays.ts'
import { clearOfWords, leafSpot, type Placed, type Planting, plant, together } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import type { SprigName } from './sprigs.ts'
import { runningStitch } from './thread.ts'

/** Width of the wood of a hoop, units. */
const wood = 30

/** A photo in an embroidery hoop, with flowers stitched over its wood. */
export function hoop(scene: Scene): Art {
  const { plot, seed, palette } = scene
  return [
    photo(scene),
    ring(plot, palette),
    plant(clearOfWords(together(flowers(plot, seed), footSprays(plot, seed)), plot), palette),
  ]
}

function middleOf({ thing }: Plot) {
  return {
    x: thing.x + thing.width / 2,
    y: thing.y + thing.height / 2,
    radius: thing.width / 2,
  }
}

function photo({ plot, composition, palette }: Scene): Art {
  const { thing: box } = plot
  const { x, y, radius } = middleOf(plot)
  const cloth = mixPaints(colour(palette, 'cloth'), colour(palette, 'tint'), 0.55)
  const side = radius * 1.16
  const stand = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  return photoRoom({
    id: 'embroidery-room',
    box,
    opening: shape(circlePath(x, y, radius - 2)),
    ground: cloth,
    standIn: [
      runningStitch(circlePath(x, y, radius * 0.86), colour(palette, 'cord'), {
        width: 4,
        dashes: '14 9',
      }),
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8
        const at = {
          x: x + radius * 0.76 * Math.cos(angle),
          y: y + radius * 0.76 * Math.sin(angle),
        }
        return shape(circlePath(at.x, at.y, i % 2 === 0 ? 7 : 4), {
          fill: colour(palette, i % 2 === 0 ? 'rose' : 'sage'),
        })
      }),
      composition.thing ? figure(composition.thing(), stand, palette) : [],
    ],
  })
}

/** Two rings of wood, lit from the upper left, and the screw that closes them. */
function ring(plot: Plot, palette: Paints): Art {
  const { x, y, radius } = middleOf(plot)
  const own = colour(palette, 'wood')
  const [dark, light] = [deepenPaint(own), mixPaints(own, '#fff1d6', 0.5)]
  const between = (from: number, to: number): Path => [
    ...circlePath(x, y, to),
    ...circlePath(x, y, from, 'hole'),
  ]
  const grain = Array.from({ length: 5 }, (_, i) =>
    runningStitch(circlePath(x, y, radius + 5 + i * 5), dark, {
      width: 1.1,
      dashes: `${34 + 13 * i} ${70 + 29 * ((i * 3) % 4)}`,
    }),
  )
  const shade = colour(palette, 'shade')
  const metal = colour(palette, 'cord')
  const top = y - radius - wood
  return named('border', [
    [18, 12, 6].map((by) =>
      shape(transformPath(between(radius - 6, radius + wood), placement(by * 0.5, by)), {
        fill: shade,
        'fill-opacity': 0.14,
      }),
    ),
    shape([...rectPath(x - 26, top - 22, 52, 34)], {
      ...stroke(colour(palette, 'cordDark'), 2.4),
      fill: metal,
    }),
    shape(rectPath(x - 46, top - 14, 92, 12), {
      ...stroke(colour(palette, 'cordDark'), 2),
      fill: mixPaints(metal, '#ffffff', 0.3),
    }),
    shape(between(radius - 2, radius + wood), { fill: own }),
    shape(between(radius + wood - 6, radius + wood), { fill: light }),
    grain,
    shape(between(radius - 2, radius + 4), { fill: mixPaints(own, dark, 0.7) }),
    shape(circlePath(x, y, radius + wood), stroke(dark, 1.6)),
    shape(circlePath(x + 3, y + 5, radius - 8), stroke(shade, 14, 0.16)),
  ])
}

/** A cluster at the lower right of the hoop, and a smaller one at its upper left. */
function flowers(plot: Plot, seed: number): Planting {
  const { x, y, radius } = middleOf(plot)
  const random = createRandom(seed)
  const k = radius / 300
  const at = (angle: number, out: number): Point => ({
    x: x + (radius + wood / 2 + out * k) * Math.cos(angle),
    y: y + (radius + wood / 2 + out * k) * Math.sin(angle),
  })
  const cluster = (
    middle: number,
    size: number,
    [large, second, small, berry]: readonly SprigName[],
  ): Planting => {
    const rows: (readonly [SprigName | undefined, number, number, number])[] = [
      [berry, 0.78, 8, 1],
      [berry, -0.78, -6, 1],
      [berry, 0.68, -24, 0.9],
      [small, 0.58, 6, 0.95],
      [small, -0.56, 10, 0.95],
      [second, 0.36, 4, 0.92],
      [second, -0.34, 2, 0.96],
      [small, 0.2, 58, 0.9],
      [small, -0.18, -62, 0.85],
      [large, 0, 2, 0.86],
    ]
    const leaves = Array.from({ length: 13 }, (_, i): Placed => {
      const by = -0.84 + (i * 1.68) / 12
      const spot = at(middle + by * size, i % 2 === 0 ? 10 : -10)
      const along = middle + by * size + (by > 0 ? Math.PI / 2 : -Math.PI / 2)
      const turn = along + (i % 2 === 0 ? -0.6 : 0.6) * (by > 0 ? 1 : -1)
      const thread = ['leaf', 'sage', 'moss'][i % 3] ?? 'leaf'
      return [
        `leaf ${thread}`,
        leafSpot(spot, turn, k * size * (0.74 + 0.2 * random()), i % 2 === 0),
      ]
    })
    return {
      vines: [
        {
          line: [-0.9, -0.45, 0, 0.45, 0.9].map((by) => at(middle + by * size, 0)),
          width: 7 * k,
        },
      ],
      leaves,
      flowers: rows.flatMap(([name, by, out, own]): Placed[] =>
        name
          ? [
              [
                name,
                { ...at(middle + by * size, out * size), size: own * k * size, angle: random() },
              ],
            ]
          : [],
      ),
    }
  }
  return together(
    cluster(-2.45, 0.66, ['peony heart', 'daisy pale', 'star sky', 'berry amber']),
    cluster(0.72, 0.92, ['peony rose', 'aster teal', 'star amber', 'berry rose']),
  )
}
