import { type Art, group, named } from '../art.ts'
import { grown } from '../box.ts'
import type { Box } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { type Path, placement, rectPath, transformPath } from '../path.ts'
import { photoRoom } from '../photo-room.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord } from './cord.ts'
import { figure } from './figure.ts'
import { footSprays } from './foot-sprays.ts'
import { clearOfWords, leavesAlong, type Planting, plant, together } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { runningStitch, stitches } from './thread.ts'

/** Paper round the photo of a print; its foot is deeper. */
const rim = 34
const foot = 92

/** A print that is sewn to the cloth by its corners, with a spray at two of them. */
export function mount(scene: Scene): Art {
  const { plot, seed, palette } = scene
  const [room] = plot.photos ?? []
  if (!room) return []
  const { box, turn = 0 } = room
  const paper = { ...grown(box, rim), height: box.height + rim + foot }
  const middle = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const
  const turned = (...art: Art[]) => group({ transform: [['rotate', turn, ...middle]] }, ...art)
  const shade = colour(palette, 'shade')
  const ground = mixPaints(colour(palette, 'paper'), '#ffffff', 0.55)
  return [
    named('border', stitchedFrame(plot, scene)),
    named(
      'sheet',
      turned(
        [20, 12, 6].map((by) =>
          shape(transformPath(outline(paper), placement(by * 0.5, by)), {
            fill: shade,
            'fill-opacity': 0.12,
          }),
        ),
        shape(outline(paper), { fill: ground }),
        runningStitch(outline(grown(paper, -12)), colour(palette, 'rose'), {
          width: 3.4,
          dashes: '13 9',
        }),
      ),
    ),
    photo(scene, box, turn),
    named('sheet', turned(corners(paper, scene))),
    plant(clearOfWords(together(sprays(plot, paper, seed), footSprays(plot, seed)), plot), palette),
  ]
}

function outline({ x, y, width, height }: Box): Path {
  return rectPath(x, y, width, height)
}

function photo({ composition, palette }: Scene, box: Box, turn: number): Art {
  const cloth = mixPaints(colour(palette, 'heart'), colour(palette, 'tint'), 0.42)
  const rows: Path[] = []
  for (let y = box.y + 26; y < box.y + box.height; y += 52)
    for (
      let x = box.x + (Math.round((y - box.y) / 52) % 2 === 0 ? 26 : 52);
      x < box.x + box.width;
      x += 52
    )
      rows.push([
        ['M', x - 6, y - 6],
        ['L', x + 6, y + 6],
        ['M', x + 6, y - 6],
        ['L', x - 6, y + 6],
      ])
  const side = Math.min(box.width, box.height) * 0.76
  const stand = {
    x: box.x + (box.width - side) / 2,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
  }
  return photoRoom({
    id: 'embroidery-room',
    box,
    turn,
    opening: shape(outline(box)),
    ground: cloth,
    standIn: [
      stitches(rows.flat(), mixPaints(colour(palette, 'rose'), cloth, 0.6), 2.6),
      composition.thing ? figure(composition.thing(), stand, palette) : [],
    ],
  })
}

/** Corners of cloth that hold the print, each with a couched edge. */
function corners(paper: Box, { palette }: Scene): Art {
  const size = 92
  const [left, top] = [paper.x - 6, paper.y - 6]
  const [right, low] = [paper.x + paper.width + 6, paper.y + paper.height + 6]
  const all = [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, low, -1, -1],
    [left, low, 1, -1],
  ] as const
  return all.map(([x, y, across, down]) => {
    const edge: Path = [
      ['M', x + across * size, y],
      ['L', x, y + down * size],
    ]
    const triangle: Path = [
      ['M', x, y],
      ['L', x + across * size, y],
      ['L', x, y + down * size],
      ['Z'],
    ]
    return [
      shape(triangle, { ...stroke(colour(palette, 'shade'), 1.4), fill: colour(palette, 'rose') }),
      runningStitch(triangle, colour(palette, 'heart'), { width: 2.6, dashes: '8 6' }),
      cord(edge, palette, 6),
    ]
  })
}

function stitchedFrame({ width, height }: Plot, { palette }: Scene): Art {
  const frame = (by: number) => rectPath(by, by, width - 2 * by, height - 2 * by)
  return [
    runningStitch(frame(50), colour(palette, 'sage'), { width: 4, dashes: '18 11' }),
    cord(frame(62), palette, 6),
  ]
}

/** A spray out of the upper left and the lower right corner of the print. */
function sprays({ proportion }: Plot, paper: Box, seed: number): Planting {
  const k = { status: 0.9, print: 0.74, portrait: 0.66, square: 0.74 }[proportion]
  const random = createRandom(seed)
  const spray = (x: number, y: number, side: 1 | -1): Planting => {
    const at = (u: number, v: number) => ({ x: x + side * u * k, y: y + side * v * k })
    const arms = [
      [at(0, 0), at(110, -34), at(210, -22), at(306, -50)],
      [at(0, 0), at(-30, 100), at(-16, 190), at(-44, 270)],
      [at(0, 0), at(-70, -50), at(-120, -56)],
    ]
    return {
      vines: arms.map((line) => ({ line, width: 7 * k })),
      leaves: arms.flatMap((line, i) =>
        leavesAlong(line, { count: i < 2 ? 9 : 5, sizes: [0.92 * k, 0.6 * k], random, bare: 0.15 }),
      ),
      flowers: [
        ['berry amber', { ...at(318, -54), size: k }],
        ['berry rose', { ...at(-48, 284), size: k }],
        ['star sky', { ...at(216, -26), size: k }],
        ['star amber', { ...at(-18, 196), size: k }],
        ['daisy pale', { ...at(112, -34), size: 0.94 * k }],
        ['aster teal', { ...at(-26, 104), size: 0.9 * k }],
        ['peony rose', { ...at(4, 4), size: 0.84 * k, angle: 0.3 }],
      ],
    }
  }
  return together(
    spray(paper.x + 6, paper.y + 10, 1),
    spray(paper.x + paper.width - 6, paper.y + paper.height - 10, -1),
  )
}
