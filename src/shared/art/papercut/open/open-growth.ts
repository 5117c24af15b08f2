import type { Box } from '../../family.ts'
import type { Path, Point } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { type Bloom, clearOf } from '../growth.ts'
import { pointAt } from '../lace.ts'
import { spray, vine } from '../vine.ts'
import type { OpenLayout, OpenSetting } from './open-layout.ts'

export interface OpenGrowth {
  /** The left half where the setting is symmetric. */
  paper: Path
  foliage: Path
  blooms: readonly Bloom[]
}

type Grow = (layout: OpenLayout, seed: number, reserved: readonly Box[]) => OpenGrowth

/** What grows in each setting. */
export const growthOf: Readonly<Record<OpenSetting, Grow>> = {
  round: growAroundRound,
  tiers: growFromTiers,
  corner: growFromCorner,
  list: growFromTiers,
}

/** Leaves behind the upper corners of the round, vines from the lace beside the motif. */
function growAroundRound(layout: OpenLayout, seed: number): OpenGrowth {
  const { round, floor, motif } = layout
  const random = createRandom(seed + 1)
  const side = round.x - round.radius
  const low = round.y + round.radius * 0.86
  const sprayed = { width: [10, 6], gap: 52, leafWidth: 0.34, random } as const
  const inner = round.x - motif.width * 0.34
  const reach = Math.min(low + 120, floor - 120)
  return {
    paper: [
      ...vine({
        line: [
          { x: inner - 90, y: floor + 10 },
          { x: side + 150, y: floor - 90 },
          { x: side + 60, y: (floor + reach) / 2 },
          { x: side + 130, y: reach },
        ],
        width: [13, 6],
        gap: 30,
        leafLength: 74,
        random,
      }),
    ],
    foliage: [
      ...spray({
        line: [
          { x: -20, y: Math.max(30, round.y - round.radius * 0.5) },
          { x: round.x - round.radius * 0.66, y: round.y - round.radius * 0.84 },
          { x: round.x - round.radius * 0.1, y: round.y - round.radius - 14 },
        ],
        leafLength: 120,
        ...sprayed,
      }),
      ...spray({
        line: [
          { x: side + 40, y: floor + 10 },
          { x: side + 190, y: floor - 150 },
          { x: side + 120, y: low + 60 },
        ],
        leafLength: 110,
        ...sprayed,
      }),
    ],
    blooms: [
      { x: side + 104, y: floor - 74, radius: 74, petals: 8, turn: 0 },
      { x: side + 150, y: reach + 20, radius: 50, petals: 7, turn: 0.3 },
      {
        x: round.x - round.radius * 0.74,
        y: round.y - round.radius * 0.8,
        radius: 66,
        petals: 8,
        turn: 0.2,
      },
    ],
  }
}

/** How far vines stand nearer to the edges, beside wide words. */
function asideOf({ text }: OpenLayout): number {
  return Math.min(0, text.x - 180)
}

/** The left stem, from side to side as it rises. */
function risingStem(layout: OpenLayout, rise: (share: number) => number): Point[] {
  const side = asideOf(layout)
  return [
    { x: 150 + side, y: layout.floor + 16 },
    { x: 70 + side, y: rise(0.16) },
    { x: 150 + side, y: rise(0.36) },
    { x: 60 + side, y: rise(0.58) },
    { x: 128 + side, y: rise(0.8) },
    { x: 70 + side, y: rise(1) },
  ]
}

/** Two vines that rise from the lace along both edges, open above. */
function growFromTiers(layout: OpenLayout, seed: number, reserved: readonly Box[]): OpenGrowth {
  const { floor, text, motif } = layout
  const random = createRandom(seed + 2)
  const clear = clearOf(reserved, 30)
  const keep = (tip: Point) => clear(tip)
  const top = text.y + 40
  const rise = (share: number) => floor - share * (floor - top)
  // What stands beside the motif ends below the words.
  const under = text.y + text.height
  const side = asideOf(layout)
  const stem = risingStem(layout, rise)
  const low = [
    { x: 750 - motif.width * 0.3, y: floor + 14 },
    { x: 300, y: floor - 60 },
    { x: 236, y: Math.max(rise(0.2), under + 100) },
    { x: 330, y: Math.max(rise(0.27), under + 40) },
  ]
  const shared = { keep, random } as const
  return {
    paper: [
      ...vine({ line: stem, width: [17, 6], gap: 36, leafLength: 92, ...shared }),
      ...vine({ line: low, width: [12, 6], gap: 32, leafLength: 74, ...shared }),
    ],
    foliage: [
      ...spray({
        line: stem.map(({ x, y }) => ({ x: 190 + 2 * side - x, y: y - 40 })),
        width: [10, 6],
        gap: 60,
        leafLength: 128,
        leafWidth: 0.34,
        ...shared,
      }),
      ...spray({
        line: [
          { x: 420, y: floor + 10 },
          { x: 330, y: floor - 130 },
          { x: 380, y: Math.max(rise(0.3), under + 20) },
        ],
        width: [10, 6],
        gap: 50,
        leafLength: 110,
        leafWidth: 0.34,
        ...shared,
      }),
    ],
    blooms: [
      {
        x: 118 + side,
        y: rise(0.17),
        radius: Math.min(86, text.x - 122 - side),
        petals: 8,
        turn: 0,
      },
      { x: 96 + side, y: rise(0.56), radius: 64, petals: 7, turn: 0.3 },
      { x: 306, y: floor - 66, radius: 62, petals: 8, turn: 0.2 },
      { x: 84 + side, y: rise(0.92), radius: 46, petals: 6, turn: 0 },
    ],
  }
}

/** A branch under the motif within the cut corner, one outside it, and a bed along the lace. */
function growFromCorner(layout: OpenLayout, seed: number, reserved: readonly Box[]): OpenGrowth {
  const { round, motif, floor } = layout
  const random = createRandom(seed + 3)
  const clear = clearOf(reserved, 34)
  const keep = (tip: Point) => clear(tip)
  const inner = round.radius - round.band
  const at = (radius: number, degrees: number) => pointAt(round, radius, (degrees * Math.PI) / 180)
  const inside = [
    at(inner + 6, 122),
    at(inner - 90, 128),
    at(inner - 64, 140),
    at(inner - 110, 152),
  ]
  const branch = [
    { x: motif.x - motif.width * 0.46, y: motif.y + 26 },
    { x: motif.x - motif.width * 0.1, y: motif.y + 12 },
    { x: motif.x + motif.width * 0.3, y: motif.y + 22 },
    { x: motif.x + motif.width * 0.56, y: motif.y - 22 },
  ]
  const outside = [
    at(round.radius - 20, 176),
    at(round.radius + 110, 168),
    at(round.radius + 70, 156),
    at(round.radius + 130, 146),
  ]
  const shared = { keep, random } as const
  const sprayed = { width: [10, 6], gap: 54, leafWidth: 0.34, ...shared } as const
  const bed = growBed(floor, roomUnder(layout, reserved), shared)
  return {
    paper: [
      ...vine({ line: branch, width: [15, 7], gap: 28, leafLength: 70, ...shared }),
      ...vine({ line: outside, width: [13, 6], gap: 32, leafLength: 80, ...shared }),
      ...bed.paper,
    ],
    foliage: [
      ...bed.foliage,
      ...spray({ line: inside, leafLength: 120, ...sprayed }),
      ...spray({
        line: [at(inner, 98), at(inner - 120, 104), at(inner - 60, 114)],
        leafLength: 110,
        ...sprayed,
      }),
      ...spray({
        line: outside.map(({ x, y }) => ({ x: x - 26, y: y + 40 })),
        leafLength: 120,
        ...sprayed,
      }),
    ],
    blooms: [
      { ...at(inner - 96, 136), radius: 78, petals: 8, turn: 0 },
      { ...at(inner - 84, 106), radius: 62, petals: 7, turn: 0.3 },
      { ...at(round.radius + 86, 164), radius: 60, petals: 8, turn: 0.2 },
      ...bed.blooms,
    ],
  }
}

/** The height between the words and the lace at the foot, up to a third of the width. */
function roomUnder({ floor, text }: OpenLayout, reserved: readonly Box[]): number {
  const foot = Math.max(text.y, ...reserved.map(({ y, height }) => y + height))
  return Math.min(500, floor - foot - 24)
}

interface Grower {
  keep: (tip: Point) => boolean
  random: () => number
}

/** A bed along the whole foot, as high as the words leave it room: higher at the left. */
function growBed(floor: number, room: number, { keep, random }: Grower): OpenGrowth {
  const line = (...places: readonly (readonly [x: number, rise: number])[]): Point[] =>
    places.map(([x, rise]) => ({ x, y: floor - rise * room }))
  const leafLength = Math.min(84, 44 + 0.12 * room)
  const stems = [
    line([30, -0.04], [190, 0.46], [400, 0.3], [640, 0.5]),
    line([1470, -0.04], [1330, 0.34], [1140, 0.22], [930, 0.4]),
    line([96, -0.04], [60, 0.4], [150, 0.66], [110, 0.96]),
    line([1410, -0.04], [1450, 0.3], [1372, 0.52], [1400, 0.78]),
  ]
  const sprays = [
    line([250, -0.04], [330, 0.4], [290, 0.8]),
    line([560, -0.04], [500, 0.24], [540, 0.5]),
    line([1230, -0.04], [1190, 0.32], [1250, 0.62]),
    line([900, -0.04], [980, 0.2], [950, 0.38]),
  ]
  const bloom = (x: number, rise: number, radius: number): Bloom => ({
    x,
    y: floor - rise * room,
    radius: Math.min(radius, 0.3 * room),
    petals: radius > 60 ? 8 : 7,
    turn: x / 400,
  })
  return {
    paper: stems.flatMap((stem) =>
      vine({ line: stem, width: [14, 6], gap: 31, leafLength, keep, random }),
    ),
    foliage: sprays.flatMap((stem) =>
      spray({
        line: stem,
        width: [10, 6],
        gap: 52,
        leafLength: 1.4 * leafLength,
        leafWidth: 0.34,
        keep,
        random,
      }),
    ),
    blooms: [
      bloom(150, 0.36, 92),
      bloom(1352, 0.26, 78),
      bloom(420, 0.16, 60),
      bloom(1130, 0.12, 52),
    ],
  }
}
