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
 * Round changed blocks, the picture as it is shown fades out over this width, px. The filter of WebP
 * smooths across the edges of blocks: at a hard edge it would draw a dark line.
 */
const fadePx = 8

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
  const { width, height } = next
  const blocks = blocksOf(next)
  const changed = blocks.filter((block) => differs(shown, next, { block, tolerance }))
  if (changed.length === 0) return
  if (changed.length > wholeShare * blocks.length) {
    shown.data.set(next.data)
    return { x: 0, y: 0, width, height, data: next.data.slice(), isWhole: true }
  }
  for (const block of changed) copyBlock(block, next, shown)
  const box = boxAround(changed, next)
  return { ...box, data: cutOut(shown, { box, changed }), isWhole: false }
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

/** With room for the fade. */
function boxAround(blocks: readonly Block[], { width, height }: Pixels): Box {
  const [xs, ys] = [blocks.map(({ x }) => x), blocks.map(({ y }) => y)]
  const left = Math.max(0, Math.min(...xs) - fadePx)
  const top = Math.max(0, Math.min(...ys) - fadePx)
  const right = Math.min(width, Math.max(...xs) + sidePx + fadePx)
  const foot = Math.min(height, Math.max(...ys) + sidePx + fadePx)
  return { x: left, y: top, width: right - left, height: foot - top }
}

/** The opaque pixels of the changed blocks, and fading ones around them. */
function cutOut(
  shown: Pixels,
  { box, changed }: { box: Box; changed: readonly Block[] },
): Uint8ClampedArray<ArrayBuffer> {
  const cover = coverOf(shown, changed)
  const data = new Uint8ClampedArray(4 * box.width * box.height)
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const from = (box.y + y) * shown.width + box.x + x
      const alpha = cover[from] ?? 0
      if (alpha === 0 || shown.data[4 * from + 3] !== 255) continue
      const into = 4 * (y * box.width + x)
      data.set(shown.data.subarray(4 * from, 4 * from + 3), into)
      data[into + 3] = alpha
    }
  }
  return data
}

/** The alpha of each pixel: full in the blocks, falling with the distance from the nearest one. */
function coverOf({ width, height }: Pixels, blocks: readonly Block[]): Uint8Array {
  const cover = new Uint8Array(width * height)
  for (const block of blocks) {
    const [left, top] = [Math.max(0, block.x - fadePx), Math.max(0, block.y - fadePx)]
    const right = Math.min(width, block.x + sidePx + fadePx)
    const foot = Math.min(height, block.y + sidePx + fadePx)
    for (let y = top; y < foot; y++) {
      for (let x = left; x < right; x++) {
        const far = Math.max(beyond(x, block.x), beyond(y, block.y))
        const alpha = Math.round(255 * (1 - far / (fadePx + 1)))
        const at = y * width + x
        if (alpha > (cover[at] ?? 0)) cover[at] = alpha
      }
    }
  }
  return cover
}

/** How far a pixel lies outside a block in one direction, px; 0 inside. */
function beyond(at: number, start: number): number {
  return Math.max(start - at, at - (start + sidePx - 1), 0)
}
