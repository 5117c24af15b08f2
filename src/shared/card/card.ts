import { createElement as h, type ReactElement, type ReactNode, useMemo } from 'react'
import type { PaintedArt } from '../art/art.ts'
import { printArt } from '../art/print-art.ts'
import { faceFamily } from '../text/face.ts'
import { liveText } from '../text/line.ts'
import { type CardLayout, type CardLine, cardWords } from './layout-card.ts'
import { type LinePaint, linePaints } from './line-paints.ts'
import { type CardAssets, paintObjects } from './paint-objects.ts'

// Elements are written as calls, since Node, which builds the pictures, runs no JSX.

export interface CardProps extends CardAssets {
  layout: CardLayout
  /** The art of that layout. */
  art: PaintedArt
  /**
   * Path data of the layout's lines, one each, for what leaves the page; without it the words are
   * live text in the card faces, which the page must have loaded.
   */
  outlines?: readonly string[]
  /** What is shown past each edge of the page, page px, up to `printBleedPx`; default 0. */
  bleedPx?: number
}

/** A card: art below, photos and stickers on it, words above, one SVG. */
export function Card({ layout, art, outlines, bleedPx = 0, ...assets }: CardProps): ReactElement {
  const { size, lines } = layout
  const svg = useMemo(() => printArt(art), [art])
  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: viewBoxOf(size, bleedPx),
      role: 'img',
      'aria-label': cardWords(layout),
    },
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code, from no input
    h('g', { dangerouslySetInnerHTML: { __html: svg } }),
    paintObjects(layout, assets).map(({ id, transform, svg }) =>
      // Our own drawings, with the addresses of photos escaped.
      h('g', { key: id, transform, dangerouslySetInnerHTML: { __html: svg } }),
    ),
    ...lines.map((line, i) => paintLine(line, layout, outlines?.[i])),
  )
}

function viewBoxOf({ widthPx, heightPx }: CardLayout['size'], bleedPx: number): string {
  return [-bleedPx, -bleedPx, widthPx + 2 * bleedPx, heightPx + 2 * bleedPx].join(' ')
}

function paintLine(line: CardLine, layout: CardLayout, outline: string | undefined): ReactNode {
  return linePaints(line, layout).map((paint, i) => {
    // Not by its place: a line that is moved is the same line.
    const key = i
    const attributes = paintAttributes(paint, line)
    return outline === undefined
      ? h(LiveLine, { key, line, attributes })
      : h('path', { key, d: outline, 'data-field': line.field, ...attributes })
  })
}

interface PaintAttributes {
  fill: string
  transform?: string
}

/** The shift is the page's, not the line's: light falls from one side, however a line is turned. */
function paintAttributes({ fill, shiftPx }: LinePaint, { turn }: CardLine): PaintAttributes {
  const shift = shiftPx === 0 ? [] : [`translate(${shiftPx} ${shiftPx})`]
  const turned = turn ? [`rotate(${turn.degrees} ${turn.x} ${turn.y})`] : []
  const transform = [...shift, ...turned].join(' ')
  return transform === '' ? { fill } : { fill, transform }
}

interface LiveLineProps {
  line: CardLine
  attributes: PaintAttributes
}

/** Physical places only: neither `direction` nor letter spacing, which engines read differently. */
function LiveLine({ line, attributes }: LiveLineProps): ReactElement {
  const { text, direction, faces, sizePx, x, baseline, clusters, field } = line
  const shared = {
    'data-field': field,
    fontSize: sizePx,
    fontFamily: faces.map((face) => `'${faceFamily(face)}'`).join(', '),
    ...attributes,
  }
  if (!clusters) return h('text', { ...shared, x, y: baseline }, liveText({ text, direction }))
  return h(
    'g',
    shared,
    clusters.map((cluster, i) =>
      h(
        'text',
        { key: i, ...placeOf(cluster) },
        liveText({ text: cluster.text, direction: 'ltr' }),
      ),
    ),
  )
}

function placeOf({ x, y, angle }: { x: number; y: number; angle: number }) {
  if (angle === 0) return { x, y }
  const degrees = Math.round((angle * 180_000) / Math.PI) / 1000
  return { x, y, transform: `rotate(${degrees} ${x} ${y})` }
}
