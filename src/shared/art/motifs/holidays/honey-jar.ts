import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import { orient, type Path, placement, rectPath, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A round jar of honey with a label, its dipper leaning out. */
export function honeyJar(): Motif {
  return {
    name: 'honey-jar',
    width: 132,
    height: 200,
    lettered: true,
    parts: [
      { as: 'line', path: handle, material: 'wood', width: 7 },
      { as: 'body', path: dipper, material: 'wood' },
      { as: 'detail', path: grooves, material: 'wood', tone: 'dark' },
      { as: 'body', path: jar, material: 'gold' },
      { as: 'detail', path: shaded, material: 'gold', tone: 'dark' },
      { as: 'detail', path: gloss, material: 'gold', tone: 'light' },
      { as: 'body', path: rim, material: 'paper' },
      { as: 'detail', path: label, material: 'paper' },
      { as: 'body', path: word, material: 'ink' },
    ],
  }
}

const jar = symmetric([
  ['M', 0, -116],
  ['L', 44, -116],
  ['C', 46, -106, 66, -96, 66, -76],
  ['L', 66, -22],
  ['C', 66, -8, 58, 0, 44, 0],
  ['L', 0, 0],
])

const shaded: Path = [
  ['M', 40, -116],
  ['L', 44, -116],
  ['C', 46, -106, 66, -96, 66, -76],
  ['L', 66, -22],
  ['C', 66, -8, 58, 0, 44, 0],
  ['L', 24, 0],
  ['C', 42, -4, 50, -14, 50, -30],
  ['L', 50, -74],
  ['C', 50, -92, 38, -100, 40, -116],
  ['Z'],
]

const gloss: Path = [
  ['M', -57, -85],
  ['C', -55, -94, -45, -98, -40, -105],
  ['C', -35, -100, -45, -94, -47, -85],
  ['C', -49, -80, -56, -80, -57, -85],
  ['Z'],
]

const rim = symmetric([
  ['M', 0, -130],
  ['L', 44, -130],
  ['C', 53, -130, 53, -113, 44, -113],
  ['L', 0, -113],
])

const label = symmetric([
  ['M', 0, -78],
  ['L', 46, -78],
  ['C', 44, -60, 44, -42, 46, -24],
  ['L', 0, -24],
])

const word: Path = [
  ...letterPath(suezOne, 'ד', { x: 25, y: -51, height: 26 }),
  ...letterPath(suezOne, 'ב', { x: 0, y: -51, height: 26 }),
  ...letterPath(suezOne, 'ש', { x: -27, y: -51, height: 26 }),
]

/** The dipper is drawn upright and then leans to the right. */
const lean = placement(30, -158, 0.42)

const handle = transformPath(
  [
    ['M', 0, 20],
    ['L', -6, 40],
  ],
  placement(16, -150, 0.42),
)

const dipper = transformPath(
  symmetric([
    ['M', 0, -40],
    ['C', 8, -40, 14, -36, 16, -28],
    ['C', 20, -18, 20, -8, 17, 2],
    ['C', 14, 12, 8, 18, 4, 20],
    ['L', 4, 44],
    ['L', 0, 44],
  ]),
  lean,
)

const grooves = transformPath(
  [-28, -16, -4, 8].flatMap((y, i) => {
    const half = [12.5, 15, 14.5, 10][i] ?? 10
    return orient(rectPath(-half, y - 2, 2 * half, 4), 'solid')
  }),
  lean,
)
