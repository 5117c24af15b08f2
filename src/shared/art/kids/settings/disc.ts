import { type Art, named } from '../../art.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, type Point, rectPath } from '../../path.ts'
import type { Composition } from '../compositions.ts'
import { paintMotif, paintStanding } from '../materials.ts'
import { brushed, contact, flat, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
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
  return { layout: 'disc', draw: (plot) => drawTreeOf(plot, things, hung), sheet: drawDisc }
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
    const reach = r + 62 + 34 * (((i * 7) % 3) - 1)
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

/** The words on the moon, or on the sun by day, above what stands on the ground. */
export function onMoon(
  drawBelow: (plot: Plot, room: { top: number; level: number }) => Art,
): Composition {
  return {
    layout: 'disc',
    draw: (plot) => {
      const { width, height, ground, colours } = plot
      const { x, y, r } = discOf(plot)
      const level = Math.max(ground, y + r + 120)
      const halo = [150, 96, 44].map((reach, i) =>
        flat(circlePath(x, y, r + reach), mixPaints(colours.skyHigh, colours.sun, 0.16 + 0.16 * i)),
      )
      return [
        drawSky(plot),
        named('moon', halo, { x, y }),
        drawStars(plot, { count: 16, taken: (sx, sy) => Math.hypot(sx - x, sy - y) < r + 180 }),
        drawCloud(plot, { x: width * 0.04, y: height * 0.13, width: 230, kind: 1 }),
        drawLawn(plot, { y: level - 20, bare: [x - 240, x + 240], fence: true }),
        drawBelow(plot, { top: y + r, level: level + 34 }),
      ]
    },
    sheet: drawDisc,
  }
}

/** The shadow under what stands below the disc. */
export function standBelow(motif: () => Motif, share = 1.5) {
  return (plot: Plot, { top, level }: { top: number; level: number }): Art => {
    const thing = motif()
    const size = Math.min((level - top) * share, 470)
    const x = plot.width / 2
    return [
      contact(plot, x, level, (thing.width / 200) * size * 0.5),
      paintMotif(plot, thing, { x, y: level, size }),
    ]
  }
}
