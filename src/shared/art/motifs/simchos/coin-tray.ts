import { circlePath, ellipsePath, orient, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** The places of the five coins of a pidyon haben, from back to front. */
const coins = [
  { x: -34, y: -62 },
  { x: 30, y: -63 },
  { x: -62, y: -49 },
  { x: 62, y: -48 },
  { x: 0, y: -45 },
] as const

/** Five silver coins on a round chased tray of gold. */
export function coinTray(): Motif {
  return {
    name: 'coin-tray',
    width: 200,
    height: 92,
    parts: [
      { as: 'body', path: foot, material: 'gold', tone: 'dark' },
      { as: 'body', path: [...rimBeads(), ...ellipsePath(0, -48, 96, 40)], material: 'gold' },
      { as: 'body', path: shade, material: 'gold', tone: 'dark' },
      { as: 'detail', path: chasing(), material: 'gold', tone: 'dark' },
      { as: 'body', path: ellipsePath(0, -49, 80, 30), material: 'gold', tone: 'light' },
      {
        as: 'line',
        path: ellipsePath(0, -49, 80, 30),
        material: 'gold',
        tone: 'dark',
        width: 1.4,
      },
      ...coins.flatMap(({ x, y }) => [
        { as: 'body', path: edge(x, y), material: 'metal', tone: 'dark' } as const,
        { as: 'body', path: ellipsePath(x, y - 5, 27, 11.5), material: 'metal' } as const,
        {
          as: 'detail',
          path: ellipsePath(x, y - 5, 19, 7.6),
          material: 'metal',
          tone: 'light',
        } as const,
        { as: 'line', path: ellipsePath(x, y - 5, 27, 11.5), material: 'ink', width: 1.2 } as const,
      ]),
    ],
  }
}

const foot: Path = [
  ['M', -44, -14],
  ['L', 44, -14],
  ['C', 46, -6, 52, -4, 52, -2],
  ['C', 40, 1, -40, 1, -52, -2],
  ['C', -52, -4, -46, -6, -44, -14],
  ['Z'],
]

/** The thickness of a coin below its face. */
function edge(x: number, y: number): Path {
  return [
    ['M', x - 27, y - 5],
    ['L', x + 27, y - 5],
    ['L', x + 27, y],
    ['C', x + 27, y + 6.4, x + 15, y + 11.5, x, y + 11.5],
    ['C', x - 15, y + 11.5, x - 27, y + 6.4, x - 27, y],
    ['Z'],
  ]
}

/** Beads round the rim. */
function rimBeads(): Path {
  return Array.from({ length: 44 }, (_, i) => {
    const angle = (i * Math.PI) / 22
    return orient(circlePath(96 * Math.cos(angle), -48 + 40 * Math.sin(angle), 4.4), 'solid')
  }).flat()
}

/** Drops chased into the rim. */
function chasing(): Path {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 16
    return ellipsePath(88 * Math.cos(angle), -48.4 + 35 * Math.sin(angle), 4.4, 2)
  }).flat()
}

const shade: Path = [
  ['M', 96, -48],
  ['C', 96, -26, 54, -8, 0, -8],
  ['C', 46, -14, 78, -28, 84, -48],
  ['Z'],
]
