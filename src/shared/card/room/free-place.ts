import { grown } from '../../art/box.ts'
import type { Box, Size } from '../../art/family.ts'
import type { Point } from '../../art/path.ts'
import { type CellSpan, type SumTable, sumTable, takenIn } from '../../art/sum-table.ts'
import type { CardLayout } from '../layout-card.ts'
import { textMarginPx, turnedBounds } from '../turned-box.ts'
import { lineBoxes } from './line-boxes.ts'

/** The shape, the size and the preferred places of a new object. */
export interface PlaceWish {
  /** Width divided by height. */
  ratio: number
  /** Limits of its width, inclusive, as shares of the page's width. `least` is at most `most`. */
  least: number
  most: number
  /** Its preferred middles, as shares of the page. Of equal places the earlier counts. */
  near: readonly Point[]
}

/** A place for a new object. */
export interface FreePlace {
  /** Its middle, as shares of the page. */
  at: Point
  /** Share of the page's width. */
  width: number
  /** The most important thing under it. */
  covers: 'art' | 'objects' | 'lines'
}

/** The usual margin of a card, as a share of the page's shorter side. */
const margin = 0.06
/** A status has bars of its app at the head and the foot, as shares of its height. */
const statusBars = { head: 0.13, foot: 0.16 }
/** Distance from lines and from other objects, as a share of the page's shorter side. */
const gap = 0.015
/** An even number, so that a box of an even number of cells can stand in the middle. */
const columns = 64
/** Costs, where 1 is a place one page's width away from the preferred one. */
const costs = { smaller: 1.6, covered: 2, laterWish: 0.02 }

/**
 * The place of a new object: the largest sensible box near a preferred place that covers no line
 * and no other object within the card's margins. Without such a place it has the smallest size
 * beyond the margins, then down to half of that size. Next it lies over other objects, and over
 * lines only where the page has no room at all.
 *
 * @example findFreePlace(layout, { ratio: 1, least: 0.14, most: 0.22, near: [{ x: 0.9, y: 0.9 }] })
 *   // { at: { x: 0.83, y: 0.86 }, width: 0.22, covers: 'art' }
 */
export function findFreePlace(layout: CardLayout, wish: PlaceWish): FreePlace {
  const { lines, objects, size } = obstaclesOf(layout)
  const inPage = grown(pageBox(size), -textMarginPx(size))
  const small = { ...wish, most: wish.least }
  const tiny = { ...wish, least: wish.least / 2, most: wish.least }
  return (
    findFree(layout, wish) ??
    findFree(layout, small, inPage) ??
    findFree(layout, tiny, inPage) ??
    search(size, small, { area: inPage, taken: lines, shunned: objects, covers: 'objects' }) ??
    search(size, tiny, { area: inPage, taken: lines, shunned: objects, covers: 'objects' }) ??
    search(size, small, { area: inPage, taken: [], shunned: lines, covers: 'lines' }) ?? {
      at: { x: 0.5, y: 0.5 },
      width: wish.least,
      covers: 'lines',
    }
  )
}

/**
 * The largest sensible box near a preferred place that covers no line and no object.
 *
 * @param area where to look, page px. Default: within the card's margins
 * @returns `undefined` if there is no room for the smallest size
 * @example findFree(layout, wish, marginBox(layout))?.covers // 'art'
 */
export function findFree(
  layout: CardLayout,
  wish: PlaceWish,
  area = marginBox(layout),
): FreePlace | undefined {
  const { lines, objects, size } = obstaclesOf(layout)
  return search(size, wish, { area, taken: [...lines, ...objects], shunned: [], covers: 'art' })
}

/**
 * The page within the margins of the card, px.
 *
 * @example marginBox(squareLayout) // { x: 64.8, y: 64.8, width: 950.4, height: 950.4 }
 */
export function marginBox({ format, size }: Pick<CardLayout, 'format' | 'size'>): Box {
  const { widthPx, heightPx } = size
  const box = grown(pageBox(size), -margin * Math.min(widthPx, heightPx))
  if (format !== 'status') return box
  const { head, foot } = statusBars
  return { ...box, y: head * heightPx, height: (1 - head - foot) * heightPx }
}

function pageBox({ widthPx, heightPx }: Size): Box {
  return { x: 0, y: 0, width: widthPx, height: heightPx }
}

function obstaclesOf({ lines, objects, size }: CardLayout) {
  const white = gap * Math.min(size.widthPx, size.heightPx)
  return {
    lines: lines.flatMap(lineBoxes).map((box) => grown(box, white)),
    objects: objects.map(turnedBounds).map((box) => grown(box, white)),
    size,
  }
}

interface Ground {
  /** Where to look, page px. */
  area: Box
  /** What the object may not cover. */
  taken: readonly Box[]
  /** What the object covers as little as possible, and its name. */
  shunned: readonly Box[]
  covers: FreePlace['covers']
}

/** Square cells over an area; `step` is their side, px. */
interface Grid {
  size: Size
  area: Box
  step: number
  rows: number
}

interface Search {
  wish: PlaceWish
  grid: Grid
  taken: SumTable
  shunned: SumTable
}

interface Found {
  cost: number
  span: CellSpan
  widthPx: number
}

function search(size: Size, wish: PlaceWish, ground: Ground): FreePlace | undefined {
  const { area } = ground
  const step = area.width / columns
  const grid = { size, area, step, rows: Math.max(0, Math.floor(area.height / step)) }
  const taken = markCells(ground.taken, grid)
  const shunned = markCells(ground.shunned, grid)
  let best: Found | undefined
  for (const widthPx of widthsOf(wish, grid)) {
    const smaller = costs.smaller * (1 - widthPx / (wish.most * size.widthPx))
    if (best && smaller >= best.cost) break
    const found = cheapest({ wish, grid, taken, shunned }, widthPx)
    if (found && (!best || found.cost + smaller < best.cost)) {
      best = { ...found, cost: found.cost + smaller }
    }
  }
  if (!best) return undefined
  return {
    at: middleOnPage(best.span, grid),
    width: rounded(best.widthPx / size.widthPx),
    covers: takenIn(shunned, best.span) > 0 ? ground.covers : 'art',
  }
}

/** The place of one width with the lowest cost: the first of two equal ones from the top left. */
function cheapest(search: Search, widthPx: number): Found | undefined {
  const { wish, grid, taken, shunned } = search
  const across = 2 * Math.ceil(widthPx / (2 * grid.step) - 1e-6)
  const down = Math.ceil(widthPx / wish.ratio / grid.step - 1e-6)
  let best: Found | undefined
  for (let row = 0; row + down <= grid.rows; row++) {
    for (let column = 0; column + across <= columns; column++) {
      const span = { column, row, across, down }
      if (takenIn(taken, span) > 0) continue
      const covered = takenIn(shunned, span) / (across * down)
      const cost = costs.covered * covered + distanceToWish(span, search)
      if (!best || cost < best.cost) best = { cost, span, widthPx }
    }
  }
  return best
}

/** From the nearest preferred middle, in widths of the page. */
function distanceToWish(span: CellSpan, { wish, grid }: Search): number {
  const { x, y } = middleOnPage(span, grid)
  const down = grid.size.heightPx / grid.size.widthPx
  let least = wish.near.length === 0 ? 0 : Number.POSITIVE_INFINITY
  wish.near.forEach((near, i) => {
    const distance = Math.hypot(near.x - x, (near.y - y) * down) + costs.laterWish * i
    least = Math.min(least, distance)
  })
  return least
}

/** Even numbers of cells from the largest, then the smallest width itself, px. */
function widthsOf({ least, most }: PlaceWish, { size, step }: Grid): number[] {
  const [leastPx, mostPx] = [least * size.widthPx, most * size.widthPx]
  const widths = [mostPx]
  for (let cells = columns; cells > 0; cells -= 2) {
    if (cells * step < mostPx && cells * step > leastPx) widths.push(cells * step)
  }
  return least === most ? [leastPx] : [...widths, leastPx]
}

/** Every cell that a box touches is taken. */
function markCells(boxes: readonly Box[], { area, step, rows }: Grid): SumTable {
  const marks = new Uint8Array(columns * rows)
  for (const { x, y, width, height } of boxes) {
    const left = Math.max(0, Math.floor((x - area.x) / step))
    const right = Math.min(columns, Math.ceil((x + width - area.x) / step))
    const top = Math.max(0, Math.floor((y - area.y) / step))
    const foot = Math.min(rows, Math.ceil((y + height - area.y) / step))
    for (let row = top; row < foot; row++) {
      if (left < right) marks.fill(1, row * columns + left, row * columns + right)
    }
  }
  return sumTable(columns, rows, (column, row) => marks[row * columns + column] === 1)
}

function middleOnPage({ column, row, across, down }: CellSpan, { size, area, step }: Grid): Point {
  return {
    x: rounded((area.x + (column + across / 2) * step) / size.widthPx),
    y: rounded((area.y + (row + down / 2) * step) / size.heightPx),
  }
}

/** To the precision of a draft. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
