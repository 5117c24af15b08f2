import { type Profile, turnedPath } from '../../lathe.ts'
import { ellipsePath, type Path, placement, type Segment, transformPath } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

const roller: Profile = [
  [-200, 3],
  [-193, 7],
  [-186, 3.6, 'corner'],
  [-184, 6],
  [-174, 10],
  [-166, 6, 'corner'],
  [-166, 11, 'corner'],
  [-161, 11, 'corner'],
  [-161, 6, 'corner'],
  [-152, 6, 'corner'],
]

/** A megillah on one roller, opened to the right: three columns of lines. */
export function megillah(): Motif {
  const stick = transformPath(turnedPath(roller), placement(-62, 0))
  const foot = transformPath(turnedPath(roller), placement(-62, -200, Math.PI))
  return standing('megillah', [
    { as: 'body', path: [...stick, ...foot], material: 'wood' },
    { as: 'body', path: sheet, material: 'paper' },
    { as: 'body', path: curl, material: 'paper', tone: 'dark' },
    { as: 'line', path: writing(), material: 'ink', width: 3 },
    { as: 'body', path: roll, material: 'paper' },
    { as: 'body', path: rollShade, material: 'paper', tone: 'dark' },
    { as: 'body', path: ellipsePath(-62, -153, 25, 5.4), material: 'paper', tone: 'light' },
    { as: 'detail', path: ellipsePath(-62, -153, 9, 2.4), material: 'wood' },
    { as: 'line', path: lip, material: 'ink', width: 1.6 },
  ])
}

/** Top and foot of the parchment have the same wave. */
const sheet: Path = [
  ['M', -46, -150],
  ['C', -14, -160, 28, -138, 60, -146],
  ['C', 76, -150, 88, -152, 95, -148],
  ['L', 95, -42],
  ['C', 88, -46, 76, -44, 60, -40],
  ['C', 28, -32, -14, -54, -46, -44],
  ['Z'],
]

/** The free edge turns back. */
const curl: Path = [
  ['M', 95, -148],
  ['C', 103, -142, 103, -136, 96, -130],
  ['C', 88, -124, 86, -128, 86, -134],
  ['L', 86, -42],
  ['C', 90, -44, 93, -44, 95, -42],
  ['Z'],
]

const roll: Path = [
  ['M', -87, -153],
  ['L', -37, -153],
  ['L', -37, -46],
  ['C', -40, -40, -84, -40, -87, -46],
  ['Z'],
]

const rollShade: Path = [
  ['M', -52, -148],
  ['C', -44, -149, -38, -151, -37, -153],
  ['L', -37, -46],
  ['C', -39, -43, -44, -42, -52, -41.6],
  ['Z'],
]

const lip: Path = [
  ['M', -37, -153],
  ['L', -37, -46],
]

/** The height of the sheet's wave at x; 0 at the roller. */
function wave(x: number): number {
  return -6 * Math.sin(((x + 46) / 130) * 2 * Math.PI)
}

/** Lines in three columns, the last of each column shorter. */
function writing(): Path {
  const columns = [
    [-28, 4],
    [12, 42],
    [50, 79],
  ] as const
  return columns.flatMap(([from, to], k) =>
    Array.from({ length: 8 }, (_, i): Segment[] => {
      const y = -134 + i * 11
      const start = i === 7 ? to - (to - from) * (0.35 + 0.2 * k) : from
      const middle = (start + to) / 2
      return [
        ['M', start, y + wave(start)],
        ['Q', middle, y + 2 * wave(middle) - (wave(start) + wave(to)) / 2, to, y + wave(to)],
      ]
    }).flat(),
  )
}
