import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import { textMarginPx, turnedBounds } from '#shared/card/turned-box.ts'

/** A line across the page that a part has caught on, page px. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

/** White that is usual at the edge of a card, in parts of the page's lesser side. */
const margin = 0.06

/** A part nearer than this to a quarter turn is put straight, degrees. */
const turnReach = 4

/**
 * A part where it was let go, put on the middle or the margin of the page where it is nearer to them
 * than `reachPx`, and back onto the page where it would leave it.
 */
export function snapPlace(part: CardPart, page: Size, reachPx: number) {
  const box = turnedBounds(part)
  const white = margin * Math.min(page.widthPx, page.heightPx)
  const isText = part.kind === 'layer' || part.kind === 'added'
  const edge = isText ? textMarginPx(page) : 0
  const across = snapSpan(box.x, box.width, { whole: page.widthPx, white, edge, reachPx })
  const down = snapSpan(box.y, box.height, { whole: page.heightPx, white, edge, reachPx })
  const guides: Guide[] = []
  if (across.guide !== undefined) guides.push({ axis: 'x', at: across.guide })
  if (down.guide !== undefined) guides.push({ axis: 'y', at: down.guide })
  return { x: part.x + across.shift, y: part.y + down.shift, guides }
}

export function snapTurn(degrees: number): number {
  const straight = Math.round(degrees / 90) * 90
  return Math.abs(degrees - straight) < turnReach ? straight : degrees
}

interface Span {
  whole: number
  white: number
  /** To stay clear of. */
  edge: number
  reachPx: number
}

/** What to add to the start, and the guide that it is then on. */
interface Catch {
  shift: number
  guide?: number
}

function snapSpan(start: number, length: number, { whole, white, edge, reachPx }: Span): Catch {
  const catches = [
    { guide: whole / 2, shift: (whole - length) / 2 - start },
    { guide: white, shift: white - start },
    { guide: whole - white, shift: whole - white - length - start },
  ]
  const nearest = catches.reduce((a, b) => (Math.abs(b.shift) < Math.abs(a.shift) ? b : a))
  if (Math.abs(nearest.shift) <= reachPx) return nearest
  // What is wider than the page stays in its middle.
  if (length >= whole - 2 * edge) return { shift: (whole - length) / 2 - start }
  return { shift: Math.min(Math.max(0, edge - start), whole - edge - length - start) }
}
