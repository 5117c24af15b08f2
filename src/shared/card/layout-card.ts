import type { ArtFamily, Box, InkRole, Palette, Size } from '../art/family.ts'
import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { type Format, formatSizes } from '../format.ts'
import type { FaceId } from '../text/face.ts'
import type { FontTables } from '../text/font-table.ts'
import type { PlacedLine } from '../text/line.ts'
import { changeLines } from './change-lines.ts'
import { faceFirst, filledLayers } from './filled-layers.ts'
import { placeAdded } from './place-added.ts'
import { placeArc } from './place-arc.ts'
import { headerFace, headerField, placeHeader } from './place-header.ts'
import { type CardObject, placeObjects } from './place-objects.ts'
import { placeStack } from './place-stack.ts'
import type { Turn } from './turned-box.ts'

/** A line of the card with its paint; all its places are those before its turn. */
export interface CardLine extends PlacedLine {
  role: InkRole
  /** A colour of the visitor's own, hex, in the place of the role's. */
  fill?: string
  /** About the middle of all lines of its text. */
  turn?: Turn
  /** Where the design has it: in letters cut out of the art, or written on it. */
  onArch?: true
  /** Of a text that the design does not have: `field` is its id. */
  added?: true
}

/** What stands in the way of a text, by the field to fix it in. */
export type CardProblem =
  /** Wider than its place at its least size: all of it is shown, in smaller letters. */
  | { kind: 'small'; field: string }
  /** Wider than its place at the smallest size that can be read: it is cut short. */
  | { kind: 'too-long'; field: string }
  /**
   * The stack is higher than its place: all of it is shown smaller, or its longest texts are cut
   * short; `field` is the one that takes most of it.
   */
  | { kind: 'too-much'; field: string }
  /** Characters that no face of the layer has; they are left out. */
  | { kind: 'missing-glyph'; field: string; characters: string }

export interface CardLayout {
  format: Format
  size: Size
  paletteId: string
  palette: Palette
  /** In the order of the design's layers, then what was added, the בס״ד line last. */
  lines: readonly CardLine[]
  /** Between the art and the words, the lowest first. */
  objects: readonly CardObject[]
  /**
   * Where ornament must not stand: the ink of straight lines on a coarse grid, and of a line on the
   * arch each letter by itself, since a box round all of them would hold half the page. It is where the
   * design puts the words: what a visitor moves, turns, bends or adds leaves the art as it is, else
   * ornament would jump about under a dragging hand.
   */
  reserved: readonly Box[]
  problems: readonly CardProblem[]
}

export interface CardRequest {
  design: CardDesign
  draft: CardDraft
  family: ArtFamily
  /** Of all faces in `cardFaces(design, draft)`. */
  tables: FontTables
}

/** Typing moves reserved boxes only in steps of so many px, so that the art need not follow each key. */
const gridPx = 40

/**
 * Sets the words of a card in the frame that its art leaves free. Pure: the same request gives the
 * same layout. All lengths are px of the format's page.
 *
 * @throws RangeError when the family has no such palette or a face has no table
 * @example layoutCard({ design, draft: { values: {} }, family, tables }).lines[0]?.text // 'מזל טוב'
 */
export function layoutCard({ design, draft, family, tables }: CardRequest): CardLayout {
  const format = draft.format ?? design.formats[0] ?? 'portrait'
  const paletteId = draft.palette ?? design.art.palette
  const palette = family.palettes[paletteId]
  if (!palette) throw new RangeError(`art family ${family.name} has no palette ${paletteId}`)
  const size = formatSizes[format]
  const frame = family.frame(size, design.art.motif)
  const unit = Math.min(size.widthPx / 1080, size.heightPx / 1350)
  const own = withOwnIds(draft, design)
  const filled = filledLayers(design, own)
  const stack = placeStack(filled, { frame, unit, tables })
  const arc = placeArc(filled, { frame, unit, tables })
  const header = design.header && draft.header !== false ? placeHeader(frame, tables) : []
  const added = placeAdded(own, design, { size, unit, tables })
  const inPlace = [...arc.lines, ...stack.lines]
  return {
    format,
    size,
    paletteId,
    palette,
    lines: [...changeLines(inPlace, filled, { size, tables }), ...added.lines, ...header],
    objects: placeObjects(own, size),
    reserved: [
      ...arc.lines.flatMap(letterBoxes),
      ...[...stack.lines, ...header].map(({ ink }) => onGrid(ink, size)),
    ],
    problems: [...arc.problems, ...stack.problems, ...added.problems],
  }
}

/** Every face that a card may be set in, its header's included. */
export function cardFaces(design: CardDesign, draft?: CardDraft): FaceId[] {
  const faces = design.layers.flatMap((layer) =>
    faceFirst(draft?.layers?.[layer.field]?.face, layer.faces),
  )
  const added = draft?.added?.map(({ face }) => face) ?? []
  return [...new Set([...faces, ...added, ...(design.header ? [headerFace] : [])])]
}

/** The words of a card in reading order, for those who do not see it. */
export function cardWords({ lines }: CardLayout): string {
  const fields = [...new Set(lines.map((line) => line.field))]
  const textOf = (field: string) => lines.filter((line) => line.field === field).map((l) => l.text)
  return fields.map((field) => textOf(field).join(' ')).join(', ')
}

/** A part whose id is that of a field or of another part before it is left out: nothing could name it. */
function withOwnIds(draft: CardDraft, design: CardDesign): CardDraft {
  const taken = new Set([headerField, ...design.fields.map(({ id }) => id)])
  const isOwn = ({ id }: { id: string }) => !taken.has(id) && taken.add(id).has(id)
  const { added = [], photos = [], stickers = [] } = draft
  return {
    ...draft,
    added: added.filter(isOwn),
    photos: photos.filter(isOwn),
    stickers: stickers.filter(isOwn),
  }
}

function letterBoxes({ clusters = [], sizePx }: CardLine): Box[] {
  const side = Math.round(0.6 * sizePx)
  return clusters.map(({ x, y, angle }) => {
    // From the left end of its baseline to the middle of a letter of common width.
    const along = 0.28 * sizePx
    const up = 0.3 * sizePx
    const middleX = x + along * Math.cos(angle) + up * Math.sin(angle)
    const middleY = y + along * Math.sin(angle) - up * Math.cos(angle)
    const box = { x: Math.round(middleX - side / 2), y: Math.round(middleY - side / 2) }
    return { ...box, width: side, height: side }
  })
}

function onGrid(box: Box, { widthPx, heightPx }: Size): Box {
  const x = Math.max(0, Math.floor(box.x / gridPx) * gridPx)
  const y = Math.max(0, Math.floor(box.y))
  const right = Math.min(widthPx, Math.ceil((box.x + box.width) / gridPx) * gridPx)
  const foot = Math.min(heightPx, Math.ceil(box.y + box.height))
  return { x, y, width: right - x, height: foot - y }
}
