import type { Box, TextArea } from '../art/family.ts'
import type { FontTables } from '../text/font-table.ts'
import { type LaidLine, placeLine } from '../text/line.ts'
import type { FilledLayer } from './filled-layers.ts'
import { growType } from './grow-type.ts'
import type { CardLine, CardProblem } from './layout-card.ts'
import {
  type Block,
  type LayerSizes,
  leastShown,
  leastWhite,
  type Measure,
  type ReadyLayer,
  readyLayer,
  setLayer,
} from './set-layer.ts'
import { roundPx } from './turned-box.ts'

export interface CardGround {
  textArea: TextArea
  /** Px per u. */
  unit: number
  tables: FontTables
}

export interface Placed {
  lines: readonly CardLine[]
  problems: readonly CardProblem[]
}

/** Space between the ink of drawn words and of their neighbours, em. */
const drawnWhite = 0.1

/** Number of sizes to try from a layer's largest to its smallest. */
const sizeSteps = 64

/** In a box higher than the stack, gaps grow by at most this share of themselves, */
const mostGrowth = 0.3
/** but take at most this share of the spare height. */
const growthShare = 0.5

/** Gaps shrink together with the type to this share of the design's, */
const leastGapBesideType = 0.6
/**
 * and then alone to this share, before type goes below its minimum size: descenders must not touch
 * the letters below.
 */
const leastGap = 0.45

/**
 * Stacks the layers in the frame's box, in their order. No ink leaves the box, and the ink of two
 * lines never overlaps. If the stack is too high: type and gaps shrink by one factor for all
 * layers, down to each layer's minimum size; then only the gaps; then, with a problem, everything,
 * down to the smallest readable size; then the longest text loses lines. In a box with spare room
 * the gaps grow a little.
 */
export function placeStack(filled: readonly FilledLayer[], ground: CardGround): Placed {
  const stacked = filled.filter(({ layer }) => layer.place === 'stack')
  if (stacked.length === 0) return { lines: [], problems: [] }
  const measure = measureOf(ground)
  const layers = stacked.map((each) => readyLayer(each, leastSizes(each, ground), measure))
  const { stack, problems } = fitStack(
    layers.map(({ ready }) => ready),
    ground,
  )
  return {
    lines: placeBlocks(stack, ground.textArea),
    problems: [...layers.flatMap((each) => each.problems), ...problems],
  }
}

interface Stack {
  blocks: readonly Block[]
  /** Gap above each block, px; 0 above the first. */
  gaps: readonly number[]
  /** From the top of the first letters to the last baseline. */
  heightPx: number
  /** Including all ink above and below. */
  inkPx: number
}

function fitStack(layers: readonly ReadyLayer[], ground: CardGround) {
  const roomPx = ground.textArea.text.height
  const grown = growType(layers, { roomPx, unit: ground.unit }, (each) =>
    buildStack(each, ground, 1),
  )
  const at = (factor: number) => buildStack(grown, ground, factor)
  const full = at(1)
  if (fits(full, roomPx)) return { stack: growGaps(full, roomPx), problems: [] }
  const least = Math.min(...grown.map(({ layer }) => layer.sizes.min / layer.sizes.max))
  const factor = largestThatFits(least, (tried) => fits(at(tried), roomPx))
  if (factor !== undefined) return { stack: at(factor), problems: [] }
  const pressed = pressGaps(at(least), roomPx)
  if (fits(pressed, roomPx)) return { stack: pressed, problems: [] }
  const field = tallest(pressed.blocks)?.layer.field ?? ''
  return {
    stack: forceStack(layers, ground),
    problems: [{ kind: 'too-much', field } as const],
  }
}

/** Sums of gaps differ from the room that they fill in their last bits; places are rounded anyway. */
function fits({ inkPx }: Stack, roomPx: number): boolean {
  return inkPx <= roomPx + 0.001
}

/** The largest step from `least` up to 1 that fits; undefined if none does. */
function largestThatFits(least: number, isFit: (factor: number) => boolean): number | undefined {
  const factorAt = (step: number) => least + ((1 - least) * step) / sizeSteps
  if (!isFit(least)) return undefined
  let low = 0
  let high = sizeSteps
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isFit(factorAt(middle))) low = middle
    else high = middle
  }
  return factorAt(low)
}

function buildStack(layers: readonly ReadyLayer[], ground: CardGround, factor: number): Stack {
  const { unit } = ground
  const sizesOf = (each: FilledLayer, largestPx = Number.POSITIVE_INFINITY) => {
    const least = leastSizes(each, ground)
    const maxPx = Math.min(largestPx, quarter(each.layer.sizes.max * factor * unit))
    return { ...least, maxPx: Math.max(least.minPx, maxPx) }
  }
  const setUpTo = (
    largest: Readonly<Record<Peers, number>>,
    each: readonly ReadyLayer[],
  ): Block[] => {
    const set = each.map((ready) => {
      const peers = peersOf(ready)
      return setLayer(ready, sizesOf(ready, peers && largest[peers]), measureOf(ground))
    })
    const sizes = { names: smallestOf('names', set), rows: smallestOf('rows', set) }
    // At the size of another name, a name can break differently and become smaller still.
    const isUneven = set.some((block) => {
      const peers = peersOf(block)
      return peers !== undefined && block.laid.sizePx > sizes[peers]
    })
    const isSmaller = sizes.names < largest.names || sizes.rows < largest.rows
    return isUneven && isSmaller ? setUpTo(sizes, set) : set
  }
  const any = Number.POSITIVE_INFINITY
  const blocks = setUpTo({ names: any, rows: any }, layers)
  return stackOf(
    blocks,
    blocks.map(({ layer }, i) =>
      i === 0 ? 0 : layer.gap * unit * Math.max(factor, leastGapBesideType),
    ),
  )
}

type Peers = 'names' | 'rows'

/**
 * Names on a card have equal rank, and so do the rows of a schedule: the longest sets the size of
 * all that the visitor did not resize.
 */
function peersOf({ layer, change }: FilledLayer): Peers | undefined {
  if (change.scale !== undefined) return undefined
  if (layer.lead) return 'rows'
  return layer.ink === 'name' ? 'names' : undefined
}

function smallestOf(peers: Peers, blocks: readonly Block[]): number {
  return Math.min(...blocks.filter((one) => peersOf(one) === peers).map(({ laid }) => laid.sizePx))
}

function growGaps(stack: Stack, roomPx: number): Stack {
  const white = sum(stack.gaps)
  if (white === 0) return stack
  return scaleGaps(stack, 1 + Math.min(mostGrowth, (growthShare * (roomPx - stack.inkPx)) / white))
}

/** Reduces the gaps of a stack whose type is at its minimum. */
function pressGaps(stack: Stack, roomPx: number): Stack {
  const white = sum(stack.gaps)
  if (white === 0) return stack
  const least = leastGap / leastGapBesideType
  return scaleGaps(stack, Math.max(least, 1 - (stack.inkPx - roomPx) / white))
}

function scaleGaps({ blocks, gaps }: Stack, factor: number): Stack {
  return stackOf(
    blocks,
    gaps.map((gap) => gap * factor),
  )
}

/** Below the minimum sizes; if that is not readable, with fewer lines of the longest text. */
function forceStack(layers: readonly ReadyLayer[], ground: CardGround): Stack {
  const roomPx = ground.textArea.text.height
  const share = roomPx / shrinkStack(layers, ground, 1).inkPx
  const forced = shrinkStack(layers, ground, Math.min(1, Math.max(share, leastShown)))
  if (fits(forced, roomPx)) return forced
  const longest = tallest(forced.blocks.filter(({ laid }) => laid.lines.length > 1))
  if (!longest) return shrinkStack(layers, ground, share)
  const { field, maxLines } = longest.layer
  const layer = { ...longest.layer, maxLines: Math.min(maxLines, longest.laid.lines.length) - 1 }
  const fewer = layers.map((each) => (each.layer.field === field ? { ...each, layer } : each))
  return forceStack(fewer, ground)
}

/** Type and gaps at their minimum, scaled down by one factor. */
function shrinkStack(layers: readonly ReadyLayer[], ground: CardGround, share: number): Stack {
  const { unit } = ground
  const blocks = layers.map((each) =>
    setLayer(each, leastSizes(each, ground, share), measureOf(ground)),
  )
  return stackOf(
    blocks,
    blocks.map(({ layer }, i) => (i === 0 ? 0 : layer.gap * unit * leastGap * share)),
  )
}

/** Sizes that fix a layer at its minimum, scaled by `share`. */
function leastSizes(
  { layer: { sizes } }: FilledLayer,
  { unit }: CardGround,
  share = 1,
): LayerSizes {
  const minPx = quarter(sizes.min * unit * share)
  const floorPx = Math.min(minPx, quarter(sizes.min * unit * leastShown))
  return { floorPx, minPx, maxPx: minPx }
}

function measureOf({ textArea, tables }: CardGround): Measure {
  return { widthPx: textArea.text.width, tables }
}

function placeBlocks(stack: Stack, { text: box, anchor }: TextArea): CardLine[] {
  const { blocks, gaps, heightPx } = stack
  const share = { top: 0, middle: 0.5, bottom: 1 }[anchor]
  const highest = box.y + (blocks[0]?.risePx ?? 0)
  const lowest = box.y + box.height - heightPx - (blocks.at(-1)?.fallPx ?? 0)
  let y = Math.max(highest, Math.min(lowest, box.y + (box.height - heightPx) * share))
  return blocks.flatMap((block, i) => {
    y += gaps[i] ?? 0
    const lines = placeBlock(block, box, y)
    y += block.heightPx
    return lines
  })
}

/**
 * The lines of a block, aligned between the sides of a box; `top` is the top of the first line's
 * letters.
 */
export function placeBlock(block: Block, box: Pick<Box, 'x' | 'width'>, top: number): CardLine[] {
  const { laid, layer, letterPx, leadingPx } = block
  return laid.lines.map((line, i) => {
    const baseline = roundPx(top + letterPx + i * leadingPx)
    const at = { field: layer.field, x: leftOf(line, block, box), baseline }
    const role = (line.lead && layer.lead?.ink) ?? layer.ink
    const placed = { ...placeLine(line, at), role }
    if (!line.drawn || !layer.drawn) return placed
    return { ...placed, material: layer.drawn.material }
  })
}

/** By the ink, not by the advance: centring is visual. */
function leftOf({ ink }: LaidLine, { layer }: Block, box: Pick<Box, 'x' | 'width'>): number {
  const spare = box.width - ink.width
  const share = { left: 0, middle: 0.5, right: 1 }[layer.align]
  return roundPx(box.x + spare * share - ink.x)
}

/** Where points or descenders would touch ascenders of the line below, the gap is larger. */
function stackOf(blocks: readonly Block[], gaps: readonly number[]): Stack {
  const white = gaps.map((gap, i) => {
    const [above, block] = [blocks[i - 1], blocks[i]]
    if (!above || !block) return gap
    const white = Math.max(leastWhite * block.laid.sizePx, whiteOf(above), whiteOf(block))
    return Math.max(gap, above.fallPx + block.risePx + white)
  })
  const heightPx = sum(blocks.map((block) => block.heightPx)) + sum(white)
  const inkPx = heightPx + (blocks[0]?.risePx ?? 0) + (blocks.at(-1)?.fallPx ?? 0)
  return { blocks, gaps: white, heightPx, inkPx }
}

/** Drawn words are larger than what is around them: they need more air. */
function whiteOf({ laid }: Block): number {
  return laid.lines[0]?.drawn ? drawnWhite * laid.sizePx : 0
}

function tallest(blocks: readonly Block[]): Block | undefined {
  const excess = ({ laid, layer, heightPx }: Block) =>
    heightPx * (laid.lines.length / layer.sizes.min)
  return [...blocks].sort((a, b) => excess(b) - excess(a))[0]
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

/** Sizes in quarters of a px are short in the markup, and equal where they should be. */
export function quarter(px: number): number {
  return Math.floor(px * 4) / 4
}
