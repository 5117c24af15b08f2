import { createElement as h, type ReactElement, type ReactNode, useMemo } from 'react'
import type { PaintedArt } from '../art/art.ts'
import { printArt } from '../art/print-art.ts'
import { faceFamily } from '../text/face.ts'
import { liveText } from '../text/line.ts'
import { type CardLayout, type CardLine, cardWords } from './layout-card.ts'
import { type LinePaint, linePaints } from './line-paints.ts'
import { type CardAssets, paintObjects } from './paint-objects.ts'
import { roomPhotos, withPhotos } from './photos-in-art.ts'

// Elements are written as function calls, since Node builds the pictures and cannot run JSX.

export interface CardSvgProps extends CardAssets {
  layout: CardLayout
  /** The art for that layout. */
  art: PaintedArt
  /**
   * Path data of the layout's lines, one each, for exported pictures. Default: live text in the
   * card faces, which the page must have loaded.
   */
  outlines?: readonly string[]
  /** Visible width past each edge of the page, page px, up to `printBleedPx`; default 0. */
  bleedPx?: number
}

/** A card as one SVG: art, photos and stickers on it, words on top. */
export function CardSvg({
  layout,
  art,
  outlines,
  bleedPx = 0,
  ...assets
}: CardSvgProps): ReactElement {
  const { size, lines } = layout
  const { key, photos } = roomPhotos(layout, assets)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the photos
  const svg = useMemo(() => printArt(withPhotos(art, photos)), [art, key])
  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: viewBoxOf(size, bleedPx),
      role: 'img',
      'aria-label': cardWords(layout),
    },
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code, and addresses of photos
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
    // Keyed by index, not by place: a moved line stays the same line.
    const key = i
    const attributes = paintAttributes(paint, line)
    const d = paint.path ?? outline
    return d === undefined
      ? h(LiveLine, { key, line, attributes })
      : h('path', { key, d, 'data-field': line.field, ...attributes })
  })
}

interface PaintAttributes {
  fill: string
  transform?: string
}

/** The shift is in the page's direction: light falls from one side, even when a line is turned. */
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

/**
 * Physical places only. `direction` and letter spacing are avoided, since engines read them
 * differently.
 */
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
