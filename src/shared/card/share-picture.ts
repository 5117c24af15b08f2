import type { Palette, Size } from '../art/family.ts'
import { mixColours } from '../art/hex-colour.ts'
import type { CardDesign } from '../card.ts'
import { type Format, formatSizes } from '../format.ts'

/** As networks show a link, px. */
export const sharePictureSize: Size = { widthPx: 1200, heightPx: 630 }

const { widthPx, heightPx } = sharePictureSize
/** The card stands in the middle, in the square that WhatsApp cuts out for its small preview. */
const cardHeightPx = 550

/** The house's trim: half discs hang from a straight edge, each pierced once. */
const scallop = { radius: 30, depth: 18, hole: { radius: 5, y: 28 } }
/** Copies of the sheet, each a little larger than the one before, darken softly toward it. */
const shadow = { copies: 12, step: 2.2, drop: 12, colour: '#0b1020', opacity: 0.035 }

export interface SharePicture {
  /** The card as an SVG document whose words are outlines. */
  card: string
  /** The size of its page, px. */
  size: Size
  palette: Palette
}

/**
 * The preview of a card's address: the card as a sheet of paper between two papercut trims, on a
 * ground of its colours, `sharePictureSize` large.
 *
 * @returns an SVG document that needs no font and blurs nothing
 * @example composeSharePicture({ card: '<svg …', size, palette }) // '<svg …'
 */
export function composeSharePicture({ card, size, palette }: SharePicture): string {
  const width = (cardHeightPx * size.widthPx) / size.heightPx
  const sheet = { x: (widthPx - width) / 2, y: (heightPx - cardHeightPx) / 2, width }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}">` +
    drawGround(palette) +
    drawShadow(sheet) +
    `<svg x="${sheet.x}" y="${sheet.y}" width="${width}" height="${cardHeightPx}">${card}</svg>` +
    '</svg>'
  )
}

/**
 * The widest format of a design: words are largest on it when all formats are made equally high.
 *
 * @example widestFormat(papercutArch) // 'square'
 */
export function widestFormat({ formats }: Pick<CardDesign, 'formats'>): Format {
  const ratio = (format: Format) => formatSizes[format].widthPx / formatSizes[format].heightPx
  return formats.reduce((widest, format) => (ratio(format) > ratio(widest) ? format : widest))
}

/** The middle band of the palette, by which cards stand out, with a little of the card's ground. */
function drawGround({ swatch, ground }: Palette): string {
  const colour = mixColours(swatch[1], ground, 0.15)
  return (
    '<radialGradient id="share-light" r="60%"><stop stop-color="#fff" stop-opacity="0.3"/>' +
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    drawPage(colour) +
    drawPage('url(#share-light)') +
    drawTrims(colour)
  )
}

function drawPage(fill: string): string {
  return `<rect width="${widthPx}" height="${heightPx}" fill="${fill}"/>`
}

/** Light falls from above: the paper's edge is dark under the upper trim, bright on the lower. */
function drawTrims(ground: string): string {
  const paper = drawTrim(mixColours(ground, '#ffffff', 0.18), 0)
  const shade = drawTrim(mixColours(ground, '#000000', 0.16), 5)
  const gleam = drawTrim(mixColours(ground, '#ffffff', 0.42), 3)
  return `<g>${shade}${paper}</g><g transform="matrix(1 0 0 -1 0 ${heightPx})">${gleam}${paper}</g>`
}

function drawTrim(fill: string, y: number): string {
  const paint = `fill-rule="evenodd" fill="${fill}"`
  return `<path d="${trimPath()}" ${paint} transform="translate(0 ${y})"/>`
}

function trimPath(): string {
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

function drawShadow({ x, y, width }: { x: number; y: number; width: number }): string {
  const { copies, step, drop, colour, opacity } = shadow
  const sheets = Array.from({ length: copies }, (_, i) => {
    const spread = i * step - 2
    const place = `x="${x - spread}" y="${y - spread + drop}" rx="${i * step + 3}"`
    const size = `width="${width + 2 * spread}" height="${cardHeightPx + 2 * spread}"`
    return `<rect ${place} ${size}/>`
  })
  return `<g fill="${colour}" fill-opacity="${opacity}">${sheets.join('')}</g>`
}
