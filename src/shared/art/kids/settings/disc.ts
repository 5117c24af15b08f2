import { type Art, named } from '../../art.ts'
import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import type { Motif } from '../../motifs/motif.ts'
import { pomegranate } from '../../motifs/plants/pomegranate.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, type Point, rectPath } from '../../path.ts'
import { createRandom } from '../../random.ts'
import type { Composition } from '../compositions.ts'
import { paintMotif, paintStanding } from '../materials.ts'
import { brushed, contact, flat, gouache } from '../paint.ts'
import { isClear, type Plot } from '../plot.ts'
import { cloudPath, drawCloud, drawSky, drawStars } from '../sky.ts'
import { drawLawn } from './lawn.ts'

interface Disc {
  x: number
  y: number
  r: number
}

/** The disc around the words. */
function discOf({ text }: Plot): Disc {
  const { x, y, width, height } = text
  return { x: x + width / 2, y: y + height / 2, r: Math.hypot(width, height) / 2 + 16 }
}

function drawDisc(plot: Plot): Art {
  const { x, y, r } = discOf(plot)
  return flat(circlePath(x, y, r), plot.colours.page)
}

/** The words on a balloon as large as the page, its basket below. */
export const onBalloon: Composition = { layout: 'disc', draw: drawBalloonRide, sheet: drawDisc }

function drawBalloonRide(plot: Plot): Art {
  const { width, height, colours } = plot
  const { coral, main, sun, page, wood, dark, leaf } = colours
  const { x, y, r } = discOf(plot)
  const out = r + 52
  const neck = Math.min(y + r + 190, height - 246)
  const skin: Path = [
    ['M', x - out * 0.94, y + out * 0.34],
    ['C', x - out * 0.7, y + out * 0.98, x - 110, neck - 60, x - 62, neck],
    ['L', x + 62, neck],
    ['C', x + 110, neck - 60, x + out * 0.7, y + out * 0.98, x + out * 0.94, y + out * 0.34],
    ['Z'],
  ]
  const gore = (share: number, half: number): Path => {
    const at = (reach: number) => x + out * reach
    return [
      ['M', at(share - half), y + out * 0.5],
      ['Q', at((share - half) * 0.8), y + out * 0.98, x + 70 * (share - half), neck],
      ['L', x + 70 * (share + half), neck],
      ['Q', at((share + half) * 0.8), y + out * 0.98, at(share + half), y + out * 0.5],
      ['Z'],
    ]
  }
  const rings = Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI
    return circlePath(x + (r + 10) * Math.cos(angle), y + (r + 10) * Math.sin(angle), 34)
  })
  const [even, odd] = [0, 1].map((turn) => rings.filter((_, i) => i % 2 === turn).flat())
  const basket = { top: neck + 56, height: Math.min(130, height - neck - 110) }
  const ropes: Path = [-1, -0.34, 0.34, 1].flatMap(
    (side): Path => [
      ['M', x + 58 * side, neck],
      ['L', x + 74 * side, basket.top],
    ],
  )
  const weave: Path = [0.3, 0.55, 0.8].flatMap(
    (share): Path => [
      ['M', x - 74, basket.top + basket.height * share],
      ['L', x + 74, basket.top + basket.height * share],
    ],
  )
  return [
    drawSky(plot),
    drawStars(plot, {
      count: 10,
      taken: (sx, sy) => Math.hypot(sx - x, sy - y) < out + 60 || sy > neck,
    }),
    drawCloud(plot, { x: width * 0.08, y: y + out * 0.98, width: 300, kind: 0 }),
    named(
      'balloon',
      [
        brushed(ropes, dark, 5),
        gouache(plot, skin, coral, { grain: 0.5, seed: 1 }),
        gouache(plot, circlePath(x, y, out), coral, { grain: 0.5, seed: 2 }),
        gouache(plot, [...gore(-0.5, 0.16), ...gore(0, 0.17), ...gore(0.5, 0.16)], page, {
          grain: 0.4,
          seed: 3,
        }),
        gouache(plot, even ?? [], sun, { grain: 0.6, seed: 4 }),
        gouache(plot, odd ?? [], main, { grain: 0.6, seed: 5 }),
        gouache(plot, rectPath(x - 66, neck - 12, 132, 26), sun, { grain: 0.8, seed: 6 }),
        gouache(plot, rectPath(x - 84, basket.top, 168, basket.height), wood, {
          grain: 0.7,
          seed: 7,
        }),
        brushed(weave, mixPaints(wood, dark, 0.3), 5),
        gouache(plot, rectPath(x - 96, basket.top - 12, 192, 30), leaf, { grain: 0.8, seed: 8 }),
      ],
      { x, y: neck },
    ),
    drawCloudFloor(plot),
  ]
}

/** Clouds from side to side at the foot of the page. */
function drawCloudFloor(plot: Plot): Art {
  const { width, height, colours } = plot
  const puffs = Array.from({ length: 7 }, (_, i) =>
    cloudPath({ x: (width * (i + 0.2)) / 6, y: height + 66 - 26 * (i % 3), width: 380, kind: i }),
  )
  const far = puffs.map((_, i) =>
    cloudPath({
      x: (width * (i - 0.3)) / 6,
      y: height - 10 - 30 * ((i + 1) % 3),
      width: 330,
      kind: i + 1,
    }),
  )
  return named('cloud', [
    gouache(plot, far.flat(), mixPaints(colours.cloud, colours.skyHigh, 0.45), {
      grain: 0.2,
      seed: 9,
    }),
    gouache(plot, puffs.flat(), colours.cloud, { grain: 0.2, seed: 10 }),
  ])
}

interface Below {
  thing: () => Motif
  /** Place across from the middle, and size, as shares of the width and of the room below. */
  across: number
  size: number
  mirrored?: boolean
}

/** The words in the crown of a tree that fills the page. */
export function inTree(things: readonly Below[], hung?: () => Motif): Composition {
  return {
    layout: 'disc',
    draw: (plot) => drawTreeOf(plot, things, hung),
    sheet: (plot) => [drawDisc(plot), drawBoughs(plot)],
  }
}

/** Boughs that reach into the clearing, over the words with pomegranates and under them without. */
function drawBoughs(plot: Plot): Art {
  const { colours, text } = plot
  const { x, y, r } = discOf(plot)
  const over = text.y - (y - r)
  const bough = (side: number, up: number, droop: number) => {
    const at = (degrees: number, reach: number): Point => {
      const angle = (degrees * Math.PI) / 180
      return {
        x: x + side * Math.sin(angle) * reach * r,
        y: y + up * Math.cos(angle) * reach * r,
      }
    }
    return sampleSpline(
      [at(44, 1.06), at(33, 0.93), at(22, 0.89 - droop), at(11, 0.88 - droop)],
      16,
    )
  }
  const high = [-1, 1].map((side) => bough(side, -1, 0.03))
  const low = [-1, 1].map((side) => bough(side, 1, 0))
  const stems = [...high, ...low].flatMap((line) => ribbonPath(line, 11, 3))
  const leaves = [...high, ...low].flatMap((line) => leavesOn(line, 0.26 * over))
  const fruit = [
    [high[0]?.at(-2), 0.4],
    [high[1]?.at(-2), 0.36],
    [high[0]?.at(7), 0.3],
    [high[1]?.at(8), 0.32],
  ] as const
  return named('foliage', [
    gouache(plot, stems, mixPaints(colours.wood, colours.dark, 0.1), { grain: 0.4, seed: 10 }),
    fruit.map(([from, size]) =>
      from
        ? paintMotif(plot, pomegranate(), { ...from, size: size * over, turn: Math.PI, grain: 0.8 })
        : [],
    ),
    gouache(plot, leaves, colours.leaf, { grain: 0.6, seed: 11 }),
  ])
}

/** Leaves on both sides of a line in turn, and one at its end. */
function leavesOn(line: readonly Point[], length: number): Path {
  return line.flatMap((from, i): Path => {
    const next = line[i + 1]
    if (next && i % 2 === 0) return []
    const before = line[i - 1] ?? from
    const ahead = next ?? from
    const along = Math.atan2(ahead.y - before.y, ahead.x - before.x)
    const angle = along + (next ? (i % 4 === 1 ? 0.8 : -0.8) : 0)
    return leafPath({ ...from, angle, length, width: 0.22 * length, bend: 0.1 })
  })
}

function drawTreeOf(plot: Plot, things: readonly Below[], hung?: () => Motif): Art {
  const { width, height, ground, colours } = plot
  const { leaf, hillNear, wood, dark, coral, sun } = colours
  const { x, y, r } = discOf(plot)
  const level = Math.max(ground, y + r + 130)
  const bumps = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI + 0.1
    const reach = r + 26 + (i % 2) * 14
    return circlePath(x + reach * Math.cos(angle), y + reach * Math.sin(angle), 92 + 12 * (i % 3))
  }).flat()
  const inner = Array.from({ length: 30 }, (_, i) => {
    const angle = (i / 30) * 2 * Math.PI
    return circlePath(x + (r + 6) * Math.cos(angle), y + (r + 6) * Math.sin(angle), 40)
  }).flat()
  const fruit = Array.from({ length: 22 }, (_, i): Point => {
    const angle = (i / 22) * 2 * Math.PI + 0.16
    const reach = r + 56 + 24 * (((i * 7) % 3) - 1)
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
  const round = (turn: number) =>
    fruit.flatMap(({ x: fx, y: fy }, i) => (i % 2 === turn ? circlePath(fx, fy, 22) : []))
  const trunk: Path = [
    ['M', x - 44, y + r],
    ['C', x - 40, level - 80, x - 60, level - 30, x - 110, level + 22],
    ['L', x + 110, level + 22],
    ['C', x + 60, level - 30, x + 40, level - 80, x + 44, y + r],
    ['Z'],
  ]
  const room = level - (y + r * 0.86)
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.1, y: height * 0.1, width: 230, kind: 1 }),
    drawCloud(plot, { x: width * 0.96, y: level - 140, width: 260, kind: 0 }),
    drawLawn(plot, { y: level - 10, bare: [x - 150, x + 150], fence: true }),
    gouache(plot, trunk, wood, { grain: 0.6, seed: 1 }),
    named(
      'foliage',
      [
        gouache(plot, bumps, mixPaints(leaf, hillNear, 0.45), { grain: 0.3, seed: 2 }),
        gouache(plot, [...circlePath(x, y, r + 40), ...inner], leaf, { grain: 0.4, seed: 3 }),
        gouache(plot, round(0), coral, { grain: 1, seed: 4 }),
        gouache(plot, round(1), sun, { grain: 1, seed: 5 }),
      ],
      { x, y: level },
    ),
    hung ? drawSwing(plot, hung(), { x: x + r * 0.62, top: y + r * 0.8, foot: level - 30 }) : [],
    things.map(({ thing, across, size, mirrored = false }) =>
      paintStanding(plot, thing(), {
        x: x + across * width,
        y: level + 30,
        size: size * Math.min(room, 420),
        mirrored,
      }),
    ),
    brushed(
      [
        ['M', x - 16, level - 60],
        ['L', x - 20, y + r + 60],
      ],
      mixPaints(wood, dark, 0.25),
      6,
    ),
  ]
}

function drawSwing(plot: Plot, motif: Motif, at: { x: number; top: number; foot: number }): Art {
  const { cord } = plot.colours
  const size = Math.min(250, (at.foot - at.top) * 0.62)
  const half = (motif.width / 200) * size * 0.42
  const ropes: Path = [-1, 1].flatMap(
    (side): Path => [
      ['M', at.x + side * half * 0.7, at.top],
      ['L', at.x + side * half, at.foot - size * 0.4],
    ],
  )
  const stand = { x: at.x, y: at.foot, size, pivot: { x: at.x, y: at.top } }
  return paintMotif(plot, motif, stand, brushed(ropes, cord, 5))
}

/** Between the words and the ground. */
interface Room {
  top: number
  level: number
}

/** The words on the moon, or on the sun by day, and what stands on the ground before it. */
export function onMoon(drawBelow: (plot: Plot, room: Room) => Art): Composition {
  return {
    layout: 'disc',
    draw: (plot) => {
      const { width, height, colours } = plot
      const { x, y, r } = discOf(plot)
      const level = levelUnder(plot)
      const { skyHigh, coral, sun } = colours
      const glow = [
        mixPaints(skyHigh, coral, 0.22),
        mixPaints(skyHigh, coral, 0.5),
        mixPaints(coral, sun, 0.45),
        mixPaints(sun, colours.page, 0.35),
      ]
      const halo = [132, 88, 50, 20].map((reach, i) =>
        flat(circlePath(x, y, r + reach), glow[i] ?? sun),
      )
      return [
        drawSky(plot),
        named('moon', halo, { x, y }),
        drawStars(plot, { count: 16, taken: (sx, sy) => Math.hypot(sx - x, sy - y) < r + 180 }),
        drawCloud(plot, { x: width * 0.04, y: height * 0.13, width: 230, kind: 1 }),
        drawLawn(plot, { y: level - 20, bare: [x - 240, x + 240], fence: true }),
      ]
    },
    sheet: (plot) => [
      drawDisc(plot),
      drawBelow(plot, { top: plot.text.y + plot.text.height + 36, level: levelUnder(plot) + 34 }),
    ],
  }
}

function levelUnder(plot: Plot): number {
  const { y, r } = discOf(plot)
  return Math.max(plot.ground, y + r + 120)
}

/** Sparks that rise from a fire on both sides of it. */
export function sparksOver(drawFire: (plot: Plot, room: Room) => Art) {
  return (plot: Plot, room: Room): Art => {
    const { colours, width, text, seed } = plot
    const random = createRandom(seed + 71)
    const { sun, coral } = colours
    const high = 0.72 * (room.level - text.y)
    const sparks = Array.from({ length: 60 }, (_, i) => {
      const rise = (i + random()) / 60
      const side = i % 2 === 0 ? 1 : -1
      const out = 90 + 380 * rise ** 0.7 + 90 * random()
      const at = { x: width / 2 + side * out, y: room.level - 90 - high * rise }
      return { ...at, radius: (1 - 0.5 * rise) * (8 + 9 * random()) }
    }).filter(({ x, y, radius }) => isClear(plot, x, y, radius + 14))
    const drawn = (turn: number) =>
      sparks.flatMap(({ x, y, radius }, i) => (i % 3 === turn ? circlePath(x, y, radius) : []))
    return [
      named('sparks', [
        flat(drawn(0), sun),
        flat(drawn(1), mixPaints(sun, coral, 0.5)),
        flat(drawn(2), coral),
      ]),
      drawFire(plot, room),
    ]
  }
}

/** What stands before the moon, as high as the words leave room, with its shadow. */
export function standBefore(motif: () => Motif, largest = 470) {
  return (plot: Plot, { top, level }: Room): Art => {
    const thing = motif()
    return standOn(plot, thing, {
      level,
      size: Math.min(((level - top) * 200) / thing.height, largest),
    })
  }
}

/** What stands below the words, with its shadow. */
export function standBelow(motif: () => Motif, share: number) {
  return (plot: Plot, { top, level }: Room): Art =>
    standOn(plot, motif(), { level, size: Math.min((level - top) * share, 470) })
}

function standOn(plot: Plot, thing: Motif, { level, size }: { level: number; size: number }): Art {
  const x = plot.width / 2
  return [
    contact(plot, x, level, (thing.width / 200) * size * 0.5),
    paintMotif(plot, thing, { x, y: level, size }),
  ]
}
