import { type Profile, turnedPath } from '../lathe.ts'
import {
  circlePath,
  ellipsePath,
  type Path,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'

/** One turned part of the sefer Torah: its silhouette and the engraved lines. */
export interface Turned {
  body: Path
  engraving: Path
  /** Solid parts in front of the body: bells, the crown's points. */
  trim: Path
}

/** Local units from the shoulder to the top of a rimon. */
export const rimonHeight = 208

const rimonProfile: Profile = [
  [-200, 2.5],
  [-192, 6.5],
  [-184, 3, 'corner'],
  [-182, 13, 'corner'],
  [-174, 15],
  [-168, 21],
  [-160, 19],
  [-151, 9],
  [-144, 8, 'corner'],
  [-144, 17, 'corner'],
  [-137, 17, 'corner'],
  [-137, 11, 'corner'],
  [-126, 25],
  [-108, 36],
  [-92, 34],
  [-82, 23, 'corner'],
  [-82, 29, 'corner'],
  [-77, 41],
  [-71, 41, 'corner'],
  [-66, 22],
  [-56, 13, 'corner'],
  [-56, 19, 'corner'],
  [-50, 19, 'corner'],
  [-50, 11, 'corner'],
  [-36, 12],
  [-22, 21, 'corner'],
  [-22, 26, 'corner'],
  [-13, 26, 'corner'],
  [-13, 15, 'corner'],
  [0, 15],
  [5, 11],
  [7, 2],
]

const handleProfile: Profile = [
  [-6, 15, 'corner'],
  [22, 15, 'corner'],
  [22, 40],
  [28, 45],
  [34, 41, 'corner'],
  [34, 20, 'corner'],
  [42, 13],
  [48, 13, 'corner'],
  [48, 19, 'corner'],
  [54, 19, 'corner'],
  [54, 12],
  [72, 19],
  [90, 17],
  [102, 9, 'corner'],
  [102, 13, 'corner'],
  [107, 13, 'corner'],
  [107, 5],
  [115, 8],
  [123, 1.5],
]

/** The silver rimon on one roller's upper end, its foot at y = 0: a pomegranate hung with bells. */
export function rimon(): Turned {
  const bells = [-34, -17, 0, 17, 34].flatMap((x) => bellPath(x, -64 - 4 * (1 - (x / 34) ** 2)))
  const points = [-11, 0, 11].flatMap((x, i) =>
    transformPath(crownPoint, placement(x, -181, 0.03 * x, i === 1 ? 1.15 : 1)),
  )
  const meridians = [9, 22].flatMap((rx) => ellipseSides(0, -109, rx, 26))
  return {
    body: turnedPath(rimonProfile),
    trim: [...points, ...bells],
    engraving: [
      ...meridians,
      ...[
        [-164, 19],
        [-140, 16],
        [-86, 26],
        [-75, 40],
        [-53, 18],
        [-18, 25],
      ].flatMap(([y = 0, r = 0]) => ring(y, r)),
    ],
  }
}

/** The lower end of a roller, y = 0 at the hem: plate, neck and turned handle. */
export function handle(): Turned {
  return {
    body: turnedPath(handleProfile),
    trim: [],
    engraving: [
      [28, 43],
      [51, 18],
      [78, 18],
      [86, 17],
      [104, 12],
    ].flatMap(([y = 0, r = 0]) => ring(y, r)),
  }
}

const crownPoint: Path = [
  ['M', -5, 2],
  ['C', -6, -4, -2.5, -7, 0, -13],
  ['C', 2.5, -7, 6, -4, 5, 2],
  ['Z'],
]

function bellPath(x: number, y: number): Path {
  const bell: Path = [
    ['M', x - 1.2, y - 6],
    ['L', x + 1.2, y - 6],
    ['C', x + 5, y + 2, x + 5.4, y + 7, x + 7.4, y + 12],
    ['L', x - 7.4, y + 12],
    ['C', x - 5.4, y + 7, x - 5, y + 2, x - 1.2, y - 6],
    ['Z'],
  ]
  return [...bell, ...circlePath(x, y + 14.5, 2.6)]
}

/** The front half of a ring seen a little from above. */
function ring(y: number, radius: number): Path {
  const sag = 0.17 * radius
  return [
    ['M', -radius, y - sag * 0.4],
    ['Q', 0, y + sag * 1.6, radius, y - sag * 0.4],
  ]
}

function ellipseSides(x: number, y: number, radiusX: number, radiusY: number): Path {
  return ellipsePath(x, y, radiusX, radiusY).filter((segment: Segment) => segment[0] !== 'Z')
}
