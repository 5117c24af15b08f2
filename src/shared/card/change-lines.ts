import { unionOf } from '../art/box.ts'
import { inkRoles, type Size } from '../art/family.ts'
import type { Point } from '../art/path.ts'
import type { LayerChange } from '../draft.ts'
import type { FontTables } from '../text/font-table.ts'
import { bendLine } from './bend-line.ts'
import { carryLine } from './carry-line.ts'
import type { FilledLayer } from './filled-layers.ts'
import type { CardLine } from './layout-card.ts'
import { keepOnPage, middleOf, roundPx, textMarginPx } from './turned-box.ts'

export interface CardPage {
  size: Size
  tables: FontTables
}

/**
 * Lines of the design with the visitor's colours, bends, moves and turns. Each text turns about its
 * middle and stays on the page. Untouched lines are unchanged.
 */
export function changeLines(
  lines: readonly CardLine[],
  filled: readonly FilledLayer[],
  page: CardPage,
): CardLine[] {
  const fields = [...new Set(lines.map(({ field }) => field))]
  return fields.flatMap((field) => {
    const own = lines.filter((line) => line.field === field)
    const found = filled.find(({ layer }) => layer.field === field)
    return found ? changeText(own, found, page) : own
  })
}

/** Lines of one text, coloured and bent, centred on a point of the page, and turned. */
export function standAt(
  lines: readonly CardLine[],
  { at, turn }: { at: Point; turn: number },
  size: Size,
): CardLine[] {
  if (lines.length === 0) return []
  const { width, height, ...corner } = unionOf(lines.map(({ ink }) => ink))
  const from = middleOf({ ...corner, width, height })
  const to = keepOnPage({ ...at, width, height, turn }, size, textMarginPx(size))
  const carried = lines.map(({ onArch: _, ...line }) => carryLine(line, from, to))
  if (turn === 0) return carried
  const about = { degrees: turn, x: roundPx(to.x), y: roundPx(to.y) }
  return carried.map((line) => ({ ...line, turn: about }))
}

/** Lines with their colour and bend. */
export function inkAndBend(
  lines: readonly CardLine[],
  { layer, change: { colour, bend } }: FilledLayer,
  tables: FontTables,
): CardLine[] {
  const inked = lines.map((line) => inkLine(line, colour))
  if (bend === undefined) return inked
  const { tracking } = layer
  return inked.map((line) => bendLine(line, { degrees: bend, tracking, tables }))
}

function changeText(
  lines: readonly CardLine[],
  filled: FilledLayer,
  { size, tables }: CardPage,
): CardLine[] {
  const { bend, move, turn } = filled.change
  const changed = inkAndBend(lines, filled, tables)
  if (bend === undefined && move === undefined && turn === undefined) return changed
  const { x, y } = middleOf(unionOf(changed.map(({ ink }) => ink)))
  const at = { x: x + (move?.x ?? 0) * size.widthPx, y: y + (move?.y ?? 0) * size.heightPx }
  return standAt(changed, { at, turn: turn ?? 0 }, size)
}

function inkLine(line: CardLine, colour: LayerChange['colour']): CardLine {
  if (colour === undefined) return line
  const role = inkRoles.find((each) => each === colour)
  return role ? { ...line, role } : { ...line, fill: colour }
}
