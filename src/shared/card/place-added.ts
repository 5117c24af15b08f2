import { type InkRole, inkRoles } from '../art/family.ts'
import type { CardDesign, CardLayer } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { normaliseText } from '../text/normalise.ts'
import { isBent } from './bend-line.ts'
import { faceFirst } from './card-faces.ts'
import { type CardPage, inkAndBend, standAt } from './change-lines.ts'
import { type FilledLayer, oneLine } from './filled-layers.ts'
import { type Placed, placeBlock, quarter } from './place-stack.ts'
import { prepareLayer, problemsOf, setLayer } from './set-layer.ts'

type Added = NonNullable<CardDraft['added']>[number]

/** Share of the page's width: a longer line is broken. */
const widest = 0.92
/** Default limit, unless the visitor types more lines; a text that needs more is set smaller. */
const mostLines = 8
/** Text that is too wide or too long becomes as small as necessary. */
const floorPx = 1

/** The texts that the visitor added, each centred on its place. */
export function placeAdded(
  { added = [] }: CardDraft,
  design: CardDesign,
  page: CardPage & { unit: number },
): Placed {
  const placed = added.map((text) => placeText(text, design, page))
  return {
    lines: placed.flatMap(({ lines }) => lines),
    problems: placed.flatMap(({ problems }) => problems),
  }
}

function placeText(
  text: Added,
  design: CardDesign,
  { size, tables, unit }: CardPage & { unit: number },
): Placed {
  const filled = filledText(text, design)
  const sizePx = quarter(text.size * unit)
  const sizes = { floorPx, minPx: sizePx, maxPx: sizePx }
  const bent = isBent(text.bend)
  const widthPx = bent ? Number.POSITIVE_INFINITY : widest * size.widthPx
  const ready = prepareLayer(filled, tables)
  const block = setLayer(ready, sizes, { widthPx, tables })
  const { missing } = ready.prepared
  const problems = problemsOf(text.id, {
    fits: block.laid.sizePx >= sizePx,
    isCut: false,
    missing,
  })
  const width = Math.max(...block.laid.lines.map(({ ink }) => ink.width))
  const lines = placeBlock(block, { x: 0, width }, 0).map((line) => ({
    ...line,
    added: true as const,
  }))
  const at = { x: text.at.x * size.widthPx, y: text.at.y * size.heightPx }
  const place = { at, turn: text.turn ?? 0 }
  return { lines: standAt(inkAndBend(lines, filled, tables), place, size), problems }
}

/** The text as a layer of a design, with all faces of the card as fallbacks. */
function filledText(added: Added, design: CardDesign): FilledLayer {
  const { id, face, size, align = 'middle', colour, bend = 0, tracking = 0, leading = 1 } = added
  const text = normaliseText(added.text)
  const layer: CardLayer = {
    field: id,
    faces: faceFirst(
      face,
      design.layers.flatMap(({ faces }) => faces),
    ),
    sizes: { min: size, max: size },
    gap: 0,
    maxLines: isBent(bend) ? 1 : Math.max(mostLines, text.split('\n').length),
    tracking: tracking / 1000,
    align,
    ink: roleOf(colour),
    place: 'stack',
  }
  const change = { colour, bend, leading }
  return { layer, text: isBent(bend) ? oneLine(text) : text, change }
}

function roleOf(colour: Added['colour']): InkRole {
  return inkRoles.find((role) => role === colour) ?? 'body'
}
