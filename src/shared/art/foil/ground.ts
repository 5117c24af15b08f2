import { type Art, defs, linearGradient, radialGradient, rect, reference, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { colour } from '../shapes.ts'
import { foilOffsets } from './palettes.ts'
import type { Plot } from './plot.ts'

/** The gradients that the other parts use, including the foil. */
export function gradients(plot: Plot, palette: Paints): Art {
  return defs(
    foilGradient(plot, palette),
    velvetGradient(plot, palette),
    turnedGradient(palette),
    clothGradient(palette),
  )
}

/** The velvet, one radial from the halo to the corners. */
export function velvet({ widthPx, heightPx }: Plot): Art {
  const width = widthPx + 2 * printBleedPx
  const height = heightPx + 2 * printBleedPx
  return rect({ x: -printBleedPx, y: -printBleedPx, width, height, fill: reference('foil-velvet') })
}

/** Bands run across the whole card, 60 degrees steep, from the top left to the bottom right. */
function foilGradient({ widthPx, heightPx }: Plot, palette: Paints): Art {
  const [across, down] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const length = widthPx * across + heightPx * down
  const bands = foilOffsets.map((offset, i) => [offset, colour(palette, `foil${i}`)] as const)
  return linearGradient(
    {
      id: 'foil-leaf',
      gradientUnits: 'userSpaceOnUse',
      x1: 0,
      y1: 0,
      x2: round(length * across),
      y2: round(length * down),
    },
    stops(bands),
  )
}

/** The halo reaches the colour of the text's contrast test before the first line begins. */
function velvetGradient({ widthPx, heightPx, halo }: Plot, palette: Paints): Art {
  const farthest = Math.max(halo.y, heightPx - halo.y)
  const radius = Math.hypot(widthPx / 2 + printBleedPx, farthest + printBleedPx)
  const rim = halo.radius / radius
  const [light, middle] = [colour(palette, 'velvetLight'), colour(palette, 'velvetMid')]
  const glow = stops([
    [0, light],
    [round(rim * 0.56), mixPaints(light, middle, 0.4)],
    [round(rim * 0.98), middle],
    [1, colour(palette, 'velvetDark')],
  ])
  return radialGradient(
    {
      id: 'foil-velvet',
      gradientUnits: 'userSpaceOnUse',
      cx: round(halo.x),
      cy: round(halo.y),
      r: round(radius),
    },
    glow,
  )
}

/** The shade of turned metal: dark at both sides, lit left of the middle. */
function turnedGradient(palette: Paints): Art {
  const shade = [
    [0, 0.5],
    [0.2, 0.12],
    [0.36, 0],
    [0.6, 0.06],
    [1, 0.62],
  ] as const
  const engraving = colour(palette, 'engraving')
  const sides = shade.map(([offset, opacity]) => [offset, engraving, opacity] as const)
  return linearGradient({ id: 'foil-turned' }, stops(sides))
}

/** The mantle's twelve stops: soft folds, the crest of light left of the middle. */
function clothGradient(palette: Paints): Art {
  const folds = [
    [0, 'mantleDeep'],
    [0.07, 'mantleDark'],
    [0.15, 'mantle'],
    [0.22, 'mantleDark'],
    [0.31, 'mantle'],
    [0.4, 'mantleLight'],
    [0.5, 'mantle'],
    [0.6, 'mantle'],
    [0.68, 'mantleDark'],
    [0.77, 'mantle'],
    [0.88, 'mantleDark'],
    [1, 'mantleDeep'],
  ] as const
  const cloth = folds.map(([offset, name]) => [offset, colour(palette, name)] as const)
  return linearGradient({ id: 'foil-cloth' }, stops(cloth))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
