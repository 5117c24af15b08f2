import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import { hangOnPage, keepOnPage, textMarginPx, turnedBounds } from '#shared/card/turned-box.ts'

/** A line across the page that a part has snapped to, page px. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

/** The usual margin of a card, as a fraction of the page's shorter side. */
const margin = 0.06

/** A part closer than this to a quarter turn snaps to it, degrees. */
const turnReach = 4

interface SnapOptions {
  /** Page px. */
  reachPx: number
  /** Share of an object's width and height that stays on the page; texts stay on it whole. */
  leastShown: number
}

/**
 * Snaps a part to the middle or the margin of the page within `reachPx`. A text stops at the edge
 * of the page; an object can hang over it.
 */
export function snapPlace(part: CardPart, page: Size, { reachPx, leastShown }: SnapOptions) {
  const box = turnedBounds(part)
  const white = margin * Math.min(page.widthPx, page.heightPx)
  const isText = part.kind === 'layer' || part.kind === 'added'
  const stop = isText
    ? keepOnPage(part, page, textMarginPx(page))
    : hangOnPage(part, page, leastShown)
  const across = catchSpan(box.x, box.width, { whole: page.widthPx, white, reachPx })
  const down = catchSpan(box.y, box.height, { whole: page.heightPx, white, reachPx })
  const guides: Guide[] = []
  if (across) guides.push({ axis: 'x', at: across.guide })
  if (down) guides.push({ axis: 'y', at: down.guide })
  return {
    x: across ? part.x + across.shift : stop.x,
    y: down ? part.y + down.shift : stop.y,
    guides,
  }
}

export function snapTurn(degrees: number): number {
  const straight = Math.round(degrees / 90) * 90
  return Math.abs(degrees - straight) < turnReach ? straight : degrees
}

interface Span {
  whole: number
  white: number
  reachPx: number
}

/** A guide, and what to add to the start to reach it. */
interface Catch {
  shift: number
  guide: number
}

function catchSpan(start: number, length: number, span: Span): Catch | undefined {
  const { whole, white, reachPx } = span
  const catches = [
    { guide: whole / 2, shift: (whole - length) / 2 - start },
    { guide: white, shift: white - start },
    { guide: whole - white, shift: whole - white - length - start },
  ]
  const nearest = catches.reduce((a, b) => (Math.abs(b.shift) < Math.abs(a.shift) ? b : a))
  return Math.abs(nearest.shift) <= reachPx ? nearest : undefined
}
