import { leafPath } from '../../foliage.ts'
import { type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Material, Motif, MotifPart, Tone } from '../motif.ts'

/** Five houses side by side, light in their windows. */
export function streetOfHouses(): Motif {
  return standing('street-of-houses', [
    ...house({ x: -78, width: 46, wall: 70, roof: 26, tone: 'dark', cover: 'clay' }),
    ...house({ x: 78, width: 46, wall: 62, roof: 24, tone: 'dark', cover: 'clay' }),
    ...house({ x: -37, width: 44, wall: 92, roof: 30, cover: 'cloth' }),
    ...house({ x: 38, width: 46, wall: 86, roof: 28, cover: 'cloth' }),
    ...house({ x: 0, width: 48, wall: 72, roof: 34, tone: 'light', cover: 'clay' }),
    body('leaf', cypresses, 'dark'),
    body('leaf', bushes),
    body('paper', 'M-104 -4L104 -4L108 4L-108 4Z', 'dark'),
  ])
}

interface House {
  /** Its middle. */
  x: number
  width: number
  /** Heights of its wall and its roof. */
  wall: number
  roof: number
  tone?: Tone
  cover: Material
}

function house({ x, width, wall, roof, tone = 'base', cover }: House): MotifPart[] {
  const [left, right] = [x - width / 2, x + width / 2]
  const rows = wall > 80 ? [wall - 18, wall - 46] : [wall - 20]
  const lit = rows.flatMap((y) => [-0.25, 0.25].flatMap((dx) => pane(x + dx * width, -y)))
  return [
    body('paper', rectPath(left, -wall, width, wall), tone),
    body(cover, `M${left - 5} ${-wall}L${x} ${-wall - roof}L${right + 5} ${-wall}Z`),
    line(cover, 1.6, `M${left + 4} ${-wall - 6}L${right - 4} ${-wall - 6}`, 'dark'),
    detail('flame', lit),
    detail('wood', doorPath(x)),
  ]
}

/** A window with a round top. */
function pane(x: number, y: number): Path {
  return [
    ['M', x - 4.6, y + 13],
    ['L', x - 4.6, y + 4],
    ['C', x - 4.6, y - 2, x + 4.6, y - 2, x + 4.6, y + 4],
    ['L', x + 4.6, y + 13],
    ['Z'],
  ]
}

function doorPath(x: number): Path {
  return [
    ['M', x - 6.4, 0],
    ['L', x - 6.4, -18],
    ['C', x - 6.4, -26, x + 6.4, -26, x + 6.4, -18],
    ['L', x + 6.4, 0],
    ['Z'],
  ]
}

const cypresses: Path = [-58, 58].flatMap((x) =>
  leafPath({ x, y: 0, angle: -Math.PI / 2, length: 74, width: 9 }),
)
const bushes: Path = [-101, -18, 20, 101].flatMap(
  (x): Path => [
    ['M', x - 11, 0],
    ['C', x - 14, -12, x - 4, -19, x, -13],
    ['C', x + 4, -19, x + 14, -12, x + 11, 0],
    ['Z'],
  ],
)
