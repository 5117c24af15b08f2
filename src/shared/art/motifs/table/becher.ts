import { type Profile, turnedPath } from '../../lathe.ts'
import { circlePath, ellipsePath, type Path, type Segment } from '../../path.ts'
import type { Motif } from '../motif.ts'

const profile: Profile = [
  [-190, 55, 'corner'],
  [-184, 52],
  [-160, 49],
  [-130, 46],
  [-108, 39],
  [-94, 27],
  [-85, 12, 'corner'],
  [-85, 17, 'corner'],
  [-79, 17, 'corner'],
  [-79, 10, 'corner'],
  [-71, 10],
  [-64, 21],
  [-56, 24],
  [-48, 20],
  [-42, 9, 'corner'],
  [-42, 14, 'corner'],
  [-37, 14, 'corner'],
  [-37, 8, 'corner'],
  [-28, 10],
  [-19, 24],
  [-13, 42],
  [-11, 48, 'corner'],
  [-6, 49, 'corner'],
  [0, 40, 'corner'],
]

/** A silver becher filled to its rim, with a row of engraved arches around its bowl. */
export function becher(): Motif {
  return {
    name: 'becher',
    width: 110,
    height: 200,
    parts: [
      {
        as: 'body',
        path: [
          ...turnedPath(profile),
          ...ellipsePath(0, -190, 55, 10),
          ...ellipsePath(0, -6, 49, 6),
        ],
        material: 'metal',
      },
      { as: 'body', path: shade, material: 'metal', tone: 'dark' },
      { as: 'body', path: gleam, material: 'metal', tone: 'light' },
      { as: 'detail', path: ellipsePath(0, -189, 48, 6.6), material: 'wine' },
      { as: 'detail', path: [...arches(), ...beads()], material: 'metal', tone: 'dark' },
      { as: 'line', path: rings, material: 'metal', tone: 'dark', width: 1.6 },
    ],
  }
}

/** The side away from the light, bowl and foot. */
const shade: Path = [
  ['M', 50, -170],
  ['C', 49, -150, 48, -136, 45, -126],
  ['C', 41, -110, 33, -98, 22, -91],
  ['C', 30, -108, 33, -140, 34, -172],
  ['Q', 43, -170, 50, -170],
  ['Z'],
  ['M', 14, -25],
  ['C', 24, -20, 36, -15, 46, -11],
  ['L', 48, -7],
  ['C', 36, -4, 28, -3, 20, -3],
  ['C', 24, -10, 20, -18, 14, -25],
  ['Z'],
]

const gleam: Path = [
  ['M', -43, -170],
  ['C', -43, -146, -41, -122, -29, -106],
  ['C', -35, -124, -37, -146, -36, -169],
  ['Z'],
]

/** The place of a mark on the bowl, `turn` radians from the front. */
function onBowl(turn: number, radius: number): { x: number; squeeze: number } {
  return { x: radius * Math.sin(turn), squeeze: Math.cos(turn) }
}

/** Arches side by side, narrower towards the sides. */
function arches(): Path {
  return [-1.06, -0.53, 0, 0.53, 1.06].flatMap((turn) => {
    const top = onBowl(turn, 47)
    const foot = onBowl(turn, 38)
    const half = 9.4 * top.squeeze
    const sag = 5 * top.squeeze
    const arch: Segment[] = [
      ['M', top.x - half, -138 + sag],
      ['C', top.x - half, -150 + sag, top.x - half * 0.5, -157 + sag, top.x, -159 + sag],
      ['C', top.x + half * 0.5, -157 + sag, top.x + half, -150 + sag, top.x + half, -138 + sag],
      ['C', top.x + half, -124 + sag, foot.x + half * 0.6, -112 + sag, foot.x, -106 + sag],
      ['C', foot.x - half * 0.6, -112 + sag, top.x - half, -124 + sag, top.x - half, -138 + sag],
      ['Z'],
    ]
    return arch
  })
}

/** A string of beads under the rim. */
function beads(): Path {
  return [-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2].flatMap((turn) => {
    const { x, squeeze } = onBowl(turn, 49)
    return circlePath(x, -170 + 7 * squeeze, 2.6)
  })
}

const rings: Path = [
  ['M', -50, -175],
  ['Q', 0, -161, 50, -175],
  ['M', -23, -57],
  ['Q', 0, -51, 23, -57],
  ['M', -40, -13],
  ['Q', 0, -4, 40, -13],
]
