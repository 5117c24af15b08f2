import type { ArtPlan, Box, CardWords, InkRole, Palette, PhotoRoom, Size } from '../art/family.ts'
import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { type Format, formatSizes } from '../format.ts'
import type { MaterialId } from '../lettering/material.ts'
import type { FontTables } from '../text/font-table.ts'
import type { PlacedLine } from '../text/line.ts'
import { changeLines } from './change-lines.ts'
import { filledLayers } from './filled-layers.ts'
import { placeAdded } from './place-added.ts'
import { placeArc } from './place-arc.ts'
import { headerField, placeHeader } from './place-header.ts'
import { type CardObject, placeObjects } from './place-objects.ts'
import { placeStack } from './place-stack.ts'
import type { Turn } from './turned-box.ts'
import { writtenWords } from './written-words.ts'

/** A line of the card with its paint. All places are before its turn. */
export interface CardLine extends PlacedLine {
  role: InkRole
  /** What drawn words are made of. */
  material?: MaterialId
  /** The visitor's colour, hex, instead of the role's. */
  fill?: string
  /** The turn about the middle of all lines of its text. */
  turn?: Turn
  /** Whether it is on the arch: cut out of the art, or written on it. */
  onArch?: true
  /** Whether the visitor added the text; `field` is its id. */
  added?: true
}

/** A problem of a text, with the field to fix it in. */
export type CardProblem =
  /** Too wide at its minimum size: all of it is shown in smaller letters. */
  | { kind: 'small'; field: string }
  /** Too wide at the smallest readable size: it is cut short. */
  | { kind: 'too-long'; field: string }
  /**
   * The stack is too high: it is all shown smaller, or its longest texts are cut short. `field` is
   * the one that takes the most room.
   */
  | { kind: 'too-much'; field: string }
  /** Characters missing from all faces of the layer; they are left out. */
  | { kind: 'missing-glyph'; field: string; characters: string }

export interface CardLayout {
  format: Format
  size: Size
  paletteId: string
  palette: Palette
  /** The box that the art leaves free for the words, whether they fill it or not. */
  textBox: Box
  /** In the order of the design's layers, then added texts, the בס״ד line last. */
  lines: readonly CardLine[]
  /** The rooms that the art has for photos, filled or not. */
  rooms: readonly PhotoRoom[]
  /** Between the art and the words, the lowest first; photos in rooms are within the art. */
  objects: readonly CardObject[]
  /**
   * Areas without ornament: the ink of straight lines on a coarse grid, and each letter of a line
   * on the arch, since a box around all of them would cover half the page. They follow the design's
   * places. Text that the visitor moves, turns, bends or adds does not change the art, so ornament
   * does not jump during a drag.
   */
  reserved: readonly Box[]
  /** Only for art that is written with them. */
  words?: CardWords
  problems: readonly CardProblem[]
}

export interface CardRequest {
  design: CardDesign
  draft: CardDraft
  family: ArtPlan
  /** As `loadCardTables(design, draft)` gives them. */
  tables: FontTables
}

/**
 * Typing moves reserved boxes only in steps of this size, so the art does not change with every
 * key.
 */
const gridPx = 40

/**
 * Lays out the words of a card in the frame that its art leaves free. Pure: the same request gives
 * the same layout. All lengths are px of the format's page.
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
  const textArea = family.textArea(size, design.art.motif)
  const unit = Math.min(size.widthPx / 1080, size.heightPx / 1350)
  const own = withOwnIds(draft, design)
  const filled = filledLayers(design, own)
  const stack = placeStack(filled, { textArea, unit, tables })
  const arc = placeArc(filled, { textArea, unit, tables })
  const header =
    design.header && draft.header !== false ? placeHeader(textArea, tables, draft.custom) : []
  const added = placeAdded(own, design, { size, unit, tables })
  const inPlace = [...arc.lines, ...stack.lines]
  return {
    format,
    size,
    paletteId,
    palette,
    textBox: textArea.text,
    lines: [...changeLines(inPlace, filled, { size, tables }), ...added.lines, ...header],
    rooms: textArea.photos ?? [],
    objects: placeObjects(own, size, textArea.photos),
    reserved: [
      ...arc.lines.flatMap(letterBoxes),
      ...[...stack.lines, ...header].map(({ ink }) => onGrid(ink, size)),
    ],
    ...(family.readsWords && { words: writtenWords(design, filled) }),
    problems: [...arc.problems, ...stack.problems, ...added.problems],
  }
}

/** The words of a card in reading order, for screen readers. */
export function cardWords({ lines }: CardLayout): string {
  const fields = [...new Set(lines.map((line) => line.field))]
  const textOf = (field: string) => lines.filter((line) => line.field === field).map((l) => l.text)
  return fields.map((field) => textOf(field).join(' ')).join(', ')
}

/**
 * Leaves out a part whose id is already that of a field or of an earlier part: nothing could refer
 * to it.
 */
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
    // From the left end of its baseline to the middle of a letter of average width.
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
