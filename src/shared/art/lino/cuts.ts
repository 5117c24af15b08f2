import type { Art } from '../art.ts'
import type { Box, Size } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, type Point, type Segment } from '../path.ts'
import { flatten } from '../polygon.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { cutEdge, type Obstacle } from './block.ts'
import { cutPath } from './knife.ts'
import { bleed, boxPath, type Sheet } from './sheet.ts'

interface Ground {
  unit: number
  words: readonly Obstacle[]
  page: Size
}

/**
 * The ridges that the gouge leaves in a cleared ground: short strokes along an edge, a little way
 * off it, in groups.
 */
export function chatter(outline: Path, { unit, words, page }: Ground, random: Random): Path {
  const path: Segment[] = []
  for (const polygon of flatten(outline, 6)) {
    for (let i = 0; i < polygon.length; i++) {
      const [from, to] = [polygon[i], polygon[(i + 1) % polygon.length]]
      if (!from || !to || random() > 0.34) continue
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const out = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
      const count = 1 + Math.floor(random() * 3)
      for (let k = 0; k < count; k++) {
        const off = (13 + 11 * k + between(random, -3, 3)) * unit
        const reach = between(random, 0.5, 1.3)
        const at = (t: number): Point => ({
          x: from.x + (to.x - from.x) * t + out.x * off,
          y: from.y + (to.y - from.y) * t + out.y * off,
        })
        const [start, end] = [at(0.5 - reach), at(0.5 + reach)]
        if ([start, end].some((point) => isOff(point, words, page))) continue
        path.push(...cutPath(start, end, between(random, 1.2, 2.6) * unit))
      }
    }
  }
  return path
}

function isOff({ x, y }: Point, words: readonly Obstacle[], { widthPx, heightPx }: Size): boolean {
  if (x < 12 || y < 12 || x > widthPx - 12 || y > heightPx - 12) return true
  return words.some((box) => {
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  })
}

/** Level cuts across a box, closer together at its top, off whatever stands there. */
export function levels(
  box: Box,
  { unit, isFree }: { unit: number; isFree: (point: Point) => boolean },
  random: Random,
): Path {
  const path: Segment[] = []
  for (let row = 0, y = box.y + 8 * unit; y < box.y + box.height; row++) {
    for (let x = box.x + between(random, 0, 60) * unit; x < box.x + box.width; ) {
      const length = between(random, 34, 150) * unit
      const middle = { x: x + length / 2, y }
      if (isFree({ x, y }) && isFree(middle) && isFree({ x: x + length, y })) {
        path.push(...cutPath({ x, y }, { x: x + length, y }, (3.4 + 0.45 * row) * unit))
      }
      x += length + between(random, 12, 52) * unit
    }
    y += (15 + 3 * row) * unit
  }
  return path
}

/** White joints of a wall of stones: rows of blocks, with a few strokes of the chisel on each. */
export function masonry(
  box: Box,
  { unit, isFree }: { unit: number; isFree: (point: Point) => boolean },
  random: Random,
): Path {
  const path: Segment[] = []
  const rows = Math.max(1, Math.round(box.height / (84 * unit)))
  const pitch = box.height / rows
  const cut = (from: Point, to: Point, width: number) => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    if ([from, middle, to].every(isFree)) path.push(...cutPath(from, to, width))
  }
  for (let row = 0; row <= rows; row++) {
    const y = box.y + row * pitch
    let x = box.x - between(random, 0, 120) * unit
    while (x < box.x + box.width) {
      const width = between(random, 110, 190) * unit
      const level = () => y + between(random, -2.5, 2.5) * unit
      cut({ x: x + 6 * unit, y: level() }, { x: x + width / 2, y: level() }, 3.4 * unit)
      cut({ x: x + width / 2 - 8 * unit, y: level() }, { x: x + width, y: level() }, 3.4 * unit)
      cut({ x, y: y + 7 * unit }, { x: x + 2 * unit, y: y + pitch - 7 * unit }, 3.2 * unit)
      for (let tick = Math.floor(random() * 5); tick > 0; tick--) {
        const start = {
          x: x + between(random, 20, width / unit - 40) * unit,
          y: y + pitch * random(),
        }
        cut(start, { x: start.x + 22 * unit, y: start.y - 11 * unit }, 2.2 * unit)
      }
      x += width
    }
  }
  return path
}

/** A band across the foot of the page with a row of carved leaves. */
export function leafBand({ layout, inks, words }: Sheet, top: number): Art {
  const { widthPx, heightPx, unit } = layout
  if (words.some((box) => box.y + box.height > top)) return []
  const box = { x: -bleed, y: top, width: widthPx + 2 * bleed, height: heightPx + bleed - top }
  const random = createRandom(layout.widthPx)
  const middle = (top + heightPx) / 2 + 6 * unit
  const half = 0.3 * (heightPx - top)
  const leaves: Segment[] = []
  const berries: Segment[] = []
  for (let x = -bleed + 20 * unit, i = 0; x < widthPx + bleed; x += 54 * unit, i++) {
    for (const side of [-1, 1]) {
      const length = (62 + 8 * (i % 2)) * unit
      leaves.push(
        ...leafPath({
          x,
          y: middle + side * 4 * unit,
          angle: side * 0.75,
          length,
          width: 0.24 * length,
        }),
      )
    }
    if (i % 3 === 1) berries.push(...circlePath(x + 30 * unit, middle - half * 1.25, 9 * unit))
  }
  const stem = cutPath({ x: -bleed, y: middle }, { x: widthPx + bleed, y: middle }, 5 * unit)
  return [
    shape(cutEdge(boxPath({ ...box, y: top + 9 * unit }), unit, random), { fill: inks.spot }),
    shape(cutEdge(boxPath({ ...box, y: top + 20 * unit }), unit, random), { fill: inks.ink }),
    shape([...leaves, ...stem], { fill: inks.paper }),
    shape(berries, { fill: inks.spot }),
  ]
}
