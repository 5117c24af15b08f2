import type { Box, Frame } from '../art/family.ts'
import type { FontTables } from '../text/font-table.ts'
import { type LaidLine, placeLine } from '../text/line.ts'
import type { CardLine, CardProblem, FilledLayer } from './layout-card.ts'
import { type Block, setLayer } from './set-layer.ts'

export interface CardGround {
  frame: Frame
  /** px a u. */
  unit: number
  tables: FontTables
}

export interface Placed {
  lines: readonly CardLine[]
  problems: readonly CardProblem[]
}

/** Sizes are tried in so many steps from a layer's largest to its least. */
const sizeSteps = 64

/** In a box that is higher than the stack, white grows by this part of itself, */
const mostGrowth = 0.3
/** but takes no more than this part of the height left over. */
const growthShare = 0.5

/** White shrinks with the type to this part of the design's, */
const leastGapBesideType = 0.6
/** and alone to this part, before type is set below its least size: tails must not touch tops. */
const leastGap = 0.45

/**
 * Stacks the layers in the frame's box, in their order. Type and white shrink together, by one
 * factor for all layers, as far as each layer's least size; then the white alone; then, with a
 * problem, everything, so that nothing ever stands outside the box. In a box with room to spare the
 * white grows a little.
 */
export function placeStack(filled: readonly FilledLayer[], ground: CardGround): Placed {
  const stacked = filled.filter(({ layer }) => layer.place === 'stack')
  if (stacked.length === 0) return { lines: [], problems: [] }
  const { stack, problems } = fitStack(stacked, ground)
  return {
    lines: placeBlocks(stack, ground.frame),
    problems: [...stack.blocks.flatMap((block) => block.problems), ...problems],
  }
}

interface Stack {
  blocks: readonly Block[]
  /** White above each block, px; 0 above the first. */
  gaps: readonly number[]
  heightPx: number
}

function fitStack(filled: readonly FilledLayer[], ground: CardGround) {
  const roomPx = ground.frame.text.height
  const at = (factor: number) => buildStack(filled, ground, factor)
  const full = at(1)
  if (full.heightPx <= roomPx) return { stack: growGaps(full, roomPx), problems: [] }
  const least = Math.min(...filled.map(({ layer }) => layer.sizes.min / layer.sizes.max))
  const factor = largestThatFits(least, (tried) => at(tried).heightPx <= roomPx)
  if (factor !== undefined) return { stack: at(factor), problems: [] }
  const pressed = pressGaps(at(least), roomPx)
  if (pressed.heightPx <= roomPx) return { stack: pressed, problems: [] }
  const field = tallest(pressed.blocks)?.layer.field ?? ''
  return {
    stack: forceStack(filled, ground, roomPx / pressed.heightPx),
    problems: [{ kind: 'too-much', field } as const],
  }
}

/** Among steps from `least` up to 1, the largest that fits; undefined when none does. */
function largestThatFits(least: number, fits: (factor: number) => boolean): number | undefined {
  const factorAt = (step: number) => least + ((1 - least) * step) / sizeSteps
  if (!fits(least)) return undefined
  let low = 0
  let high = sizeSteps
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fits(factorAt(middle))) low = middle
    else high = middle
  }
  return factorAt(low)
}

function buildStack(
  filled: readonly FilledLayer[],
  { frame, unit, tables }: CardGround,
  factor: number,
): Stack {
  const ground = { widthPx: frame.text.width, tables }
  const sizesOf = ({ layer: { sizes } }: FilledLayer, largestPx = Number.POSITIVE_INFINITY) => {
    const minPx = quarter(sizes.min * unit)
    const maxPx = Math.min(largestPx, quarter(Math.max(sizes.min, sizes.max * factor) * unit))
    return { minPx, maxPx: Math.max(minPx, maxPx) }
  }
  const setUpTo = (largestPx: number, blocks: readonly FilledLayer[]): Block[] => {
    const set = blocks.map((each) =>
      setLayer(each, sizesOf(each, isName(each) ? largestPx : undefined), ground),
    )
    // Cut to the size of another, a name may break anew and come out smaller still.
    const namePx = Math.min(...set.filter(isName).map((block) => block.laid.sizePx))
    return namePx < largestPx && set.some((block) => isName(block) && block.laid.sizePx > namePx)
      ? setUpTo(namePx, set)
      : set
  }
  const blocks = setUpTo(Number.POSITIVE_INFINITY, filled)
  return stackOf(
    blocks,
    blocks.map(({ layer }, i) =>
      i === 0 ? 0 : layer.gap * unit * Math.max(factor, leastGapBesideType),
    ),
  )
}

/** Names on a card rank alike, so the longest gives its size to all. */
function isName({ layer }: FilledLayer): boolean {
  return layer.ink === 'name'
}

function growGaps({ blocks, gaps, heightPx }: Stack, roomPx: number): Stack {
  const white = sum(gaps)
  if (white === 0) return { blocks, gaps, heightPx }
  const factor = 1 + Math.min(mostGrowth, (growthShare * (roomPx - heightPx)) / white)
  return stackOf(
    blocks,
    gaps.map((gap) => gap * factor),
  )
}

/** Presses the white of a stack whose type is at its least. */
function pressGaps({ blocks, gaps, heightPx }: Stack, roomPx: number): Stack {
  const white = sum(gaps)
  const least = leastGap / leastGapBesideType
  const factor = white === 0 ? 1 : Math.max(least, 1 - (heightPx - roomPx) / white)
  return stackOf(
    blocks,
    gaps.map((gap) => gap * factor),
  )
}

/** Below the least sizes: type and white of the pressed stack, smaller by one factor. */
function forceStack(filled: readonly FilledLayer[], ground: CardGround, share: number): Stack {
  const { frame, unit, tables } = ground
  const widthPx = frame.text.width
  // A line may break anew in smaller type, never into more lines: one more step down is room enough.
  const blocks = filled.map((each) => {
    const size = quarter(each.layer.sizes.min * unit * share * 0.98)
    return setLayer(each, { minPx: size, maxPx: size }, { widthPx, tables })
  })
  const gapFactor = leastGap * share * 0.98
  return stackOf(
    blocks,
    blocks.map(({ layer }, i) => (i === 0 ? 0 : layer.gap * unit * gapFactor)),
  )
}

function placeBlocks({ blocks, gaps, heightPx }: Stack, { text: box, anchor }: Frame): CardLine[] {
  const share = { top: 0, middle: 0.5, bottom: 1 }[anchor]
  let y = box.y + (box.height - heightPx) * share
  const lines: CardLine[] = []
  blocks.forEach((block, i) => {
    y += gaps[i] ?? 0
    block.laid.lines.forEach((line, j) => {
      const baseline = round(y + block.letterPx + j * block.leadingPx)
      const at = { field: block.layer.field, x: leftOf(line, block, box), baseline }
      lines.push({ ...placeLine(line, at), role: block.layer.ink })
    })
    y += block.heightPx
  })
  return lines
}

/** By the ink, not by the advance: the eye centres what it sees. */
function leftOf({ ink }: LaidLine, { layer }: Block, box: Box): number {
  const spare = box.width - ink.width
  const share = { left: 0, middle: 0.5, right: 1 }[layer.align]
  return round(box.x + spare * share - ink.x)
}

function stackOf(blocks: readonly Block[], gaps: readonly number[]): Stack {
  return { blocks, gaps, heightPx: sum(blocks.map((block) => block.heightPx)) + sum(gaps) }
}

function tallest(blocks: readonly Block[]): Block | undefined {
  const excess = ({ laid, layer, heightPx }: Block) =>
    heightPx * (laid.lines.length / layer.sizes.min)
  return [...blocks].sort((a, b) => excess(b) - excess(a))[0]
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

/** In quarters of a px sizes are short in the markup, and equal where they are meant to be. */
export function quarter(px: number): number {
  return Math.floor(px * 4) / 4
}

function round(px: number): number {
  return Math.round(px * 1000) / 1000
}
