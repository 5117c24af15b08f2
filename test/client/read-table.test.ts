import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTable, readText } from '../../client/guests/read/read-table.ts'
import { createGuestList, guestsOf } from '../../src/shared/guests/guest-list.ts'

const text = 'שם,שולחן\r\n"כהן, משה",5\r\nAvi Levi,6\r\n'
const rows = [
  ['שם', 'שולחן'],
  ['כהן, משה', '5'],
  ['Avi Levi', '6'],
]

const utf8 = (content: string) => new TextEncoder().encode(content)

function utf16(content: string, order: 'le' | 'be', mark = ''): Uint8Array<ArrayBuffer> {
  const all = mark + content
  const bytes = new Uint8Array(2 * all.length)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < all.length; i++) view.setUint16(2 * i, all.charCodeAt(i), order === 'le')
  return bytes
}

/** Hebrew letters are at 0xE0 in the code page. */
function windows1255(content: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(content, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x5d0 ? code - 0x5d0 + 0xe0 : code
  })
}

/** Without its empty last row. */
async function rowsIn(bytes: Uint8Array<ArrayBuffer>) {
  const table = await readTable(bytes)
  return table.kind === 'table'
    ? table.rows.filter((row) => row.some((cell) => cell !== ''))
    : table
}

test.each([
  ['UTF-8', utf8(text)],
  ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
  ['UTF-16 LE with a mark', utf16(text, 'le', '\ufeff')],
  ['UTF-16 BE with a mark', utf16(text, 'be', '\ufeff')],
  ['UTF-16 LE', utf16(text, 'le')],
  ['UTF-16 BE', utf16(text, 'be')],
  ['windows-1255', windows1255(text)],
])('a list in %s is read', async (_, bytes) => {
  expect(await rowsIn(bytes)).toEqual(rows)
})

test.each([
  [
    'cells of a spreadsheet',
    'Name\tTable\nCohen\t5\n"Line\nfeed"\t6',
    [
      ['Name', 'Table'],
      ['Cohen', '5'],
      ['Line\nfeed', '6'],
    ],
  ],
  [
    'semicolons',
    'Name;Table\nCohen, Moshe;5',
    [
      ['Name', 'Table'],
      ['Cohen, Moshe', '5'],
    ],
  ],
  [
    'commas around cells of several lines',
    '"Cohen, Moshe",5\n"Levi\nand family",6\n',
    [['Cohen, Moshe', '5'], ['Levi\nand family', '6'], ['']],
  ],
  [
    'one name in each line',
    'Moshe Cohen\nThe Levis, all of them\nSara',
    [['Moshe Cohen'], ['The Levis, all of them'], ['Sara']],
  ],
  [
    'a quote within a name',
    'שם\tשולחן\nהרה"ג כהן\t1\n"הרב" לוי\t2',
    [
      ['שם', 'שולחן'],
      ['הרה"ג כהן', '1'],
      ['"הרב" לוי', '2'],
    ],
  ],
  [
    'a formula',
    'Name,Table\n"=HYPERLINK(""x"")",1',
    [
      ['Name', 'Table'],
      ['=HYPERLINK("x")', '1'],
    ],
  ],
])('%s are read as text', (_, pasted, found) => {
  expect(readText(pasted)).toEqual({ kind: 'table', rows: found })
})

/** A workbook of one sheet, as spreadsheets write it. */
function workbook(cells: string): Uint8Array<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Guests" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
  }
  const files = Object.entries(parts).map(([name, part]) => {
    return [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${part}`)] as const
  })
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}

const cell = (place: string, words: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

test('a workbook is read: its words, numbers, and the values of formulas', async () => {
  const bytes = workbook(
    `<row r="1">${cell('A1', 'שם')}${cell('B1', 'שולחן')}${cell('C1', 'נייד')}</row>` +
      `<row r="2">${cell('A2', 'משה כהן')}<c r="B2"><f>2+3</f><v>5</v></c><c r="C2"><v>521234567</v></c></row>` +
      `<row r="4"><c r="A4" t="str"><f>A2&amp;" ומשפחתו"</f><v>משה כהן ומשפחתו</v></c></row>`,
  )
  const table = await readTable(bytes)
  if (table.kind !== 'table') throw new Error(table.fault)
  expect(guestsOf(createGuestList(table.rows))).toEqual([
    // Excel dropped the 0.
    { id: 2, name: 'משה כהן', table: '5', phone: '0521234567', address: [] },
    { id: 4, name: 'משה כהן ומשפחתו', table: '', phone: '', address: [] },
  ])
})

const zip = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([n, part]) => [n, strToU8(part)])), {
      level: 0,
    }),
  )
const old = (inside: Uint8Array) =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Uint8Array(600),
    ...inside,
  ])
const many = Array.from({ length: 10_000 }, (_, i) => `Guest ${i},${i}`).join('\n')

test.each([
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...utf8('JFIF')]), 'no-table'],
  ['a PDF', utf8('%PDF-1.7\n1 0 obj'), 'no-table'],
  ['a page', utf8('<!DOCTYPE html><table><tr><td>Cohen'), 'no-table'],
  ['data', utf8('{"name": "Cohen"}'), 'no-table'],
  ['bytes', Uint8Array.from({ length: 900 }, (_, i) => (i * 37) % 256), 'no-table'],
  ['a document', zip({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<w/>' }), 'no-table'],
  ['nothing', utf8(''), 'empty'],
  ['spaces', utf8(' ,\n , \n'), 'empty'],
  ['an empty workbook', workbook(''), 'empty'],
  ['half a workbook', workbook('').slice(0, 700), 'damaged'],
  ['an old workbook', old(utf16('Workbook', 'le')), 'old-excel'],
  ['a workbook with a password', old(utf16('EncryptedPackage', 'le')), 'password'],
  [
    'an OpenDocument sheet',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
    'other-sheet',
  ],
  ['10,000 rows', utf8(many), 'too-many'],
  ['26 MB', new Uint8Array(26_000_000), 'too-large'],
])('%s is no list, and says why', async (_, bytes, fault) => {
  expect(await readTable(bytes)).toMatchObject({ kind: 'fault', fault })
})

test('a cell of 10 MB is read', async () => {
  const table = await readTable(utf8(`Name,Table\n${'א'.repeat(5_000_000)},1\nCohen,2`))
  expect(table).toMatchObject({ kind: 'table', rows: { length: 3 } })
})
