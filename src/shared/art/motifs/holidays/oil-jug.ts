import { type Path, rectPath } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** The cruse of oil: a clay jug with one handle and an intact seal over its mouth. */
export function oilJug(): Motif {
  return {
    name: 'oil-jug',
    width: 150,
    height: 200,
    parts: [
      { as: 'line', path: handle, material: 'clay', tone: 'dark', width: 13 },
      { as: 'body', path: jug, material: 'clay' },
      { as: 'detail', path: shaded, material: 'clay', tone: 'dark' },
      { as: 'detail', path: gloss, material: 'clay', tone: 'light' },
      { as: 'detail', path: band, material: 'gold' },
      { as: 'detail', path: wave, material: 'gold', tone: 'light' },
      { as: 'body', path: cover, material: 'paper' },
      { as: 'body', path: rectPath(-20, -172, 40, 7), material: 'fruit' },
    ],
  }
}

const jug = symmetric([
  ['M', 0, -182],
  ['L', 17, -182],
  ['C', 15, -164, 16, -154, 20, -146],
  ['C', 46, -134, 66, -112, 66, -82],
  ['C', 66, -48, 44, -22, 28, -12],
  ['L', 34, 0],
  ['L', 0, 0],
])

const shaded: Path = [
  ['M', 17, -166],
  ['C', 16, -158, 17, -152, 20, -146],
  ['C', 46, -134, 66, -112, 66, -82],
  ['C', 66, -48, 44, -22, 28, -12],
  ['L', 34, 0],
  ['L', 12, 0],
  ['L', 12, -12],
  ['C', 34, -34, 46, -60, 44, -86],
  ['C', 42, -116, 22, -132, 8, -146],
  ['L', 8, -166],
  ['Z'],
]

const gloss: Path = [
  ['M', -34, -122],
  ['C', -46, -112, -53, -98, -52, -84],
  ['C', -51, -77, -44, -78, -44, -85],
  ['C', -44, -98, -38, -108, -30, -116],
  ['C', -26, -121, -30, -126, -34, -122],
  ['Z'],
]

/** Curved along the belly, like all rings of a jug seen slightly from above. */
const band: Path = [
  ['M', -58, -54],
  ['C', -30, -43, 30, -43, 58, -54],
  ['L', 49, -40],
  ['C', 26, -30, -26, -30, -49, -40],
  ['Z'],
]

const wave: Path = [-40, -20, 0, 20, 40].flatMap((x): Path => {
  const y = -41.5 - Math.abs(x) * 0.12
  return [['M', x - 5, y], ['L', x, y - 4], ['L', x + 5, y], ['L', x, y + 4], ['Z']]
})

/** A cloth over the mouth, its hem below the tie. */
const cover = symmetric([
  ['M', 0, -199],
  ['C', 12, -199, 21, -194, 20, -184],
  ['L', 19, -172],
  ['L', 27, -156],
  ['C', 22, -159, 18, -152, 13, -156],
  ['C', 9, -160, 5, -153, 0, -156],
])

const handle: Path = [
  ['M', 18, -160],
  ['C', 50, -176, 74, -160, 72, -134],
  ['C', 71, -118, 66, -108, 56, -100],
]
