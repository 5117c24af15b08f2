import { turnedPath } from '../../lathe.ts'
import { ellipsePath, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A cut-glass decanter of red wine with a faceted stopper. */
export function wineDecanter(): Motif {
  return {
    name: 'wine-decanter',
    width: 106,
    height: 200,
    parts: [
      { as: 'body', path: stopper, material: 'metal', tone: 'light' },
      { as: 'body', path: glass, material: 'metal', tone: 'light' },
      { as: 'body', path: wine, material: 'wine' },
      { as: 'detail', path: ellipsePath(0, -112, 13, 3), material: 'wine', tone: 'light' },
      { as: 'detail', path: facets, material: 'wine', tone: 'light' },
      { as: 'detail', path: gleam, material: 'wine', tone: 'light' },
      { as: 'body', path: collar, material: 'gold' },
      { as: 'line', path: cuts, material: 'metal', width: 1.4 },
    ],
  }
}

const stopper: Path = [
  ['M', 0, -200],
  ['L', 12, -193],
  ['L', 16, -181],
  ['L', 8, -166],
  ['L', 6, -160],
  ['L', -6, -160],
  ['L', -8, -166],
  ['L', -16, -181],
  ['L', -12, -193],
  ['Z'],
]

const glass: Path = turnedPath([
  [-163, 17, 'corner'],
  [-159, 16, 'corner'],
  [-150, 10],
  [-128, 10.6],
  [-110, 16],
  [-92, 30],
  [-66, 46],
  [-36, 52],
  [-14, 48],
  [-4, 42, 'corner'],
  [0, 43, 'corner'],
])

const wine: Path = turnedPath([
  [-112, 12.6, 'corner'],
  [-92, 26],
  [-66, 41.6],
  [-37, 47],
  [-18, 43],
  [-10, 36, 'corner'],
])

const collar: Path = [
  ['M', -13, -136],
  ['Q', 0, -132, 13, -136],
  ['L', 13, -129],
  ['Q', 0, -125, -13, -129],
  ['Z'],
]

/** A row of lozenges cut around the belly. */
const facets: Path = [-1.05, -0.52, 0, 0.52, 1.05].flatMap((turn): Path => {
  const x = 45 * Math.sin(turn)
  const half = 8.4 * Math.cos(turn)
  const y = -37 + 3 * Math.cos(turn)
  return [['M', x, y - 15], ['L', x + half, y], ['L', x, y + 15], ['L', x - half, y], ['Z']]
})

const gleam: Path = [
  ['M', -22, -88],
  ['C', -33, -78, -39, -68, -40, -58],
  ['C', -36, -58, -35, -60, -33, -64],
  ['C', -30, -72, -26, -80, -20, -86],
  ['Z'],
]

const cuts: Path = [
  ['M', -12, -193],
  ['L', -5, -181],
  ['L', 0, -200],
  ['L', 5, -181],
  ['L', 12, -193],
  ['M', -16, -181],
  ['L', 16, -181],
  ['M', -5, -181],
  ['L', -3, -161],
  ['M', 5, -181],
  ['L', 3, -161],
]
