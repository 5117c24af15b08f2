import { type Art, named } from '../../art.ts'
import type { Box } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints } from '../../paints.ts'
import { ellipsePath, type Path, type Point } from '../../path.ts'
import { photoRoom } from '../../photo-room.ts'
import type { UnitSize } from '../../proportion.ts'
import { createRandom } from '../../random.ts'
import { shape, stroke } from '../../shapes.ts'
import { brokenLine } from '../plants/petal.ts'
import type { Plot } from '../plot.ts'
import { drawWash } from '../wash.ts'
import type { Composition, Garden } from './garden.ts'
import { drawStanding } from './paint-motif.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { sprayOf } from './sprays.ts'

/** A photo in an oval of leaves, with flowers at its foot and its shoulder; the words below. */
export function oval(thing: () => Motif): Composition {
  return {
    room: (units) =>
      roomOf(units, {
        status: [9, 50.5, 82, 33.4],
        print: [10, 54.5, 80, 39],
        portrait: [10, 54.5, 80, 39.5],
        square: [14, 54.5, 72, 39.5],
      }),
    photo: { box: ovalOf, thing },
    plant: (units, recipe): Garden => {
      const { x, y, width, height } = ovalOf(units)
      const [rx, ry] = [width / 2 + 20, height / 2 + 20]
      const at = (angle: number, reach = 1): Point => ({
        x: x + width / 2 + Math.cos(angle) * rx * reach,
        y: y + height / 2 + Math.sin(angle) * ry * reach,
      })
      const arc = (from: number, to: number, reach = 1) =>
        Array.from({ length: 9 }, (_, i) => at(from + ((to - from) * i) / 8, reach))
      const low = footOf(units)
      const along = (angle: number) => Math.atan2(Math.cos(angle) * ry, -Math.sin(angle) * rx)
      const k = height / 560
      const foot = 2.3
      const shoulder = -0.62
      const posies: Posy[] = [
        { at: at(foot), size: 74 * k, along: along(foot), side: -1 },
        { at: at(shoulder), size: 54 * k, along: along(shoulder), side: -1, small: true },
        { at: at(0.86), size: 42 * k, along: along(0.86), side: -1, small: true },
        ...low.map(({ posy }) => posy),
      ]
      return {
        washes: [
          { at: at(foot), reach: { x: 230 * k, y: 210 * k }, tone: recipe.washes[0] },
          { at: at(shoulder), reach: { x: 210 * k, y: 190 * k }, tone: recipe.washes[1] },
        ],
        sprigs: [],
        sprays: [
          sprayOf(recipe, arc(foot, shoulder + 2 * Math.PI + 0.1), 78 * k),
          sprayOf(recipe, arc(foot, shoulder - 0.1), 78 * k),
          sprayOf(recipe, arc(foot + 0.4, foot + 1.9, 1.07), 62 * k),
          sprayOf(recipe, arc(foot - 0.4, foot - 1.9, 1.07), 62 * k),
          ...low.flatMap(({ lines }) => lines.map((line) => sprayOf(recipe, line, 84))),
        ],
        ...plantPosies(posies, recipe, 57),
        drops: [at(foot), at(shoulder)],
      }
    },
  }
}

/** Two sprays with flowers at the lower corners of a tall page. */
function footOf(units: UnitSize): { posy: Posy; lines: Point[][] }[] {
  const { width, height } = units
  if (shapeOf(units) !== 'status') return []
  return [-1, 1].map((side) => {
    const on = (x: number, y: number) => ({ x: width / 2 + side * (width / 2 - x), y: height - y })
    return {
      posy: {
        at: on(168, 132),
        size: 62,
        along: side > 0 ? Math.PI : 0,
        side: side > 0 ? 1 : -1,
        small: true,
      },
      lines: [
        [on(168, 140), on(270, 110), on(370, 140), on(480, 118)],
        [on(168, 124), on(270, 62), on(370, 72), on(450, 54)],
        [on(150, 150), on(90, 220), on(84, 290), on(66, 340)],
      ],
    }
  })
}

function ovalOf(units: UnitSize): Box {
  const [top, high] = {
    status: [214, 706],
    print: [112, 620],
    portrait: [98, 560],
    square: [98, 560],
  }[shapeOf(units)] as [number, number]
  const wide = high * 0.84
  return { x: (units.width - wide) / 2, y: top, width: wide, height: high }
}

/** The photo and the paper rim round it; a thing on a wash until there is a photo. */
export function drawOval(plot: Plot, box: Box, motif: Motif): Art {
  const { tones } = plot
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [rx, ry] = [box.width / 2, box.height / 2]
  const scale = Math.min((rx * 1.2) / motif.width, (ry * 1.14) / motif.height)
  const high = motif.height * scale
  const random = createRandom(plot.seed + 7)
  const rim: Path = [
    ...ellipsePath(middle.x, middle.y, rx + 16, ry + 16),
    ...ellipsePath(middle.x, middle.y, rx - 1, ry - 1, 'hole'),
  ]
  const wash = (
    x: number,
    y: number,
    reach: number,
    tone: 'petal' | 'green3' | 'blue',
    i: number,
  ) =>
    drawWash(
      { ...plot, keepOut: [] },
      { x: middle.x + x * rx, y: middle.y + y * ry },
      { x: rx * reach, y: ry * reach },
      { id: `room-wash${i}`, tone: tones[tone] },
    )
  return [
    shape(ellipsePath(middle.x + 7, middle.y + 12, rx + 16, ry + 16), {
      fill: tones.shadow,
      'fill-opacity': 0.2,
    }),
    photoRoom({
      id: 'botanical-room',
      box,
      opening: shape(ellipsePath(middle.x, middle.y, rx, ry)),
      ground: mixPaints(tones.paper, tones.green3, 0.24),
      standIn: [
        wash(-0.3, -0.4, 1, 'petal', 0),
        wash(0.4, 0.1, 1, 'blue', 1),
        wash(-0.1, 0.6, 1, 'green3', 2),
        drawStanding(
          { ...plot, keepOut: [] },
          { motif, at: { x: middle.x, y: middle.y + high / 2 }, height: high },
          90,
        ),
      ],
    }),
    named('border', [
      shape(rim, { fill: tones.paper }),
      shape(ellipsePath(middle.x, middle.y, rx, ry), stroke(tones.shadow, 2.4, 0.5)),
      shape(ellipsePath(middle.x, middle.y, rx + 16, ry + 16), {
        ...stroke(tones.leafInk, 1.5, 0.7),
        'stroke-dasharray': brokenLine(110, random),
      }),
    ]),
  ]
}
