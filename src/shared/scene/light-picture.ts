/*
 * Darkness, and the shapes that shine in passing light, in the colour of the light. They are added to the
 * picture, so everything not painted here stays the same.
 */
import { type Art, type ArtNode, type Fill, group, mapArt } from '../art/art.ts'
import type { Size } from '../art/family.ts'
import { parseHex } from '../art/hex-colour.ts'
import { repaint } from '../art/paints.ts'

const light = '#ffefc4'

/** All foil of the art, in the colour of light. */
export function litFoil(art: Art): ArtNode {
  return lit(art, isFoil)
}

/** A drawing as a silhouette of light. */
export function litWhole(art: Art): ArtNode {
  return lit(art, (fill) => fill !== 'none')
}

function lit(art: Art, shines: (fill: Fill) => boolean): ArtNode {
  const inLight = (fill: Fill) => (shines(fill) ? light : 'none')
  return group(
    { fill: 'none' },
    mapArt(art, (node) => (node.tag === 'stop' ? node : repaint(node, inLight))),
  )
}

/** Names of metal gradients consist of the family and their look. */
function isFoil(fill: Fill): boolean {
  if (typeof fill === 'string' || fill.kind !== 'reference') return false
  const [, stuff = ''] = fill.id.split('-')
  return ['foil', 'gold', 'metal'].some((metal) => stuff.startsWith(metal))
}

interface Darkness {
  at: { x: number; y: number }
  radiusPx: number
  /** Hex. */
  colour: string
  lit: number
}

/**
 * Darkness over a page, as an SVG fragment in page px that is multiplied with the picture: lightest
 * at `at`, and of the full colour from `radiusPx`.
 *
 * @param lit how light it is there, 0 to 1
 */
export function drawDarkness(
  { widthPx, heightPx }: Size,
  { at, radiusPx, colour, lit }: Darkness,
): string {
  const page = `x="0" y="0" width="${widthPx}" height="${heightPx}"`
  const place = `cx="${at.x}" cy="${at.y}" r="${radiusPx}" gradientUnits="userSpaceOnUse"`
  const stops = lightStops
    .map(
      ([share, part]) =>
        `<stop offset="${share}" stop-color="${mixed(colour, 1 - lit * (1 - part))}"/>`,
    )
    .join('')
  return (
    `<radialGradient id="darkness" ${place}>${stops}</radialGradient>` +
    `<rect ${page} fill="url(#darkness)"/>`
  )
}

/** How dark it is at shares of the radius. */
const lightStops = [
  [0, 0],
  [0.18, 0.06],
  [0.45, 0.45],
  [0.75, 0.85],
  [1, 1],
] as const

/** White mixed with that much of a colour. */
function mixed(colour: string, part: number): string {
  const channels = parseHex(colour).map((channel) => Math.round(255 + (channel - 255) * part))
  return `rgb(${channels.join(',')})`
}
