import { type Art, defs, linearGradient, pathNode, rect, reference, stops } from '../art.ts'
import { type Box, printBleedPx, type Size, type TextArea } from '../family.ts'
import type { Paint } from '../paints.ts'
import { px } from '../px.ts'

/** Room between the words and the edge of a plate, or the full strength of a veil: share of the page. */
const padShare = 0.05

/** How far a veil fades out beyond its full strength, share of the page. */
const fadeShare = 0.14

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

/**
 * A band across the page that fades out above and below the words, but not towards an edge of the
 * page that is near. One gradient: many thin areas on top of each other come out darker in some
 * renderers.
 */
export function drawVeil(words: Box, { size, cover, fill }: Cover): Art {
  const { widthPx, heightPx } = size
  const fade = fadeShare * widthPx
  const [above, below] = [words.y - fade, words.y + words.height + fade]
  const from = above < 0 ? -printBleedPx : above
  const until = below > heightPx ? heightPx + printBleedPx : below
  const share = (y: number) => Math.round((1000 * (y - from)) / (until - from)) / 1000
  const rise = easing.map(([at, shown]) => [share(from + at * fade), fill, shown * cover] as const)
  const fall = easing.map(([at, shown]) => [share(until - at * fade), fill, shown * cover] as const)
  const list = [
    ...(above < 0 ? [[0, fill, cover] as const] : rise),
    ...(below > heightPx ? [[1, fill, cover] as const] : fall.toReversed()),
  ]
  const across = { x: -printBleedPx, width: px(widthPx + 2 * printBleedPx) }
  return [
    defs(linearGradient({ id: veilId, x2: 0, y2: 1 }, stops(list.map(roundedStop)))),
    rect({ ...across, y: px(from), height: px(until - from), fill: reference(veilId) }),
  ]
}

const veilId = 'picture-veil'

/** Opacity at a share of the soft edge, eased so that no line shows at either end. */
const easing = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].map(
  (share) => [share, share * share * (3 - 2 * share)] as const,
)

function roundedStop([offset, paint, opacity]: readonly [number, Paint, number]) {
  return [offset, paint, Math.round(1000 * opacity) / 1000] as const
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

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function squareBox({ x, y, width, height }: Box): string {
  return `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`
}
