import { type Art, named } from '../../art.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import type { Composition } from '../compositions.ts'
import { brushed, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { cloudPath, drawCloud, drawSky, drawStars } from '../sky.ts'
import { discOf, drawDisc } from './disc.ts'

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
