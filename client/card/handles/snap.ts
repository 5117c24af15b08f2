import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import { textMarginPx, turnedBounds } from '#shared/card/turned-box.ts'

/** A line across the page that a part has snapped to, page px. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

/** The usual margin of a card, as a fraction of the page's shorter side. */
const margin = 0.06

/** A part closer than this to a quarter turn snaps to it, degrees. */
const turnReach = 4

/**
 * Snaps a dropped part to the middle or the margin of the page within `reachPx`, and moves it back
 * onto the page.
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
  /** Minimum distance from the edge of the page. */
  edge: number
  reachPx: number
}

/** What to add to the start, and the guide that this reaches. */
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
  // A part wider than the page is centred.
  if (length >= whole - 2 * edge) return { shift: (whole - length) / 2 - start }
  return { shift: Math.min(Math.max(0, edge - start), whole - edge - length - start) }
}
