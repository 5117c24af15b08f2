import { leafPath, ribbonPath } from '../foliage.ts'
import {
  circlePath,
  ellipsePath,
  orient,
  type Path,
  type Point,
  placement,
  type Segment,
  splinePath,
  transformPath,
} from '../path.ts'
import { between, createRandom } from '../random.ts'
import { pomegranatePath, rosettePath } from './shapes.ts'

/** Half widths of the mantle in local units, at its shoulder (y = 0) and at its hem. */
const shoulder = 196
const hem = 220

/** Length of the fringe below the cloth, local units. */
const fringeLength = 30

/** A cloth of one length as paths in local units; x = 0 is its axis, y = 0 its shoulder. */
export interface Mantle {
  body: Path
  /** The flat oval top, where the rollers come out. */
  lid: Path
  darkFolds: Path
  lightFolds: Path
  /** Foil: braids, the embroidered band, the fringe. */
  braid: Path
  band: Path
  fringe: Path
}

/** The mantle, `length` local units long; `seed` varies its folds and threads. */
export function mantle(length: number, seed: number): Mantle {
  return {
    body: bodyPath(length),
    lid: ellipsePath(0, 0, shoulder, 25),
    darkFolds: foldsPath(length, seed, -1),
    lightFolds: foldsPath(length, seed, 1),
    braid: braidPath(length),
    band: bandPath(length),
    fringe: fringePath(length, seed + 1),
  }
}

/** Half the width at a height of the cloth, slightly flared. */
function halfWidth(y: number, length: number): number {
  const t = y / length
  return shoulder + (hem - shoulder) * (0.35 * t + 0.65 * t * t)
}

/** A point on the cloth: `across` is -1 to 1 around its front, `y` is measured at the side edge. */
function onCloth(across: number, y: number, length: number): Point {
  const t = y / length
  const sag = 21 + 5 * t
  const wave = 4.5 * t ** 3 * Math.cos(across * 5.5 * Math.PI)
  return {
    x: halfWidth(y, length) * across,
    y: y + sag * (1 - across * across) + wave * (1 - across ** 4),
  }
}

/** A line around the front at one height. */
function roundFront(y: number, length: number, points = 23): Point[] {
  return Array.from({ length: points }, (_, i) => onCloth((2 * i) / (points - 1) - 1, y, length))
}

function bodyPath(length: number): Path {
  const left = Array.from({ length: 6 }, (_, i) => onCloth(-1, (length * i) / 5, length))
  const right = [...left].reverse().map(({ x, y }) => ({ x: -x, y }))
  const down = splinePath(left)
  const along = splinePath(roundFront(length, length)).slice(1)
  const up = splinePath(right).slice(1)
  return [...down, ...along, ...up, ['Z']]
}

/** Tapered folds that rise from the hem; `side` -1 is the shaded flank, 1 the lit one. */
function foldsPath(length: number, seed: number, side: 1 | -1): Path {
  const random = createRandom(seed)
  return [-0.9, -0.72, -0.53, -0.33, -0.12, 0.1, 0.31, 0.5, 0.7, 0.88].flatMap((across) => {
    const top = length * between(random, 0.08, 0.42)
    const width = between(random, 0.034, 0.058)
    const middle = across + side * width * 0.62
    const at = (shift: number, y: number) => onCloth(middle + shift, y, length)
    const lean = (0.5 - Math.abs(across)) * 0.03
    const tip = at(lean, top)
    const belly = length * 0.62
    const line = [at(-width, length), at(-width * 0.5, belly), tip]
    const back = [tip, at(width * 0.5, belly), at(width, length)]
    return orient([...splinePath(line), ...splinePath(back).slice(1), ['Z']], 'solid')
  })
}

/** The braids: twisted cord round the shoulder, plain lines above and below the band. */
function braidPath(length: number): Path {
  const lines = [
    { y: length - 96, width: 2.4 },
    { y: length - 88, width: 4.6 },
    { y: length - 17, width: 4.6 },
    { y: length - 5, width: 9 },
  ].flatMap(({ y, width }) => orient(ribbonPath(roundFront(y, length), width, width), 'solid'))
  return [...lines, ...cordPath()]
}

/** A cord of slanted strands along the front of the shoulder. */
function cordPath(): Path {
  const strands = 53
  return Array.from({ length: strands }, (_, i) => {
    const angle = ((i + 0.5) / strands - 0.5) * Math.PI
    const x = shoulder * Math.sin(angle)
    const y = 3 + 22 * Math.cos(angle)
    const squeeze = Math.max(0.35, Math.cos(angle))
    const strand = ellipsePath(0, 0, 9.4, 5)
    const turned = transformPath(strand, placement(0, 0, -0.75))
    return transformPath(turned, [squeeze, 0, 0, 1, x, y])
  }).flat()
}

/** The embroidered band above the hem: pomegranates and rosettes between laurel leaves. */
function bandPath(length: number): Path {
  const count = 9
  const path: Segment[] = []
  for (let i = 0; i < count; i++) {
    const across = Math.sin((((i + 0.5) / count - 0.5) * Math.PI) / 1.24)
    const turn = Math.sqrt(Math.max(0.2, 1 - across * across * 0.86))
    const { x, y } = onCloth(across, length - 53, length)
    const slope = -across * 0.16
    const motif =
      i % 2 === 0
        ? transformPath(rosettePath(21), placement(0, 0))
        : transformPath(pomegranatePath(15.5), placement(0, 4))
    path.push(...transformPath(motif, [turn, slope * turn, 0, 1, x, y]))
  }
  for (let i = 0; i <= count; i++) {
    const across = Math.sin(((i / count - 0.5) * Math.PI) / 1.24)
    const turn = Math.sqrt(Math.max(0.12, 1 - across * across * 0.9))
    const { x, y } = onCloth(across, length - 53, length)
    const leaves = [-1, 1].flatMap((up) =>
      orient(
        leafPath({ x: 0, y: up * 3, angle: (up * Math.PI) / 2, length: 21, width: 5 }),
        'solid',
      ),
    )
    const sprig = [...leaves, ...circlePath(0, 0, 3.6)]
    path.push(...transformPath(sprig, [turn, -across * 0.16 * turn, 0, 1, x, y]))
  }
  return path
}

/** Threads below the hem, gathered into tassels of five. */
function fringePath(length: number, seed: number): Path {
  const random = createRandom(seed)
  const threads = 110
  return Array.from({ length: threads }, (_, i) => {
    const across = -0.992 + (1.984 * (i + 0.5)) / threads
    const root = onCloth(across, length - 2, length)
    const reach = fringeLength - 3 * Math.abs((i % 5) - 2) * 0.6 + between(random, -0.7, 0.7)
    const gather = ((i % 5) - 2) * -0.55
    const half = 1.25
    const thread: Path = [
      ['M', root.x - half, root.y],
      ['L', root.x + half, root.y],
      ['L', root.x + half * 1.25 + gather, root.y + reach],
      ['L', root.x - half * 1.25 + gather, root.y + reach],
      ['Z'],
    ]
    return thread
  }).flat()
}
