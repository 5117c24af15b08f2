import { type Art, defs, linearGradient, named, rect, reference, stops } from '../art.ts'
import {
  type ArtFamily,
  type ArtRequest,
  type Box,
  printBleedPx,
  type Size,
  type TextArea,
} from '../family.ts'
import { paintsOf } from '../paints.ts'
import { proportionOf } from '../proportion.ts'
import { px } from '../px.ts'
import { colour } from '../shapes.ts'
import { palettes, scrimOpacity } from './palettes.ts'

const anchors = { foot: 'bottom', middle: 'middle', head: 'top' } as const
type Place = keyof typeof anchors

/**
 * No picture, only words over a clip. A motif is the place of the words, and the only drawing is a
 * scrim behind them. It paints no ground, so it makes no card: only films over a clip.
 */
export const clip: ArtFamily = {
  name: 'clip',
  motifs: Object.keys(anchors),
  palettes,
  textArea,
  draw,
}

/** The app covers the top and bottom of a status; other plots have only a margin. */
function textArea(size: Size, motif: string): TextArea {
  const { widthPx, heightPx } = size
  const isStatus = proportionOf(size) === 'status'
  const [top, bottom] = isStatus
    ? [0.132 * heightPx, 0.838 * heightPx]
    : [0.06 * heightPx, 0.94 * heightPx]
  const side = 0.08 * widthPx
  const sizePx = px(0.026 * widthPx)
  const header = { x: widthPx - side, y: top + sizePx, sizePx }
  const place = placeOf(motif)
  const height = (isStatus ? 0.36 : 0.42) * (bottom - top)
  const highest = header.y + 1.5 * sizePx
  const y = { foot: bottom - height, middle: (top + bottom - height) / 2, head: highest }[place]
  return { text: { x: side, y, width: widthPx - 2 * side, height }, anchor: anchors[place], header }
}

function draw({ motif, reserved, ...size }: ArtRequest): Art {
  const place = placeOf(motif)
  const { text } = textArea(size, motif)
  const isAbove = ({ y, height }: Box) => place !== 'head' && y + height <= text.y
  const header = drawScrim('clip-header', { place: 'head', size, boxes: reserved.filter(isAbove) })
  const boxes = reserved.filter((box) => !isAbove(box))
  return [header, named('scrim', drawScrim('clip-scrim', { place, size, boxes }))]
}

interface Scrim {
  place: Place
  size: Size
  /** The boxes of the words on it. */
  boxes: readonly Box[]
}

/** A film is up to 16:9 wide, with the square plot in its middle. */
const besideShare = 0.4

/** Solid behind the boxes and out to their edge of the plot; soft elsewhere. */
function drawScrim(id: string, { place, size, boxes }: Scrim): Art {
  if (boxes.length === 0) return []
  const { widthPx, heightPx } = size
  const [air, fade] = [0.04 * widthPx, 0.24 * widthPx]
  const top = place === 'head' ? -printBleedPx : Math.min(...boxes.map(({ y }) => y)) - air
  const bottom =
    place === 'foot'
      ? heightPx + printBleedPx
      : Math.max(...boxes.map(({ y, height }) => y + height)) + air
  const from = place === 'head' ? top : top - fade
  const until = place === 'foot' ? bottom : bottom + fade
  const height = until - from
  const shades = [
    ...(place === 'head'
      ? []
      : easing.map(([share, shown]) => [from + share * fade, shown] as const)),
    [top, 1] as const,
    [bottom, 1] as const,
    ...(place === 'foot'
      ? []
      : easing.map(([share, shown]) => [until - share * fade, shown] as const).reverse()),
  ]
  const hex = colour(paints, 'scrim')
  const list = shades.map(
    ([y, shown]) => [offset((y - from) / height), hex, offset(shown * scrimOpacity)] as const,
  )
  const across = { x: px(-besideShare * widthPx), width: px((1 + 2 * besideShare) * widthPx) }
  return [
    defs(linearGradient({ id, x2: 0, y2: 1 }, stops(list))),
    rect({ ...across, y: px(from), height: px(height), fill: reference(id) }),
  ]
}

const paints = paintsOf(palettes)

/** Opacity at a share of the soft edge, eased so that no line shows at either end. */
const easing = [0, 0.2, 0.4, 0.6, 0.8].map(
  (share) => [share, share * share * (3 - 2 * share)] as const,
)

function offset(share: number): number {
  return Math.round(share * 1000) / 1000
}

/** @throws RangeError when there is no such place for words */
function placeOf(motif: string): Place {
  if (Object.hasOwn(anchors, motif)) return motif as Place
  throw new RangeError(`clip has no motif ${motif}`)
}
