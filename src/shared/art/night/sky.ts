import {
  type Art,
  type Attributes,
  defs,
  linearGradient,
  named,
  radialGradient,
  reference,
  stops,
} from '../art.ts'
import { grown, isNear } from '../box.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import { circlePath, type Path, type Point, type Segment } from '../path.ts'
import { px } from '../px.ts'
import { between, createRandom, type Random } from '../random.ts'
import { band, colour, shape } from '../shapes.ts'
import { drawHills } from './hills.ts'
import type { NightLayout } from './layout.ts'
import { drawParapet } from './parapet.ts'
import { drawRings } from './rings.ts'

interface GroundParts {
  /** Boxes without any drawing. */
  clear: readonly Box[]
  rings?: boolean
  /** Whether there is dark below the sill. */
  panel?: boolean
}

/** Sky with its one glow, rings, stars, hills, and the dark behind the text. */
export function drawGround(
  layout: NightLayout,
  palette: Paints,
  seed: number,
  { clear, rings = true, panel = true }: GroundParts,
): Art {
  return [
    drawSky(layout, palette, seed, { clear, rings }),
    drawHills(layout, palette, createRandom(seed + 2)),
    panel ? drawPanel(layout, palette) : [],
    panel ? drawParapet(layout, palette) : [],
  ]
}

/** Sky with its one glow, rings and stars. */
export function drawSky(
  layout: NightLayout,
  palette: Paints,
  seed: number,
  { clear, rings = true }: GroundParts,
): Art {
  return named('sky', [
    drawGlow(layout, palette),
    rings ? named('lights', drawRings(layout, palette, clear), layout.glow) : [],
    named('stars', drawStars(layout, palette, createRandom(seed + 1), clear)),
  ])
}

/** Stops of the one radial gradient, through the hues from cream to night. */
const glowOffsets = [0, 0.05, 0.12, 0.22, 0.36, 0.54, 0.74, 1]

function drawGlow({ widthPx, ledge, glow }: NightLayout, palette: Paints): Art {
  const from = glow.from ?? 0
  const start = glowOffsets[from] ?? 0
  const path = glowOffsets.slice(from).map((offset, i) => {
    const share = Math.round((1000 * (offset - start)) / (1 - start)) / 1000
    return [share, colour(palette, `glow${from + i}`)] as const
  })
  const circle = { cx: px(glow.x), cy: px(glow.y), r: px(glow.radius) }
  const attributes: Attributes = { id: 'night-glow', gradientUnits: 'userSpaceOnUse', ...circle }
  return [
    defs(radialGradient(attributes, stops(path))),
    band(widthPx, -printBleedPx, ledge.bottom, reference('night-glow')),
  ]
}

function drawPanel({ widthPx, heightPx, ledge }: NightLayout, palette: Paints): Art {
  return [
    defs(
      linearGradient(
        { id: 'night-panel', x1: 0, y1: 0, x2: 0, y2: 1 },
        stops([
          [0, colour(palette, 'panelShade')],
          [0.09, colour(palette, 'panel')],
          [0.5, colour(palette, 'panel')],
          [1, colour(palette, 'panelDeep')],
        ]),
      ),
    ),
    band(widthPx, ledge.bottom - 2, heightPx + printBleedPx, reference('night-panel')),
  ]
}

const brightCount = 9

interface Star extends Point {
  radius: number
}

function drawStars(
  layout: NightLayout,
  palette: Paints,
  random: Random,
  clear: readonly Box[],
): Art {
  const stars = scatterStars(layout, random, clear)
  const ink = colour(palette, 'star')
  const bright = stars.slice(0, brightCount)
  const middle = stars.slice(brightCount).filter((_, i) => i % 5 === 0)
  const faint = stars.slice(brightCount).filter((_, i) => i % 5 !== 0)
  const dots = (list: readonly Star[], radius: number): Path =>
    list.flatMap((star) => circlePath(star.x, star.y, radius * layout.unit))
  return [
    shape(dots(faint, 1.3), { fill: ink, 'fill-opacity': '.5' }),
    shape(dots(middle, 2.1), { fill: ink, 'fill-opacity': '.85' }),
    shape(
      bright.flatMap((star) => sparklePath(star, between(random, 8, 12) * layout.unit)),
      { fill: ink },
    ),
  ]
}

/** Stars in a Poisson scatter, fewer towards the glow; the bright ones first, far apart. */
function scatterStars(layout: NightLayout, random: Random, clear: readonly Box[]): Star[] {
  const { unit, widthPx, glow, menorah } = layout
  const lights = {
    x: glow.x - 4.6 * menorah.pitch,
    y: menorah.shamashY - 200 * menorah.scale,
    width: 9.2 * menorah.pitch,
    height: layout.heightPx,
  }
  const stars: Star[] = []
  for (let i = 0; i < 900 && stars.length < 150; i++) {
    const isBright = stars.length < brightCount
    const inset = (isBright ? 44 : -20) * unit
    const star = {
      x: between(random, inset, widthPx - inset),
      y: between(random, inset, isBright ? menorah.armY : glow.y + 230 * unit),
      radius: (isBright ? 180 : between(random, 24, 44)) * unit,
    }
    const away = Math.hypot(star.x - glow.x, star.y - glow.y) / unit
    if (away < 300 || random() > (away - 260) / 320) continue
    const crowded = stars.some(
      (other) => Math.hypot(other.x - star.x, other.y - star.y) < star.radius,
    )
    const covers = [lights, ...clear].some((box) => isNear(grown(box, 14 * unit), star))
    if (!crowded && !covers) stars.push(star)
  }
  return stars
}

/** A spark of six equal arms. */
function sparklePath({ x, y }: Point, radius: number): Path {
  const at = (i: number, r: number): [number, number] => {
    const angle = (i * Math.PI) / 6 - Math.PI / 2
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  }
  const arms: Segment[] = [['M', ...at(0, radius)]]
  for (let i = 1; i <= 6; i++) {
    arms.push(['L', ...at(2 * i - 1, radius * 0.2)], ['L', ...at(2 * i, radius)])
  }
  return [...arms, ['Z']]
}
