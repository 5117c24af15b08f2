import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { letterPath } from '../letters/letter.ts'
import { suezOne } from '../letters/suez-one.ts'
import type { Path } from '../path.ts'
import { rectPath } from '../path.ts'
import type { Proportion } from '../proportion.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord } from './cord.ts'
import { layRows } from './figure.ts'
import { leafSpot, type Placed, plant } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { sprig } from './sprigs.ts'
import { polyline, stitches, tonesOf } from './thread.ts'

/** Bands of a sampler by what is stitched in them. */
const bandKinds = ['waves', 'letters', 'flowers', 'houses', 'lozenges', 'birds', 'vine'] as const
type BandKind = (typeof bandKinds)[number]

interface Band {
  kind: BandKind
  y: number
  height: number
}

type Row = readonly [kind: BandKind, share: number]

type Rows = Readonly<Record<Proportion, readonly Row[]>>

const above: Rows = {
  status: [
    ['waves', 1.15],
    ['flowers', 1.2],
    ['letters', 0.95],
    ['lozenges', 0.5],
  ],
  print: [
    ['waves', 1],
    ['flowers', 1.2],
    ['letters', 0.85],
  ],
  portrait: [
    ['waves', 0.9],
    ['flowers', 1.2],
    ['letters', 0.85],
  ],
  square: [
    ['waves', 0.9],
    ['flowers', 1.2],
    ['letters', 0.8],
  ],
}
const below: Rows = {
  status: [
    ['lozenges', 0.5],
    ['birds', 1.5],
    ['vine', 0.9],
    ['houses', 1.3],
    ['waves', 1],
  ],
  print: [
    ['birds', 1.5],
    ['houses', 1.2],
    ['waves', 0.9],
  ],
  portrait: [
    ['birds', 1.5],
    ['houses', 1.2],
  ],
  square: [
    ['birds', 1.5],
    ['houses', 1.2],
  ],
}

/** A sampler: rows of patterns, and the words between them. */
export function sampler({ plot, seed, palette }: Scene): Art {
  const { text, height, proportion } = plot
  const top = bandsIn(above[proportion], 44, text.y - 46)
  const low = bandsIn(below[proportion], text.y + text.height + 24, height - 44)
  return [...top, ...low]
    .map((band, i) => draw[band.kind](band, { plot, palette, seed: seed + i }))
    .concat([...top.slice(1), ...low.slice(1)].map(({ y }) => rule(plot, y, palette)))
    .concat([rule(plot, text.y - 46, palette), rule(plot, text.y + text.height + 24, palette)])
}

function bandsIn(rows: readonly Row[], from: number, to: number): Band[] {
  const whole = rows.reduce((sum, [, share]) => sum + share, 0)
  let y = from
  return rows.map(([kind, share]) => {
    const height = ((to - from) * share) / whole
    const band = { kind, y, height }
    y += height
    return band
  })
}

interface Manner {
  plot: Plot
  palette: Paints
  seed: number
}

function rule({ width }: Plot, y: number, palette: Paints): Art {
  return named(
    'border',
    cord(
      polyline([
        { x: 34, y },
        { x: width - 34, y },
      ]),
      palette,
      7,
    ),
  )
}

const margin = 44

/** Places of equal breadth across the page. */
function places(
  width: number,
  breadth: number,
  isOdd = true,
): { x: number; step: number; i: number }[] {
  const free = width - 2 * margin
  let count = Math.max(3, Math.round(free / breadth))
  if (isOdd && count % 2 === 0) count += 1
  const step = free / count
  return Array.from({ length: count }, (_, i) => ({ x: margin + (i + 0.5) * step, step, i }))
}

const draw: Readonly<Record<BandKind, (band: Band, manner: Manner) => Art>> = {
  waves,
  letters,
  flowers,
  houses,
  lozenges,
  birds,
  vine,
}

/** Flame stitch: upright threads of one length whose feet rise and fall, in rows of colours. */
function waves({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const threads = ['rose', 'heart', 'amber', 'pale', 'teal', 'sky'].map((name) =>
    tonesOf(name, palette),
  )
  const period = 108
  const rise = height * 0.36
  const deep = (height - rise - 12) / threads.length
  const [left, right] = [margin - 8, width - margin + 8]
  const rows = threads.map((): { base: Path[]; light: Path[] } => ({ base: [], light: [] }))
  const step = 6
  const middle = width / 2
  for (let x = left; x <= right; x += step) {
    const phase = ((((x - middle) / period) % 1) + 1) % 1
    const lift = rise * Math.abs(1 - 2 * phase)
    const stair = Math.round(lift / 5) * 5
    threads.forEach((_, i) => {
      const from = y + 7 + i * deep + stair
      const thread = polyline([
        { x, y: from },
        { x, y: from + deep - 1.5 },
      ])
      ;(Math.round((x - left) / step) % 3 === 0 ? rows[i]?.light : rows[i]?.base)?.push(thread)
    })
  }
  return named(
    'border',
    rows.map(({ base, light }, i) => {
      const tones = threads[i]
      return tones
        ? [stitches(base.flat(), tones.base, 5), stitches(light.flat(), tones.light, 5)]
        : []
    }),
  )
}

const alphabet = 'אבגדהוזחטיכלמנסעפצקרשת'

/** The alef-beis in satin letters. */
function letters({ y, height }: Band, { plot: { width }, palette, seed }: Manner): Art {
  const random = createRandom(seed)
  const threads = ['letters', 'rose', 'sage', 'amber', 'sky']
  const rows = height > 150 ? 2 : 1
  const each = alphabet.length / rows
  const step = (width - 2 * margin) / each
  const high = Math.min((height / rows) * 0.52, step * 0.86)
  return named(
    'letter',
    [...alphabet].map((letter, i) => {
      const row = Math.floor(i / each)
      const x = width - margin - ((i % each) + 0.5) * step
      const middle = y + (height * (row + 0.5)) / rows
      const tall = letter === 'ל' ? 1.3 : letter === 'י' ? 0.52 : letter === 'ק' ? 1.26 : 1
      const path = letterPath(suezOne, letter, {
        x,
        y:
          middle +
          high * (letter === 'ל' ? -0.15 : letter === 'י' ? -0.24 : letter === 'ק' ? 0.13 : 0),
        height: high * tall,
      })
      const tones = tonesOf(threads[i % threads.length] ?? 'letters', palette)
      const laid = layRows(path, { slant: 0.35, random })
      return [
        shape(path, { ...stroke(tones.deep, 1.6), fill: tones.base }),
        stitches(laid.dark, tones.dark, 1.8),
        stitches(laid.light.concat(laid.shine), tones.light, 1.8),
      ]
    }),
  )
}

function flowers({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const spots = places(width, height * 1.0)
  const middle = y + height / 2
  const k = height / 150
  return plant(
    {
      leaves: spots
        .flatMap(({ x, step }): Placed[] => [
          [
            'leaf leaf',
            leafSpot({ x: x + step / 2, y: middle + 22 * k }, -Math.PI / 2 - 0.62, 0.62 * k, true),
          ],
          [
            'leaf moss',
            leafSpot({ x: x + step / 2, y: middle + 22 * k }, -Math.PI / 2 + 0.62, 0.62 * k, false),
          ],
          [
            'leaf sage',
            leafSpot({ x: x + step / 2, y: middle + 48 * k }, -Math.PI / 2, 0.7 * k, false),
          ],
        ])
        .slice(0, -3),
      flowers: [
        ...spots
          .slice(0, -1)
          .map(
            ({ x, step }): Placed => [
              'berry rose',
              { x: x + step / 2, y: middle - 44 * k, size: k },
            ],
          ),
        ...spots.map(
          ({ x, i }): Placed => [
            i % 2 === 0 ? 'peony rose' : 'aster teal',
            { x, y: middle, size: (i % 2 === 0 ? 0.56 : 0.92) * k },
          ],
        ),
      ],
    },
    palette,
  )
}

/** A row of lozenges in satin stitch with knots between them. */
function lozenges({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const names = ['rose', 'sky', 'amber', 'teal']
  const middle = y + height / 2
  const half = height * 0.3
  return named(
    'border',
    places(width, height * 1.5).map(({ x, step, i }) => {
      const tones = tonesOf(names[i % names.length] ?? 'rose', palette)
      const reach = step * 0.38
      const rows: Path[] = []
      for (let u = -reach + 3; u < reach; u += 5) {
        const deep = half * (1 - Math.abs(u) / reach)
        rows.push(
          polyline([
            { x: x + u, y: middle - deep },
            { x: x + u, y: middle + deep * 0.1 },
          ]),
        )
      }
      return [
        shape(
          polyline(
            [
              { x: x - reach, y: middle },
              { x, y: middle - half },
              { x: x + reach, y: middle },
              { x, y: middle + half },
            ],
            true,
          ),
          {
            ...stroke(tones.deep, 1.8),
            fill: tones.base,
          },
        ),
        stitches(rows.flat(), tones.light, 2.6),
        shape(
          polyline([
            { x: x + step / 2, y: middle },
            { x: x + step / 2 + 0.1, y: middle },
          ]),
          stroke(tones.dark, height * 0.13),
        ),
      ]
    }),
  )
}

/** Houses with gables, arches and stairs of stone thread, in a row. */
function houses({ y, height }: Band, { plot: { width }, palette, seed }: Manner): Art {
  const random = createRandom(seed)
  const walls = ['pale', 'heart', 'amber', 'teal', 'sky']
  const roofs = ['rose', 'sage', 'letters', 'wood']
  const base = y + height - 12
  const spots = places(width, height * 0.74)
  const built = spots.map(({ x, step, i }) => {
    const wide = step * (i % 2 === 0 ? 0.84 : 0.72)
    const high = height * (i % 2 === 0 ? 0.5 : 0.38)
    const peak = base - high - height * (i % 2 === 0 ? 0.26 : 0.34)
    const [left, right] = [x - wide / 2, x + wide / 2]
    const wall = rectPath(left, base - high, wide, high)
    const roof = polyline(
      [
        { x: left - 7, y: base - high },
        { x, y: peak },
        { x: right + 7, y: base - high },
      ],
      true,
    )
    const door = arch(x, base, wide * 0.26, high * 0.5)
    const lights = [-0.3, 0.3].flatMap((by) =>
      arch(x + by * wide, base - high * 0.5, wide * 0.17, high * 0.3),
    )
    const [wallTones, roofTones] = [
      tonesOf(walls[i % walls.length] ?? 'pale', palette),
      tonesOf(roofs[i % roofs.length] ?? 'rose', palette),
    ]
    const brick = layRows(wall, { slant: 0, random })
    const tile = layRows(roof, { slant: 1.57, random })
    return [
      shape(wall, { ...stroke(wallTones.deep, 1.8), fill: wallTones.base }),
      stitches(brick.dark, wallTones.dark, 2),
      stitches(brick.light, wallTones.light, 2),
      shape(roof, { ...stroke(roofTones.deep, 1.8), fill: roofTones.base }),
      stitches(tile.dark, roofTones.dark, 2.2),
      stitches(tile.light.concat(tile.shine), roofTones.light, 2.2),
      shape(door.concat(lights), {
        ...stroke(colour(palette, 'cordDark'), 2.4),
        fill: colour(palette, 'ink'),
      }),
    ]
  })
  const trees = spots
    .slice(0, -1)
    .flatMap(({ x, step }): Placed[] => [
      ['leaf leaf', leafSpot({ x: x + step / 2, y: base }, -Math.PI / 2, height / 170, false)],
    ])
  return [
    plant({ leaves: trees }, palette),
    named('motif', built),
    stitches(
      polyline([
        { x: margin, y: base },
        { x: width - margin, y: base },
      ]),
      tonesOf('leaf', palette).base,
      8,
    ),
  ]
}

/** A door or window with a round top. */
function arch(x: number, foot: number, wide: number, high: number): Path {
  const [left, right, spring] = [x - wide / 2, x + wide / 2, foot - high + wide / 2]
  return [
    ['M', left, foot],
    ['L', left, spring],
    ['C', left, spring - wide * 0.66, right, spring - wide * 0.66, right, spring],
    ['L', right, foot],
    ['Z'],
  ]
}

/** Pairs of birds that face each other across flowers. */
function birds({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const k = height / 220
  const base = y + height - 24 * k
  const count = width > 1200 ? 3 : 2
  const step = (width - 2 * margin) / count
  const groups = Array.from({ length: count }, (_, i) => margin + (i + 0.5) * step)
  return [
    plant(
      {
        vines: groups.map((x) => ({
          line: [
            { x, y: base },
            { x: x + 4, y: base - 60 * k },
            { x, y: base - 120 * k },
          ],
          width: 8 * k,
        })),
        leaves: groups.flatMap((x): Placed[] => [
          ['leaf leaf', leafSpot({ x, y: base - 20 * k }, -0.5, 0.8 * k, false)],
          ['leaf moss', leafSpot({ x, y: base - 20 * k }, Math.PI + 0.5, 0.8 * k, true)],
          ['leaf sage', leafSpot({ x, y: base - 60 * k }, -0.7, 0.66 * k, false)],
          ['leaf sage', leafSpot({ x, y: base - 60 * k }, Math.PI + 0.7, 0.66 * k, true)],
        ]),
        flowers: groups.flatMap((x): Placed[] => [
          ['peony rose', { x, y: base - 118 * k, size: 0.56 * k }],
          ['star sky', { x: x - step * 0.43, y: base - 112 * k, size: 0.8 * k }],
          ['star sky', { x: x + step * 0.43, y: base - 112 * k, size: 0.8 * k }],
          ['berry amber', { x: x - 58 * k, y: base - 150 * k, size: k }],
          ['berry amber', { x: x + 58 * k, y: base - 150 * k, size: k }],
        ]),
      },
      palette,
    ),
    named('bird', plantBirds(groups, { base, step, k })),
  ]
}

function plantBirds(
  groups: readonly number[],
  { base, step, k }: { base: number; step: number; k: number },
): Art {
  return groups.flatMap((x) => [
    sprig('bird teal', { x: x + step * 0.29, y: base, size: 1.15 * k }),
    sprig('bird sky', { x: x - step * 0.29, y: base, size: 1.15 * k, flip: true }),
  ])
}

/** A stem that winds along the band, a flower in each bend. */
function vine({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const spots = places(width, height * 1.15, false)
  const middle = y + height / 2
  const k = height / 120
  const line = spots.map(({ x, i }) => ({ x, y: middle + (i % 2 === 0 ? 1 : -1) * height * 0.25 }))
  return plant(
    {
      vines: [{ line, width: 7 * k }],
      leaves: spots.slice(0, -1).flatMap(({ x, step, i }): Placed[] => {
        const side = i % 2 === 0 ? -1 : 1
        return [
          ['leaf leaf', leafSpot({ x: x + step * 0.5, y: middle }, side * 1.9, 0.5 * k, side > 0)],
          ['leaf moss', leafSpot({ x: x + step * 0.5, y: middle }, side * -1.2, 0.5 * k, side < 0)],
        ]
      }),
      flowers: spots.map(
        ({ x, i }): Placed => [
          i % 3 === 0 ? 'daisy pale' : i % 3 === 1 ? 'star sky' : 'aster rose',
          {
            x,
            y: middle + (i % 2 === 0 ? -1 : 1) * height * 0.12,
            size: (i % 3 === 1 ? 0.86 : 0.66) * k,
          },
        ],
      ),
    },
    palette,
  )
}
