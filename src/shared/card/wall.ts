import type { Box, Palette, Size } from '../art/family.ts'
import { mixColours } from '../art/hex-colour.ts'

/** The house's trim: half discs hang from a straight edge, each with one hole. */
const scallop = { radius: 30, depth: 18, hole: { radius: 5, y: 28 } }
/** Copies of the sheet, each slightly larger than the one before, that darken softly towards it. */
const shadow = { copies: 12, step: 2.2, drop: 12, colour: '#0b1020', opacity: 0.035 }

/**
 * The wall behind a card that does not fill the picture: the middle band of its palette, which
 * contrasts with the card, mixed with a little of its ground, between two papercut trims.
 *
 * @param size its width must be a whole number of half discs, 60 px each
 * @returns an SVG fragment with one id, `wall-light`
 */
export function drawWall({ widthPx, heightPx }: Size, { swatch, ground }: Palette): string {
  const colour = mixColours(swatch[1], ground, 0.15)
  const page = (fill: string) => `<rect width="${widthPx}" height="${heightPx}" fill="${fill}"/>`
  return (
    '<radialGradient id="wall-light" r="60%"><stop stop-color="#fff" stop-opacity="0.3"/>' +
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    page(colour) +
    page('url(#wall-light)') +
    drawTrims(colour, { widthPx, heightPx })
  )
}

/** The shadow of a sheet of paper in front of a wall; the box is in px. */
export function drawSheetShadow({ x, y, width, height }: Box): string {
  const { copies, step, drop, colour, opacity } = shadow
  const sheets = Array.from({ length: copies }, (_, i) => {
    const spread = i * step - 2
    const place = `x="${x - spread}" y="${y - spread + drop}" rx="${i * step + 3}"`
    const size = `width="${width + 2 * spread}" height="${height + 2 * spread}"`
    return `<rect ${place} ${size}/>`
  })
  return `<g fill="${colour}" fill-opacity="${opacity}">${sheets.join('')}</g>`
}

/** Light from above: the paper's edge is dark under the upper trim, bright on the lower one. */
function drawTrims(ground: string, { widthPx, heightPx }: Size): string {
  const trim = (fill: string, y: number) =>
    `<path d="${trimPath(widthPx)}" fill-rule="evenodd" fill="${fill}" transform="translate(0 ${y})"/>`
  const paper = trim(mixColours(ground, '#ffffff', 0.18), 0)
  const shade = trim(mixColours(ground, '#000000', 0.16), 5)
  const gleam = trim(mixColours(ground, '#ffffff', 0.42), 3)
  return `<g>${shade}${paper}</g><g transform="matrix(1 0 0 -1 0 ${heightPx})">${gleam}${paper}</g>`
}

function trimPath(widthPx: number): string {
  const { radius, depth, hole } = scallop
  const centres = Array.from({ length: widthPx / (2 * radius) }, (_, i) => (2 * i + 1) * radius)
  const edge = centres.map(() => halfCircle(radius, -1)).join('')
  const circle = halfCircle(hole.radius, 1) + halfCircle(hole.radius, -1)
  const holes = centres.map((x) => `M${x - hole.radius} ${hole.y}${circle}z`).join('')
  return `M0 0H${widthPx}V${depth}${edge}z${holes}`
}

/** Clockwise: over the top to the right, or under the foot to the left. */
function halfCircle(radius: number, direction: 1 | -1): string {
  return `a${radius} ${radius} 0 0 1 ${2 * direction * radius} 0`
}
