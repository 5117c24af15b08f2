import type { Box } from '../art/family.ts'

/** Pixels in RGBA, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** What a frame changes of the picture before it. */
export interface Patch extends Box {
  /** Of the box; transparent where nothing changes. */
  data: Uint8ClampedArray<ArrayBuffer>
  /** Nearly everything changes: the frame stands alone, with its own transparency. */
  isWhole: boolean
}

/** The squares in which WebP codes a picture, px: a half changed one costs as much as a whole. */
const sidePx = 16
/** From this share of changed blocks a frame stands alone. */
const wholeShare = 0.8

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
  const changed = blocksOf(next).filter((block) => differs(shown, next, { block, tolerance }))
  if (changed.length === 0) return
  if (changed.length > wholeShare * blocksOf(next).length) {
    shown.data.set(next.data)
    const { width, height } = next
    return { x: 0, y: 0, width, height, data: next.data.slice(), isWhole: true }
  }
  const box = boxOf(changed)
  const data = new Uint8ClampedArray(4 * box.width * box.height)
  for (const block of changed) copyBlock(block, next, { shown, box, data })
  return { ...box, data, isWhole: false }
}

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

interface Copying {
  shown: Pixels
  box: Box
  /** Of the box. */
  data: Uint8ClampedArray
}

function copyBlock(block: Block, next: Pixels, { shown, box, data }: Copying): void {
  for (let y = block.y; y < block.y + sidePx; y++) {
    const start = 4 * (y * next.width + block.x)
    const into = 4 * ((y - box.y) * box.width + block.x - box.x)
    for (let i = 0; i < 4 * sidePx; i++) {
      const at = start + i
      if (next.data[at | 3] !== 255) continue
      const value = next.data[at] ?? 0
      shown.data[at] = value
      data[into + i] = value
    }
  }
}

function boxOf(blocks: readonly Block[]): Box {
  const [left, top] = [Math.min(...blocks.map(({ x }) => x)), Math.min(...blocks.map(({ y }) => y))]
  const right = Math.max(...blocks.map(({ x }) => x)) + sidePx
  const foot = Math.max(...blocks.map(({ y }) => y)) + sidePx
  return { x: left, y: top, width: right - left, height: foot - top }
}
