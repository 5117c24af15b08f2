import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { printBleedPx } from '../family.ts'
import { crown } from '../motifs/torah/crown.ts'
import { lion } from '../motifs/torah/lion.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, rectPath } from '../path.ts'
import type { Proportion } from '../proportion.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord, fringe, pointsBetween } from './cord.ts'
import { figure, laid } from './figure.ts'
import { leafSpot, type Placed, plant } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { sprig } from './sprigs.ts'
import { polyline, stitches, tonesOf } from './thread.ts'
import { onBothEdges } from './twice.ts'

interface Curtain {
  /** Where the valance ends. */
  valance: number
  /** The crown's box: its top and its foot. */
  crown: readonly [top: number, foot: number]
  /** Where the hem begins, from the foot. */
  hem: number
  /** Breadth of a pillar. */
  pillar: number
}

const curtains: Readonly<Record<Proportion, Curtain>> = {
  status: { valance: 206, crown: [268, 470], hem: 214, pillar: 92 },
  print: { valance: 158, crown: [206, 372], hem: 176, pillar: 88 },
  portrait: { valance: 140, crown: [180, 336], hem: 160, pillar: 84 },
  square: { valance: 140, crown: [176, 330], hem: 150, pillar: 108 },
}

/** A curtain of the aron: valance, pillars, crown, and lions over a fringed hem. */
export function parochet({ plot, composition, palette }: Scene): Art {
  const curtain = curtains[plot.proportion]
  const { width, height, thing } = plot
  const foot = height - curtain.hem
  const [top, base] = curtain.crown
  const own = composition.thing?.()
  const halfBreadth = composition.lions ? 160 : 270
  const scale = own ? Math.min((2 * halfBreadth) / own.width, thing.height / own.height) : 1
  const half = own ? (own.width * scale) / 2 : 0
  const beast = lion()
  const reach = (beast.width * thing.height * 0.96) / beast.height
  const lionBox = {
    x: width / 2 - half - reach + 6,
    y: thing.y + thing.height * 0.04,
    width: reach,
    height: thing.height * 0.96,
  }
  return [
    pillars(plot, curtain, palette),
    hem(plot, foot, palette),
    valance(plot, curtain.valance, palette),
    figure(crown(), { x: width / 2 - 190, y: top, width: 380, height: base - top }, palette),
    composition.lions
      ? named('motif', onBothEdges('embroidery-lion', laid(beast, lionBox, palette), width))
      : [],
    own
      ? figure(own, { ...thing, x: width / 2 - halfBreadth, width: 2 * halfBreadth }, palette)
      : [],
  ]
}

/** Swags with a fringe, a flower in each. */
function valance({ width }: Plot, foot: number, palette: Paints): Art {
  const past = printBleedPx
  const count = width > 1200 ? 7 : 5
  const wide = width / count
  const rail = foot * 0.5
  const deep = foot - rail
  const swag = (i: number, by = 0, reach = deep): Path => {
    const [from, to] = [wide * i + by, wide * (i + 1) - by]
    return [
      ['M', from, rail],
      [
        'C',
        from + wide * 0.08,
        rail + reach * 1.26,
        to - wide * 0.08,
        rail + reach * 1.26,
        to,
        rail,
      ],
    ]
  }
  const all = Array.from({ length: count + 2 }, (_, i) => i - 1)
  const cloth = all.flatMap((i): Path => [...swag(i), ['Z']])
  const hanging = all.flatMap((i) => {
    const [from, to] = [wide * i, wide * (i + 1)]
    return pointsBetween({ x: from + 4, y: 0 }, { x: to - 4, y: 0 }, 5).map(({ x }) => {
      const t = (x - from) / wide
      return { x, y: rail + deep * 0.95 * (1 - (2 * t - 1) ** 2) ** 0.7 }
    })
  })
  const flowers = all.flatMap((i): Placed[] => {
    const x = wide * (i + 0.5)
    if (x < 0 || x > width) return []
    return [
      ['leaf moss', leafSpot({ x: x - 16, y: rail + deep * 0.28 }, Math.PI - 0.35, 0.62, false)],
      ['leaf moss', leafSpot({ x: x + 16, y: rail + deep * 0.28 }, 0.35, 0.62, true)],
      [i % 2 === 0 ? 'rimon rose' : 'aster pale', { x, y: rail + deep * 0.4, size: deep / 150 }],
    ]
  })
  const shadow = colour(palette, 'shade')
  return named('border', [
    fringe(hanging, 34, palette),
    shape(cloth, { fill: mixPaints(colour(palette, 'cloth'), shadow, 0.3) }),
    shape(rectPath(-past, -past, width + 2 * past, rail + past + 1), {
      fill: mixPaints(colour(palette, 'cloth'), shadow, 0.45),
    }),
    cord(
      all.flatMap((i) => swag(i)),
      palette,
      11,
    ),
    rosettes(width, rail * 0.5, palette),
    cord(
      polyline([
        { x: -past, y: rail },
        { x: width + past, y: rail },
      ]),
      palette,
      12,
    ),
    cord(
      polyline([
        { x: -past, y: rail * 0.14 },
        { x: width + past, y: rail * 0.14 },
      ]),
      palette,
      8,
    ),
    plant(
      {
        leaves: flowers.slice(0, -1).filter(([name]) => name.startsWith('leaf')),
        flowers: flowers.filter(([name]) => !name.startsWith('leaf')),
      },
      palette,
    ),
  ])
}

/** A row of padded lozenges and knots of gold. */
function rosettes(width: number, y: number, palette: Paints): Art {
  const count = 2 * Math.round(width / 108) + 1
  const tones = tonesOf('cord', palette)
  const step = width / (count - 1)
  const lozenges: Path[] = []
  const rows: Path[] = []
  const knots: Path[] = []
  for (let i = -1; i <= count; i++) {
    const x = i * step
    if (i % 2 !== 0) {
      knots.push(
        polyline([
          { x, y },
          { x: x + 0.1, y },
        ]),
      )
      continue
    }
    lozenges.push(
      polyline(
        [
          { x: x - 34, y },
          { x, y: y - 15 },
          { x: x + 34, y },
          { x, y: y + 15 },
        ],
        true,
      ),
    )
    for (let u = -28; u <= 28; u += 4) {
      const half = 15 * (1 - Math.abs(u) / 34)
      rows.push(
        polyline([
          { x: x + u, y: y - half },
          { x: x + u, y: y + half * (u % 8 === 0 ? 0.1 : 0.7) },
        ]),
      )
    }
  }
  return [
    shape(lozenges.flat(), { ...stroke(colour(palette, 'cordDark'), 2), fill: tones.base }),
    stitches(rows.flat(), tones.shine, 1.8),
    shape(knots.flat(), stroke(colour(palette, 'cordDark'), 15)),
    shape(knots.flat(), stroke(colour(palette, 'pale'), 10)),
  ]
}

/** Twisted pillars in laid metal, half off the page. */
function pillars(
  { width, height }: Plot,
  { valance, hem: deep, pillar }: Curtain,
  palette: Paints,
): Art {
  const tones = tonesOf('cord', palette)
  const dark = colour(palette, 'cordDark')
  const [top, foot] = [valance * 0.7, height - deep]
  const random = createRandom(7)
  const shaft = { from: top + 90, to: foot - 60 }
  const side = (): Art => {
    const at = (u: number, y: number): Point => ({ x: u, y })
    const box = (u: number, y: number, w: number, h: number) =>
      polyline([at(u, y), at(u + w, y), at(u + w, y + h), at(u, y + h)], true)
    const rows: Record<'dark' | 'light' | 'shine', Path[]> = { dark: [], light: [], shine: [] }
    for (let y = shaft.from + 2; y < shaft.to; y += 5) {
      const shift = 5 * (random() - 0.5)
      rows.shine.push(polyline([at(pillar * 0.3 + shift, y), at(pillar * 0.52 + shift, y)]))
      if (random() < 0.7)
        rows.light.push(polyline([at(pillar * 0.52 + shift, y), at(pillar * 0.68 + shift, y)]))
      rows.dark.push(polyline([at(pillar * 0.82 + shift, y), at(pillar - 3, y)]))
    }
    const twist = 74
    const bands: Path[] = []
    for (let y = shaft.from - twist; y < shaft.to; y += twist) {
      const curve: Path = [
        ['M', -20, Math.min(shaft.to, Math.max(shaft.from, y))],
        ['L', pillar - 3, Math.min(shaft.to, Math.max(shaft.from, y + twist * 0.86))],
      ]
      bands.push(curve)
    }
    const plates = [
      box(-60, top - 20, pillar + 78, 34),
      box(-60, top + 20, pillar + 66, 20),
      box(-60, shaft.from - 20, pillar + 66, 20),
      box(-60, shaft.to, pillar + 68, 26),
      box(-60, shaft.to + 30, pillar + 82, 36),
    ]
    const gleams = plates.flatMap((plate) => {
      const [, y0] = [0, Number(plate[0]?.[2])]
      const h = Number(plate[2]?.[2]) - y0
      return pointsBetween({ x: 0, y: 0 }, { x: pillar, y: 0 }, 5).flatMap(({ x: u }, i) =>
        i % 3 === 0 ? [] : polyline([at(u, y0 + 2), at(u, y0 + h * (i % 2 ? 0.9 : 0.5))]),
      )
    })
    return [
      shape(box(-60, shaft.from, pillar + 60, shaft.to - shaft.from), {
        ...stroke(dark, 3),
        fill: tones.base,
      }),
      stitches(rows.dark.flat(), tones.dark, 3.6),
      stitches(rows.light.flat(), tones.light, 3),
      stitches(rows.shine.flat(), tones.shine, 3),
      stitches(bands.flat(), dark, 15),
      stitches(bands.flat(), colour(palette, 'rose'), 9),
      shape(box(8, top + 40, pillar + 2, shaft.from - top - 60), {
        ...stroke(dark, 2.4),
        fill: tones.dark,
      }),
      shape(plates.flat(), { ...stroke(dark, 2.4), fill: tones.base }),
      stitches(gleams, tones.shine, 2.4),
      [-0.5, 0, 0.5].map((turn) =>
        sprig(
          'leaf moss',
          leafSpot(at(pillar * 0.5, shaft.from - 26), turn - Math.PI / 2, 0.5, turn > 0),
        ),
      ),
    ]
  }
  return named('border', onBothEdges('embroidery-pillar', side(), width))
}

/** A band of flowers between cords over a fringe. */
function hem({ width, height }: Plot, top: number, palette: Paints): Art {
  const past = printBleedPx
  const line = (y: number) =>
    polyline([
      { x: -past, y },
      { x: width + past, y },
    ])
  const deep = height - top
  const band = deep * 0.54
  const count = width > 1200 ? 9 : 7
  const step = width / count
  const items = Array.from({ length: count }, (_, i) => ({
    x: (i + 0.5) * step,
    y: top + band / 2,
    i,
  }))
  const k = band / 112
  return [
    shape(rectPath(-past, top, width + 2 * past, deep + past), {
      fill: mixPaints(colour(palette, 'cloth'), colour(palette, 'shade'), 0.5),
    }),
    named('border', [
      fringe(
        pointsBetween({ x: -past, y: top + band }, { x: width + past, y: top + band }, 5.4),
        deep - band + past + 10,
        palette,
      ),
      cord(line(top), palette, 12),
      cord(line(top + band), palette, 14),
    ]),
    plant(
      {
        leaves: items.flatMap(({ x, y }): Placed[] => [
          ['leaf leaf', leafSpot({ x: x + 30 * k, y }, -0.5, 0.56 * k, false)],
          ['leaf moss', leafSpot({ x: x - 30 * k, y }, Math.PI - 0.5, 0.56 * k, false)],
        ]),
        flowers: items.flatMap(({ x, y, i }): Placed[] => [
          [i % 2 === 0 ? 'aster pale' : 'aster rose', { x, y, size: 0.74 * k }],
          ['berry amber', { x: x + step / 2, y, size: 0.9 * k }],
        ]),
      },
      palette,
    ),
  ]
}
