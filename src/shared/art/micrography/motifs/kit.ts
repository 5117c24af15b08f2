import type { Point } from '../../path.ts'
import type { Hand } from '../branch.ts'
import { arc, points, smooth, straight } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Stream } from '../stream.ts'
import type { Region } from '../write.ts'

/** A hand in one ink, with its tint under it. */
export function handOf(page: Page, text: Stream, ink: string, scale = 1): Hand {
  return {
    text,
    ink,
    wash: `${ink}Wash`,
    sizePx: scale * page.sizePx,
    pitchPx: scale * page.pitchPx,
  }
}

/** A line of writing around the page. */
export function frame(page: Page, text: Stream): Region {
  const { widthPx, heightPx, margin, u, sizePx } = page
  const [left, top, right, foot] = [margin, margin, widthPx - margin, heightPx - margin]
  const round = 26 * u
  const corner = (x: number, y: number, from: number) =>
    arc({ x, y }, [round, round], [from, from + Math.PI / 2])
  const side = (fromX: number, fromY: number, toX: number, toY: number) =>
    straight(
      [
        { x: fromX, y: fromY },
        { x: toX, y: toY },
      ],
      false,
    )
  const around = [
    ...corner(left + round, top + round, Math.PI),
    ...side(left + round, top, right - round, top),
    ...corner(right - round, top + round, -Math.PI / 2),
    ...side(right, top + round, right, foot - round),
    ...corner(right - round, foot - round, 0),
    ...side(right - round, foot, left + round, foot),
    ...corner(left + round, foot - round, Math.PI / 2),
    ...side(left, foot - round, left, top + round),
  ]
  return { part: 'border', lines: [around], text, sizePx: 0.92 * sizePx, ink: 'gold' }
}

/** A standing place for a thing that is drawn in thousandths of its height, y from -500 to 500. */
export interface Stand {
  /** px per unit. */
  k: number
  x: (units: number) => number
  y: (units: number) => number
  /** Points from pairs of units. */
  at: (...pairs: readonly (readonly [number, number])[]) => Point[]
  /** Half the width that is free, units. */
  half: number
}

export function standOf({ art }: Page): Stand {
  const k = art.height / 1000
  const [middleX, middleY] = [art.x + art.width / 2, art.y + art.height / 2]
  const x = (units: number) => middleX + k * units
  const y = (units: number) => middleY + k * units
  const at: Stand['at'] = (...pairs) => pairs.map(([left, down]) => ({ x: x(left), y: y(down) }))
  return { k, x, y, at, half: art.width / 2 / k }
}

/** How a thing is written inside its outline. */
export function inkOf({ text, sizePx, ink, wash = 'paper' }: Hand) {
  return { text, sizePx, ink, wash }
}

/** A turned thing: half widths at heights from the top down, units of `k` px, mirrored. */
export function profile(
  { x, y }: Point,
  k: number,
  turned: readonly (readonly [half: number, height: number])[],
): Point[] {
  const right = points(...turned).map((point) => ({ x: x + k * point.x, y: y + k * point.y }))
  const left = points(...turned).map((point) => ({ x: x - k * point.x, y: y + k * point.y }))
  return [...smooth(right), ...smooth(left).reverse()]
}

interface FlamePlace extends Point {
  height: number
}

/** A flame on its wick. */
export function flame(page: Page, text: Stream, { x, y, height }: FlamePlace): Region {
  const outline = smooth(
    points(
      [0, 0],
      [-0.2, -0.16],
      [-0.23, -0.4],
      [-0.09, -0.72],
      [0, -1],
      [0.09, -0.72],
      [0.23, -0.4],
      [0.2, -0.16],
    ).map((p) => ({
      x: x + height * p.x,
      y: y + height * p.y,
    })),
    true,
  )
  const hand = handOf(page, text, 'gold', 0.92)
  return {
    part: 'flame',
    pivot: { x, y },
    outline,
    lines: rows(outline, hand),
    ...inkOf(hand),
    gapPx: 8 * page.u,
  }
}

/** Rays of two lengths upwards from a point, px, none wider than `across` to each side. */
export function rays(
  { x, y }: Point,
  { from, to, across }: { from: number; to: number; across: number },
): Point[][] {
  const count = 25
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI * (0.06 + (0.88 * i) / (count - 1))
    const long = i % 2 === 0 ? to : from + (to - from) * 0.62
    const reach = Math.min(long, across / Math.abs(Math.cos(angle)))
    const at = (distance: number) => ({
      x: x + distance * Math.cos(angle),
      y: y + distance * Math.sin(angle),
    })
    return straight([at(from), at(reach)], false)
  })
}
