import * as v from 'valibot'
import { isPhoneNumber, restorePhone } from '../phone/phone-number.ts'
import { type GuestColumn, guestColumns, matchColumns } from './guest-columns.ts'

/** Rows of a list; a longer one is refused. */
export const mostGuests = 3000
/** Longest text of a cell, UTF-16 units; the rest is cut. */
export const longestCell = 400
/** Longest name that a card takes, UTF-16 units. */
export const longestName = 120

const row = v.object({
  /** Its row in the file, from 1: it stays when others are removed. */
  id: v.number(),
  cells: v.array(v.string()),
})

/** A list of guests as it is kept on the device. */
export const guestListSchema = v.object({
  version: v.literal(1),
  /** Empty where the table has none. */
  headings: v.array(v.string()),
  columns: v.array(v.nullable(v.picklist(guestColumns))),
  rows: v.array(row),
  /** A heading that two columns have. */
  twice: v.exactOptional(v.string()),
  /** The rows that the card of a slug was sent to. */
  sent: v.optional(v.record(v.string(), v.array(v.number())), {}),
})
export type GuestList = v.InferOutput<typeof guestListSchema>

/** A row with a name. */
export interface Guest {
  id: number
  /** As it stands on a card. */
  name: string
  table: string
  /** As it was written, with its 0. */
  phone: string
  /** Lines below the name on an envelope. */
  address: readonly string[]
}

/** What is wrong with a row, and the column to fix it in. */
export interface RowProblem {
  id: number
  kind: 'no-name' | 'formula' | 'long' | 'phone' | 'twice'
  column: GuestColumn
  /** What is there now. */
  text: string
}

/**
 * A list from the rows of a table, without empty rows.
 *
 * @throws RangeError for more than `mostGuests` rows
 */
export function createGuestList(table: readonly (readonly string[])[]): GuestList {
  const rows = table
    .map((cells, i) => ({ id: i + 1, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const { columns, hasHeadings, twice } = matchColumns(rows.map(({ cells }) => cells))
  const [head] = rows
  const body = hasHeadings ? rows.slice(1) : rows
  if (body.length > mostGuests) throw new RangeError(`rows: ${body.length}`)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return {
    version: 1,
    headings: hasHeadings && head ? head.cells : [],
    columns: Array.from({ length: width }, (_, i) => columns[i] ?? null),
    rows: body,
    ...(twice !== undefined && { twice }),
    sent: {},
  }
}

/** The guests of a list, in its order. Rows without a name are left out. */
export function guestsOf(list: GuestList): Guest[] {
  return list.rows.flatMap((one) => {
    const name = nameOf(list, one)
    if (name === '') return []
    const cell = (column: GuestColumn) => cellOf(list, one, column)
    return {
      id: one.id,
      name,
      table: cell('table'),
      phone: restorePhone(cell('phone')),
      address: [cell('address'), cell('city')].filter((line) => line !== ''),
    }
  })
}

/** What to look at before a card is made, by rows; none while no column has the names. */
export function problemsOf(list: GuestList): RowProblem[] {
  if (!hasNames(list)) return []
  const named = nameColumn(list)
  const seen = new Set<string>()
  return list.rows.flatMap((one): RowProblem[] => {
    const name = nameOf(list, one)
    const phone = cellOf(list, one, 'phone')
    const at = (kind: RowProblem['kind'], column: GuestColumn): RowProblem => {
      return { id: one.id, kind, column, text: cellOf(list, one, column) }
    }
    const computed = nameColumns.find((column) => isFormula(cellOf(list, one, column)))
    if (computed) return [at('formula', computed)]
    if (name === '') return [at('no-name', named)]
    const found: RowProblem[] = []
    if (name.length > longestName) found.push(at('long', named))
    if (phone !== '' && !isPhoneNumber(phone)) found.push(at('phone', 'phone'))
    const key = [name, phone, cellOf(list, one, 'table')].join('\n')
    if (seen.has(key)) found.push(at('twice', named))
    seen.add(key)
    return found
  })
}

/** Whether a column has the names. */
export function hasNames({ columns }: GuestList): boolean {
  return columns.includes('name') || columns.includes('family')
}

/** The column in which a name is changed. */
export function nameColumn({ columns }: GuestList): 'name' | 'family' {
  return columns.includes('name') ? 'name' : 'family'
}

/** A list with another text in a cell; a column that the table lacks is added. */
export function withCell(
  list: GuestList,
  { id, column }: Pick<RowProblem, 'id' | 'column'>,
  text: string,
): GuestList {
  const known = list.columns.indexOf(column)
  const at = known < 0 ? list.columns.length : known
  const columns = known < 0 ? [...list.columns, column] : list.columns
  const rows = list.rows.map((one) => {
    if (one.id !== id) return one
    const cells = Array.from({ length: columns.length }, (_, i) => one.cells[i] ?? '')
    cells[at] = text
    return { ...one, cells }
  })
  return { ...list, columns, rows }
}

export function withoutRow(list: GuestList, id: number): GuestList {
  return { ...list, rows: list.rows.filter((one) => one.id !== id) }
}

/** A column holds something else; another one that held it is not used any more. */
export function withColumn(list: GuestList, at: number, column: GuestColumn | null): GuestList {
  const { twice: _, ...rest } = list
  const columns = list.columns.map((each, i) => {
    if (i === at) return column
    return each === column ? null : each
  })
  return { ...rest, columns }
}

/** Ticks a guest off for a card, or takes the tick away. */
export function withSent(list: GuestList, slug: string, id: number, isSent: boolean): GuestList {
  const others = (list.sent[slug] ?? []).filter((each) => each !== id)
  return { ...list, sent: { ...list.sent, [slug]: isSent ? [...others, id] : others } }
}

type Row = GuestList['rows'][number]

const nameColumns = ['title', 'name', 'family'] as const

/** Empty where nothing can be made. */
function nameOf(list: GuestList, one: Row): string {
  const cells = nameColumns.map((column) => cellOf(list, one, column))
  const [title, name, family] = cells
  if ((!name && !family) || cells.some(isFormula)) return ''
  if (!name && !title && family) return familyName(family)
  return [title, name, family].filter(Boolean).join(' ')
}

/**
 * A family without a first name: 'משפחת כהן', 'The Cohen family'. A row that says so already, or that
 * has more than two words, stays as it is.
 */
function familyName(family: string): string {
  if (/משפ|פאמיליע|\bfamily\b|\bmr\b|\bmrs\b|\bthe\b|&/i.test(family)) return family
  if (family.split(' ').length > 2) return family
  return /\p{Script=Hebrew}/u.test(family) ? `משפחת ${family}` : `The ${family} family`
}

function cellOf(list: GuestList, { cells }: Row, column: GuestColumn): string {
  return cells[list.columns.indexOf(column)]?.trim() ?? ''
}

/** What a spreadsheet computes, or why it cannot: '=A2&B2', '#REF!'. */
function isFormula(cell: string): boolean {
  return /^=|^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)$/i.test(cell)
}

/** Without invisible marks and line feeds, which tables have from other programs. */
function tidy(cell: string): string {
  const plain = cell
    .slice(0, longestCell)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u200b]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
  // So a CSV keeps the 0 of a number: ="052".
  const quoted = plain.startsWith('="') && plain.endsWith('"') ? plain.slice(2, -1) : '"'
  return (quoted.includes('"') ? plain : quoted).toWellFormed()
}
