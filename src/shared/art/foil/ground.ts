import { type Paints, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import type { Page } from './composition.ts'
import { foilOffsets } from './palettes.ts'

/** The gradients that the other parts paint with, the foil among them. */
export function gradients(page: Page, palette: Paints): string {
  return `<defs>${foilGradient(page, palette)}${velvetGradient(page, palette)}${turnedGradient(palette)}${clothGradient(palette)}</defs>`
}

/** The velvet, one radial from the halo to the corners. */
export function velvet({ widthPx, heightPx }: Page): string {
  const width = widthPx + 2 * printBleedPx
  const height = heightPx + 2 * printBleedPx
  return `<rect x="${-printBleedPx}" y="${-printBleedPx}" width="${width}" height="${height}" fill="url(#foil-velvet)"/>`
}

/** Bands run across the whole card, 60 degrees steep, from the top left to the bottom right. */
function foilGradient({ widthPx, heightPx }: Page, { colours }: Paints): string {
  const [across, down] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const length = widthPx * across + heightPx * down
  const stops = foilOffsets.map((offset, i) => stop(offset, colours[`foil${i}`]))
  return (
    `<linearGradient id="foil-leaf" gradientUnits="userSpaceOnUse" x1="0" y1="0"` +
    ` x2="${round(length * across)}" y2="${round(length * down)}">${stops.join('')}</linearGradient>`
  )
}

/** The halo sinks to the colour that text is proved against before the first line begins. */
function velvetGradient({ widthPx, heightPx, halo }: Page, { colours }: Paints): string {
  const radius = Math.hypot(widthPx / 2 + printBleedPx, heightPx - halo.y + printBleedPx)
  const rim = halo.radius / radius
  const stops = [
    stop(0, colours.velvetLight),
    stop(round(rim * 0.56), mixPaints(colours.velvetLight ?? '', colours.velvetMid ?? '', 0.4)),
    stop(round(rim * 0.98), colours.velvetMid),
    stop(1, colours.velvetDark),
  ]
  return (
    `<radialGradient id="foil-velvet" gradientUnits="userSpaceOnUse" cx="${round(halo.x)}"` +
    ` cy="${round(halo.y)}" r="${round(radius)}">${stops.join('')}</radialGradient>`
  )
}

/** The shade of turned metal: dark at both sides, lit left of the middle. */
function turnedGradient({ colours }: Paints): string {
  const shade = [
    [0, 0.5],
    [0.2, 0.12],
    [0.36, 0],
    [0.6, 0.06],
    [1, 0.62],
  ] as const
  const stops = shade.map(([offset, opacity]) => stop(offset, colours.engraving, opacity))
  return `<linearGradient id="foil-turned">${stops.join('')}</linearGradient>`
}

/** The mantle's twelve stops: soft folds, the crest of light left of the middle. */
function clothGradient({ colours }: Paints): string {
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
  const stops = folds.map(([offset, colour]) => stop(offset, colours[colour]))
  return `<linearGradient id="foil-cloth">${stops.join('')}</linearGradient>`
}

function stop(offset: number, colour = '', opacity = 1): string {
  const tint = opacity < 1 ? ` stop-opacity="${opacity}"` : ''
  return `<stop offset="${offset}" stop-color="${colour}"${tint}/>`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
