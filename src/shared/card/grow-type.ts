import type { InkRole } from '../art/family.ts'
import type { CardLayer } from '../card.ts'
import type { Block, ReadyLayer } from './set-layer.ts'

interface Stack {
  /** From the highest ink to the lowest, px. */
  inkPx: number
  blocks: readonly Block[]
}

/** In a box with spare height type grows to these multiples of the design's size, by its ink. */
const mostGrowth: Partial<Record<InkRole, number>> = { title: 1.6, name: 1.3 }
/** The same of the rows of a schedule, in a box that they leave more than a quarter empty. */
const rowGrowth = 1.8
const rowsRoom = 1.4
/** The share of the spare height that it takes: white is part of a composition too. */
const growthShare = 0.8
/** Type that grows takes one more line for this growth: the height is there. */
const lineGain = 1.2
/** Number of sizes to try. */
const growthSteps = 16

/**
 * Layers whose titles and names are as large as the spare height of the box allows: the box of a
 * high format can be twice as high as that of a square. What the visitor resized keeps its
 * proportion to the size that it would have.
 *
 * @param build stacks layers at their largest sizes
 */
export function growType(
  layers: readonly ReadyLayer[],
  { roomPx, unit }: { roomPx: number; unit: number },
  build: (layers: readonly ReadyLayer[]) => Stack,
): readonly ReadyLayer[] {
  const plain = layers.map((each) => resize(each, 1 / scaleOf(each)))
  const { inkPx } = build(plain)
  const limitPx = inkPx + growthShare * (roomPx - inkPx)
  const isRoomy = roomPx >= rowsRoom * inkPx
  // Type that fills the measure has the height that its design gives it.
  const grows = (each: ReadyLayer) => !each.hand?.measure && growthOfLayer(each, isRoomy) > 1
  const grownTo = (step: number) =>
    plain.map((each) => (grows(each) ? grow(each, growthOfLayer(each, isRoomy), step) : each))
  let low = 0
  let high = growthSteps + 1
  while (limitPx > inkPx && high - low > 1) {
    const middle = (low + high) >> 1
    if (build(grownTo(middle)).inkPx <= limitPx) low = middle
    else high = middle
  }
  if (low === 0) return layers
  const grown = grownTo(low)
  if (layers.every((each) => scaleOf(each) === 1)) return grown
  // The size in the box can be below the largest that the layer may have.
  const sizes = build(grown).blocks.map(({ laid }) => laid.sizePx / unit)
  return layers.map((each, i) => {
    const scale = scaleOf(each)
    if (!grows(each)) return each
    if (scale === 1) return grown[i] ?? each
    const { min, max } = each.layer.sizes
    return { ...sized(each, min, Math.max(min, (sizes[i] ?? max) * scale)), lineGain }
  })
}

function growthOfLayer({ layer }: ReadyLayer, isRoomy: boolean): number {
  return layer.lead && !isRoomy ? 1 : growthOf(layer)
}

function grow(ready: ReadyLayer, most: number, step: number): ReadyLayer {
  const factor = 1 + ((most - 1) * step) / growthSteps
  return { ...resize(ready, factor), lineGain }
}

/** The multiple of the design's size up to which a layer grows. */
export function growthOf({ ink, lead }: Pick<CardLayer, 'ink' | 'lead'>): number {
  return lead ? rowGrowth : (mostGrowth[ink] ?? 1)
}

function scaleOf({ change }: ReadyLayer): number {
  return change.scale ?? 1
}

function resize(ready: ReadyLayer, factor: number): ReadyLayer {
  const { min, max } = ready.layer.sizes
  return factor === 1 ? ready : sized(ready, min * Math.min(1, factor), max * factor)
}

function sized(ready: ReadyLayer, min: number, max: number): ReadyLayer {
  return { ...ready, layer: { ...ready.layer, sizes: { min, max } } }
}
