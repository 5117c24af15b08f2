import Papa from 'papaparse'
import { mostGuests } from '#shared/guests/guest-list.ts'
import { decodeText } from './decode-text.ts'

/** Why a file or a paste gives no list. */
export const tableFaults = [
  'no-table',
  'empty',
  'too-large',
  'too-many',
  'old-excel',
  'password',
  'other-sheet',
  'damaged',
] as const
export type TableFault = (typeof tableFaults)[number]

export type Table =
  | { kind: 'table'; rows: string[][] }
  | { kind: 'fault'; fault: TableFault; rows?: number }

/** Bytes of a file. */
export const largestFile = 25_000_000

/** The rows of a CSV, TSV or XLSX file. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (bytes.length > largestFile) return { kind: 'fault', fault: 'too-large' }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readExcel(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { kind: 'fault', fault: oldFault(bytes) }
  const text = isOtherFile(bytes) ? undefined : decodeText(bytes)
  if (text === undefined || isOtherText(text)) return { kind: 'fault', fault: 'no-table' }
  return readText(text)
}

/** The rows of a text: cells from a spreadsheet, CSV, or a name in each line. */
export function readText(text: string): Table {
  return checked(rowsOf(text, delimiterOf(text)))
}

/** @param most rows, by default all */
function rowsOf(text: string, delimiter: string, most = 0): string[][] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text, { delimiter, quoteChar, preview: most })
  const quoted = parse('"')
  // A quote at the start of a name is not one around it: "הרב" כהן.
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes')
  return isBroken ? parse('\u0000').data : quoted.data
}

/** Stands in no text: the whole line is one cell. */
const noDelimiter = '\u001f'

/** What stands in the first row and in most others; a comma within a name does not. */
function delimiterOf(text: string): string {
  const counts = (mark: string) =>
    rowsOf(text, mark, 20)
      .filter((row) => row.join('').trim() !== '' || row.length > 1)
      .map(({ length }) => length - 1)
  if (counts('\t').some((count) => count > 0)) return '\t'
  const [found] = [';', ',', '|']
    .map((mark) => ({ mark, found: counts(mark) }))
    .map(({ mark, found: [first = 0, ...rest] }) => {
      return { mark, first, others: rest.filter((count) => count > 0).length, of: rest.length }
    })
    .filter(({ first, others, of }) => first > 0 && others >= 0.7 * of)
    .sort((one, other) => other.first - one.first)
  return found?.mark ?? noDelimiter
}

async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (isOtherSheet(bytes)) return { kind: 'fault', fault: 'other-sheet' }
  const { default: readSheets } = await import('read-excel-file/universal')
  try {
    const sheets = await readSheets(bytes.slice().buffer)
    const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    return checked((filled?.data ?? []).map((row) => row.map(textOf)))
  } catch (error) {
    console.warn('guests', error)
    const isOther = !new TextDecoder('latin1').decode(bytes).includes('xl/')
    return { kind: 'fault', fault: isOther ? 'no-table' : 'damaged' }
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

function checked(rows: readonly (readonly string[])[]): Table {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
  if (filled === 0) return { kind: 'fault', fault: 'empty' }
  // One row may hold the headings.
  if (filled > mostGuests + 1) return { kind: 'fault', fault: 'too-many', rows: filled }
  return { kind: 'table', rows: rows.map((row) => [...row]) }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte)
}

/** A workbook with a password is a file of the old kind that holds an encrypted one. */
function oldFault(bytes: Uint8Array): TableFault {
  const wide = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const text = new TextDecoder('latin1').decode(bytes)
  return text.includes(String.fromCharCode(...wide)) ? 'password' : 'old-excel'
}

/** PDF, and pictures. */
function isOtherFile(bytes: Uint8Array): boolean {
  const starts = [
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46, 0x38],
  ]
  return starts.some((start) => startsWith(bytes, start))
}

/** A page, data, or a letter of a word processor. */
function isOtherText(text: string): boolean {
  return /^\s*(?:<[!?a-z]|[{[]\s*["{[]|\{\\rtf|BEGIN:)/i.test(text)
}

/** A zip file names its first part: OpenDocument calls it the type, Numbers the index. */
function isOtherSheet(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return start.includes('opendocument') || start.includes('Index/')
}
