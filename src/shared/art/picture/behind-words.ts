import { type Art, pathNode } from '../art.ts'
import { type Box, printBleedPx, type Size, type TextArea } from '../family.ts'
import type { Paint } from '../paints.ts'
import { px } from '../px.ts'

/** Room between the words and the edge of a plate, or the full strength of a veil: share of the page. */
const padShare = 0.05

/** How far a veil fades out beyond its full strength, share of the page. */
const fadeShare = 0.1

/**
 * The box of all words that stand together: the full width of their place, and as high as the words
 * are. A בס״ד line in its own corner of the page is not among them. Undefined without words.
 *
 * @param reserved ink boxes of the words
 */
export function wordsBox(
  reserved: readonly Box[],
  { text, header, size }: Pick<TextArea, 'text' | 'header'> & { size: Size },
): Box | undefined {
  const highest = text.y - 2.5 * header.sizePx
  const together = reserved.filter(
    ({ x, y, height }) => y + height > highest && x < text.x + text.width && y >= highest,
  )
  if (together.length === 0) return undefined
  const pad = padShare * size.widthPx
  const top = Math.min(...together.map(({ y }) => y)) - pad
  const foot = Math.max(...together.map(({ y, height }) => y + height)) + pad
  return { x: text.x - pad, y: top, width: text.width + 2 * pad, height: foot - top }
}

interface Cover {
  size: Size
  cover: number
  fill: Paint
}

/** Steps of a veil's edge: enough that none shows. */
const steps = 28

/**
 * A veil that fades out at its edges: rounded areas on top of each other, each a little smaller,
 * because renderers draw blurs differently.
 */
export function drawVeil(words: Box, { size, cover, fill }: Cover): Art {
  const fade = fadeShare * size.widthPx
  const box = toEdges(words, size, fade)
  const opacity = Math.round((1 - (1 - cover) ** (1 / steps)) * 10_000) / 10_000
  return Array.from({ length: steps }, (_, i) => {
    const outwards = fade * (1 - easedShare((i + 0.5) / steps))
    const area = grown(box, outwards)
    const radius = Math.min(0.5 * fade + outwards, area.width / 2, area.height / 2)
    return pathNode(roundedBox(area, radius), { fill, 'fill-opacity': opacity })
  })
}

/** Goes beyond each edge of the page that its fading end would cross or nearly reach. */
function toEdges({ x, y, width, height }: Box, size: Size, fade: number): Box {
  const beyond = 2 * fade + printBleedPx
  const near = 2.2 * fade
  const left = x < near ? -beyond : x
  const top = y < near ? -beyond : y
  const right = x + width > size.widthPx - near ? size.widthPx + beyond : x + width
  const foot = y + height > size.heightPx - near ? size.heightPx + beyond : y + height
  return { x: left, y: top, width: right - left, height: foot - top }
}

/** A plate with a fine line inside its edge. */
export function drawPlate(box: Box, { size, cover, fill, line }: Cover & { line: Paint }): Art {
  const inner = grown(box, -0.014 * size.widthPx)
  return [
    pathNode(squareBox(box), { fill, 'fill-opacity': cover }),
    pathNode(squareBox(inner), {
      fill: 'none',
      stroke: line,
      'stroke-width': px(0.0024 * size.widthPx),
    }),
  ]
}

/** The inverse of smoothstep, so that an even series of areas fades smoothly at both ends. */
function easedShare(share: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * share) / 3)
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function squareBox({ x, y, width, height }: Box): string {
  return `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`
}

function roundedBox({ x, y, width, height }: Box, radius: number): string {
  const [r, w, h] = [px(radius), px(width - 2 * radius), px(height - 2 * radius)]
  return (
    `M${px(x + radius)} ${px(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  )
}
