import { type Art, named } from '../../art.ts'
import { readPath, symmetric } from '../../motifs/drawn.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, type Path, placement, transformPath } from '../../path.ts'
import { meridianBand } from '../balloons.ts'
import { shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { brushed, flat, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A large balloon with a wicker basket above the hills, and a small one far away. */
export function airBalloon(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, main, sun, leaf } = colours
  const size = Math.min((ground - 70) * 0.92, 830)
  const x = width * 0.54
  return [
    drawSky(plot),
    drawStars(plot, { count: 8, taken: (sx) => Math.abs(sx - x) < size * 0.36 }),
    drawCloud(plot, { x: width * 0.1, y: foot * 0.34, width: 250, kind: 1 }),
    drawMeadow(plot),
    drawCraft(plot, { x: width * 0.15, y: foot * 0.72, size: size * 0.27, hues: [leaf, sun] }),
    drawCraft(plot, { x, y: ground - 40, size, hues: [coral, main] }),
    drawCloud(plot, { x: width * 0.9, y: foot * 0.6, width: 290, kind: 0 }),
    drawCloud(plot, { x: width * 0.3, y: foot * 0.78, width: 190, kind: 2 }),
  ]
}

interface Craft {
  x: number
  /** Y of the foot of its basket. */
  y: number
  size: number
  hues: readonly [Paint, Paint]
}

const half = readPath('M0 -400C120 -400 172 -322 172 -246C172 -176 96 -120 44 -84')
const skin = [
  ...symmetric('M0 -400C120 -400 172 -322 172 -246C172 -176 96 -120 44 -84C30 -78 14 -76 0 -76'),
]
const basket = symmetric('M0 -46L36 -46L30 -4C30 0 27 2 22 2L0 2')
const rim = symmetric('M0 -53L38 -53C44 -53 44 -42 38 -42L0 -42')
const ropes = readPath('M-40 -84L-34 -50M40 -84L34 -50M-14 -78L-12 -50M14 -78L12 -50')
const weave = readPath('M-33 -34L33 -34M-32 -22L32 -22M-31 -10L31 -10')

/** A balloon with its basket. */
export function drawCraft(plot: Plot, { x, y, size, hues }: Craft): Art {
  const place = placement(x, y, 0, size / 402)
  const on = (path: Path) => transformPath(path, place)
  const { cloud, dark, sun, wood, page: paper } = plot.colours
  const [first, second] = hues
  const stripes = [-0.78, -0.26, 0.26, 0.78].flatMap((s) => meridianBand(half, s - 0.13, s + 0.13))
  const line = Math.max(1.6, size / 260)
  const craft = [
    brushed(on(ropes), dark, line),
    gouache(plot, on(skin), first, { grain: 1, seed: 1 }),
    gouache(plot, on(stripes), paper, { grain: 1, seed: 2 }),
    gouache(plot, on(band), second, { grain: 1.1, seed: 3 }),
    flat(on(studs), sun),
    flat(on(gloss), mixPaints(first, cloud, 0.55)),
    gouache(plot, on(basket), wood, { grain: 1.4, seed: 4 }),
    brushed(on(weave), shades(wood, dark).dark, line),
    gouache(plot, on(rim), sun, { grain: 1.4, seed: 5 }),
  ]
  return named('balloon', craft, { x, y })
}

/** A scalloped band around the widest part, curved as seen from below. */
const band = symmetric(
  'M0 -250C70 -250 132 -254 171 -264C173 -250 172 -238 168 -224C160 -206 142 -204 134 -218' +
    'C126 -196 100 -192 92 -212C84 -190 56 -186 46 -208C38 -188 10 -186 0 -206',
)
const studs = [-150, -112, -68, -22, 22, 68, 112, 150].flatMap((x) =>
  circlePath(x, -232 - (x * x) / 2400, 6),
)
const gloss = readPath('M-118 -286C-116 -334 -86 -366 -48 -378C-60 -346 -86 -316 -118 -286Z')
