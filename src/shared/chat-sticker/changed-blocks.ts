import type { Box } from '../art/family.ts'

/** Pixels in RGBA, row by row; hidden ones can have a colour. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** What a frame changes of the picture before it. */
export interface Patch extends Box {
  /** The pixels of the box, opaque. */
  data: Uint8ClampedArray<ArrayBuffer>
  /** The box in black, seen where something changes. */
  mask: Uint8ClampedArray<ArrayBuffer>
  /** The frame stands alone, since nearly everything changes. */
  isWhole: boolean
}

/** The squares in which WebP codes a picture, px: a half changed one costs as much as a whole. */
const sidePx = 16
/** From this share of changed blocks a frame stands alone. */
const wholeShare = 0.8
/**
 * Width of a rim round changed blocks, px: hidden, in the colours of their edges, since the filter
 * of WebP smooths across it.
 */
const rimPx = 8

/**
 * Brings a shown picture to the next frame, and returns what has changed. A block within the
 * tolerance stays as it was shown, so differences never add up. Soft edges of the whole shape, which
 * are half transparent, keep the pixels of the first frame: two on top of each other would be
 * darker.
 *
 * @param shown is changed; its size is that of `next`, a whole number of blocks
 * @param tolerance difference of a channel that nobody sees, 0 to 255
 * @returns undefined when nothing changes
 * @example changesOf(shown, shown, 0) // undefined
 */
export function changesOf(shown: Pixels, next: Pixels, tolerance: number): Patch | undefined {
  const blocks = blocksOf(next)
  const changed = blocks.filter((block) => differs(shown, next, { block, tolerance }))
  if (changed.length === 0) return
  if (changed.length > wholeShare * blocks.length) {
    shown.data.set(next.data)
    return wholePatch(next)
  }
  for (const block of changed) copyBlock(block, next, shown)
  const box = boxAround(changed, next)
  return { ...box, ...cutOut(shown, { box, changed }), isWhole: false }
}

/** A frame that stands alone, in its own shape. */
export function wholePatch({ data: shaped, width, height }: Pixels): Patch {
  const data = shaped.map((value, i) => (i % 4 === 3 ? 255 : value))
  const mask = shaped.map((value, i) => (i % 4 === 3 ? value : 0))
  return { x: 0, y: 0, width, height, data, mask, isWhole: true }
}

/** Its top left, px. */
interface Block {
  x: number
  y: number
}

function blocksOf({ width, height }: Pixels): Block[] {
  const columns = width / sidePx
  return Array.from({ length: (columns * height) / sidePx }, (_, i) => ({
    x: (i % columns) * sidePx,
    y: Math.floor(i / columns) * sidePx,
  }))
}

function differs(
  shown: Pixels,
  next: Pixels,
  { block, tolerance }: { block: Block; tolerance: number },
): boolean {
  for (let y = block.y; y < block.y + sidePx; y++) {
    const start = 4 * (y * next.width + block.x)
    for (let at = start; at < start + 4 * sidePx; at++) {
      // The alpha of the pixel.
      if (next.data[at | 3] !== 255) continue
      const difference = (shown.data[at] ?? 0) - (next.data[at] ?? 0)
      if (difference > tolerance || difference < -tolerance) return true
    }
  }
  return false
}

function copyBlock(block: Block, next: Pixels, shown: Pixels): void {
  for (let y = block.y; y < block.y + sidePx; y++) {
    const start = 4 * (y * next.width + block.x)
    for (let at = start; at < start + 4 * sidePx; at++) {
      if (next.data[at | 3] === 255) shown.data[at] = next.data[at] ?? 0
    }
  }
}

/** With room for the rim. */
function boxAround(blocks: readonly Block[], { width, height }: Pixels): Box {
  const [xs, ys] = [blocks.map(({ x }) => x), blocks.map(({ y }) => y)]
  const left = Math.max(0, Math.min(...xs) - rimPx)
  const top = Math.max(0, Math.min(...ys) - rimPx)
  const right = Math.min(width, Math.max(...xs) + sidePx + rimPx)
  const foot = Math.min(height, Math.max(...ys) + sidePx + rimPx)
  return { x: left, y: top, width: right - left, height: foot - top }
}

/** The rest of the box has one colour, which takes few bytes. */
function cutOut(shown: Pixels, { box, changed }: { box: Box; changed: readonly Block[] }) {
  const nearest = nearestPixels(shown, changed)
  const data = new Uint8ClampedArray(4 * box.width * box.height)
  const mask = new Uint8ClampedArray(data.length)
  const [first] = changed
  const other = first ? first.y * shown.width + first.x : 0
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const own = (box.y + y) * shown.width + box.x + x
      const from = nearest[own] || other
      const into = 4 * (y * box.width + x)
      data.set(shown.data.subarray(4 * from, 4 * from + 3), into)
      data[into + 3] = 255
      if (from === own && shown.data[4 * own + 3] === 255) mask[into + 3] = 255
    }
  }
  return { data, mask }
}

/** For each pixel in a block or its rim the nearest pixel of a block, for others 0. */
function nearestPixels({ width, height }: Pixels, blocks: readonly Block[]): Uint32Array {
  const nearest = new Uint32Array(width * height)
  const distances = new Uint8Array(width * height).fill(rimPx + 1)
  for (const block of blocks) {
    const [left, top] = [Math.max(0, block.x - rimPx), Math.max(0, block.y - rimPx)]
    const right = Math.min(width, block.x + sidePx + rimPx)
    const foot = Math.min(height, block.y + sidePx + rimPx)
    for (let y = top; y < foot; y++) {
      const nearY = within(y, block.y)
      for (let x = left; x < right; x++) {
        const nearX = within(x, block.x)
        const far = Math.max(Math.abs(x - nearX), Math.abs(y - nearY))
        const at = y * width + x
        if (far >= (distances[at] ?? 0)) continue
        distances[at] = far
        nearest[at] = nearY * width + nearX
      }
    }
  }
  return nearest
}

function within(at: number, start: number): number {
  return Math.min(Math.max(at, start), start + sidePx - 1)
}
