/** What a column of a list of guests can hold. */
export const guestColumns = [
  'title',
  'name',
  'family',
  'table',
  'phone',
  'address',
  'city',
] as const
export type GuestColumn = (typeof guestColumns)[number]

/** What each column of a table holds; null for one that is not used. */
export type ColumnMatch = readonly (GuestColumn | null)[]

/** Headings without punctuation and points, in the languages of the site. */
const headings: Readonly<Record<GuestColumn, readonly string[]>> = {
  title: ['title', 'prefix', 'salutation', 'תואר', 'טיטל'],
  name: [
    ...['name', 'names', 'first name', 'first', 'full name', 'guest', 'guests', 'guest name'],
    ...['invitee', 'given name', 'שם', 'שמות', 'שם פרטי', 'שם מלא', 'פרטי', 'מוזמן', 'מוזמנים'],
    ...['אורח', 'אורחים', 'שם האורח', 'שם המוזמן', 'נאמען', 'ערשטע נאמען', 'גאסט', 'געסט'],
  ],
  family: [
    ...['family', 'family name', 'last name', 'last', 'surname', 'משפחה', 'שם משפחה', 'המשפחה'],
    ...['משפחת', 'משפחה נאמען', 'פאמיליע', 'פאמיליע נאמען', 'לעצטע נאמען', 'צוניימען'],
  ],
  table: [
    ...['table', 'table number', 'table no', 'seat', 'seating', 'שולחן', 'מספר שולחן', 'מס שולחן'],
    ...['טיש', 'טיש נומער'],
  ],
  phone: [
    ...['phone', 'phone number', 'telephone', 'tel', 'mobile', 'cell', 'cell phone', 'whatsapp'],
    ...['טלפון', 'נייד', 'סלולרי', 'פלאפון', 'מספר טלפון', 'טל', 'וואטסאפ', 'ווטסאפ'],
    ...['טעלעפאן', 'סעל', 'נומער', 'טעל'],
  ],
  address: ['address', 'street', 'street address', 'כתובת', 'רחוב', 'אדרעס', 'גאס'],
  city: ['city', 'town', 'city state zip', 'עיר', 'ישוב', 'יישוב', 'שטאט'],
}

const columnOf: ReadonlyMap<string, GuestColumn> = new Map(
  guestColumns.flatMap((column) => headings[column].map((text) => [text, column] as const)),
)

export interface MatchedColumns {
  columns: ColumnMatch
  /** Whether the first row names the columns. */
  hasHeadings: boolean
  /** A heading that two columns have; the first of them is used. */
  twice?: string
}

/**
 * What the columns of a table hold: by their headings, or without any by what is in them.
 *
 * @param rows with the headings, if there are any
 * @example matchColumns([['Name', 'Table'], ['Cohen', '5']]).columns // ['name', 'table']
 */
export function matchColumns(rows: readonly (readonly string[])[]): MatchedColumns {
  const [first = []] = rows
  const found = first.map((cell) => columnOf.get(plain(cell)) ?? null)
  if (found.every((column) => column === null)) {
    return { columns: columnsByContent(rows), hasHeadings: false }
  }
  const columns = found.map((column, i) => (found.indexOf(column) === i ? column : null))
  const second = found.findIndex((column, i) => column !== null && columns[i] === null)
  const twice = first[second]
  return { columns, hasHeadings: true, ...(twice !== undefined && { twice }) }
}

function plain(cell: string): string {
  return cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{M}״׳"'’.:*#]/gu, '')
    .replace(/[\s_\-/,]+/g, ' ')
    .trim()
}

/** The first column of words holds the names; phones and numbers of tables are recognised. */
function columnsByContent(rows: readonly (readonly string[])[]): ColumnMatch {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const kinds = Array.from({ length: width }, (_, i) => {
    const cells = rows.flatMap((row) => (row[i]?.trim() ? [row[i].trim()] : []))
    const most = (pattern: RegExp) =>
      cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length > cells.length / 2
    if (most(/^\d{1,3}$/)) return 'table'
    if (most(/^\+?[\d\-\u2010\u2011 ().]{8,}$/)) return 'phone'
    return most(/\p{L}/u) ? 'name' : null
  })
  return kinds.map((kind, i) => (kinds.indexOf(kind) === i ? kind : null))
}
