import { turnedPath } from '../../lathe.ts'
import { ellipsePath, mirrored, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** Distance between lights. */
const pitch = 22.4
const armTop = -142
const springY = -132

/** A menorah of nine lights, the shamash above the eight. */
export function menorah(): Motif {
  return {
    name: 'menorah',
    width: 200,
    height: 200,
    parts: [
      { as: 'body', path: lights(flame), material: 'flame' },
      { as: 'detail', path: lights(heart), material: 'flame', tone: 'light' },
      { as: 'body', path: [1, 2, 3, 4].flatMap(arm), material: 'gold' },
      { as: 'body', path: stem, material: 'gold' },
      { as: 'body', path: lights(cup), material: 'gold' },
      { as: 'detail', path: [2, 3, 4].flatMap(knops), material: 'gold', tone: 'light' },
      { as: 'line', path: rings, material: 'gold', tone: 'dark', width: 1.6 },
    ],
  }
}

/** The eight, and the shamash above the middle, each drawn around the top of its arm. */
function lights(draw: (x: number, y: number) => Path): Path {
  const eight = [1, 2, 3, 4].flatMap((k) => mirrored(draw(k * pitch, armTop)))
  return [...draw(0, armTop - 16), ...eight]
}

function flame(x: number, y: number): Path {
  return [
    ['M', x, y - 42],
    ['C', x + 1.6, y - 33, x + 7.4, y - 28, x + 7.4, y - 20],
    ['C', x + 7.4, y - 13.4, x + 4, y - 10, x, y - 10],
    ['C', x - 4, y - 10, x - 7.4, y - 13.4, x - 7.4, y - 20],
    ['C', x - 7.4, y - 28, x - 1.6, y - 33, x, y - 42],
    ['Z'],
  ]
}

function heart(x: number, y: number): Path {
  return [
    ['M', x, y - 27],
    ['C', x + 1, y - 22, x + 3.4, y - 20, x + 3.4, y - 16],
    ['C', x + 3.4, y - 12.6, x + 2, y - 11, x, y - 11],
    ['C', x - 2, y - 11, x - 3.4, y - 12.6, x - 3.4, y - 16],
    ['C', x - 3.4, y - 20, x - 1, y - 22, x, y - 27],
    ['Z'],
  ]
}

/** A cup for oil, wide at the rim. */
function cup(x: number, y: number): Path {
  return [
    ['M', x - 9, y - 11],
    ['L', x + 9, y - 11],
    ['C', x + 8, y - 3, x + 5, y + 1, x + 5, y + 4],
    ['L', x - 5, y + 4],
    ['C', x - 5, y + 1, x - 8, y - 3, x - 9, y - 11],
    ['Z'],
  ]
}

/** A pair of arms as one hanging half ring. */
function arm(k: number): Path {
  const r = k * pitch
  const half = 3.4
  return [
    ['M', -r - half, armTop],
    ['L', -r - half, springY],
    ...hang(-r - half, r + half, ry(k) + half),
    ['L', r + half, armTop],
    ['L', r - half, armTop],
    ['L', r - half, springY],
    ...hang(r - half, -r + half, ry(k) - half),
    ['L', -r + half, armTop],
    ['Z'],
  ]
}

function ry(k: number): number {
  return 8 + 22 * k
}

function hang(from: number, to: number, depth: number): Path {
  const bottom = springY + depth
  const k = 0.5522847
  return [
    ['C', from, springY + depth * k, from * k, bottom, 0, bottom],
    ['C', to * k, bottom, to, springY + depth * k, to, springY],
  ]
}

/** Knops halfway along each arm, and where it meets the stem. */
function knops(k: number): Path {
  const angle = 0.62
  const x = k * pitch * Math.cos(angle)
  const y = springY + ry(k) * Math.sin(angle)
  return mirrored(ellipsePath(x, y, 5.6, 5.6))
}

const stem: Path = [
  ...turnedPath([
    [-156, 4, 'corner'],
    [-128, 4.4],
    [-106, 5.4],
    [-101, 8],
    [-96, 5.4],
    [-84, 5],
    [-79, 8.4],
    [-74, 5.4],
    [-62, 5.4],
    [-57, 9],
    [-52, 6],
    [-40, 6],
    [-34, 10.4],
    [-28, 6.4, 'corner'],
    [-22, 9],
    [-14, 26],
    [-9, 42, 'corner'],
    [-4, 44, 'corner'],
    [0, 37, 'corner'],
  ]),
  ...ellipsePath(0, -4, 44, 4),
]

const rings: Path = [
  ['M', -26, -13],
  ['Q', 0, -8, 26, -13],
  ['M', -41, -8],
  ['Q', 0, -2, 41, -8],
]
