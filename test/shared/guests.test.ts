import { expect, test } from 'vitest'
import { matchColumns } from '../../src/shared/guests/guest-columns.ts'
import {
  createGuestList,
  guestsOf,
  mostGuests,
  problemsOf,
  withCell,
  withColumn,
  withoutRow,
  withSent,
} from '../../src/shared/guests/guest-list.ts'
import {
  internationalPhone,
  isPhoneNumber,
  restorePhone,
} from '../../src/shared/phone/phone-number.ts'

test.each([
  [
    ['Name', 'Table', 'Phone'],
    ['name', 'table', 'phone'],
  ],
  [
    ['First name', 'LAST NAME', 'Table no.', 'Cell phone', 'Street Address', 'City'],
    ['name', 'family', 'table', 'phone', 'address', 'city'],
  ],
  [
    ['תואר', 'שם פרטי', 'שם משפחה', "מס' שולחן", 'טל׳', 'כתובת', 'עיר'],
    ['title', 'name', 'family', 'table', 'phone', 'address', 'city'],
  ],
  [
    ['נאמען', 'משפחה נאמען', 'טיש', 'טעלעפאן', 'הערות'],
    ['name', 'family', 'table', 'phone', null],
  ],
  [
    ['משפחה', 'נייד'],
    ['family', 'phone'],
  ],
])('the columns of %j are matched by their headings', (headings, columns) => {
  const found = matchColumns([headings, headings.map(() => 'x')])
  expect(found).toEqual({ columns, hasHeadings: true })
})

test('columns without headings are known by what is in them', () => {
  const rows = [
    ['5', 'משה כהן', '052-123-4567'],
    ['6', 'Avi Levi', '0541234567'],
  ]
  expect(matchColumns(rows)).toEqual({ columns: ['table', 'name', 'phone'], hasHeadings: false })
  expect(guestsOf(createGuestList(rows))).toEqual([
    { id: 1, name: 'משה כהן', table: '5', phone: '052-123-4567', address: [] },
    { id: 2, name: 'Avi Levi', table: '6', phone: '0541234567', address: [] },
  ])
})

test('of two equal headings the first is used until the visitor chooses', () => {
  const list = createGuestList([
    ['Name', 'Name', 'Table'],
    ['Cohen', 'Moshe', '1'],
  ])
  expect(list).toMatchObject({ columns: ['name', null, 'table'], twice: 'Name' })
  const chosen = withColumn(withColumn(list, 0, 'family'), 1, 'name')
  expect(chosen).not.toHaveProperty('twice')
  expect(guestsOf(chosen).map(({ name }) => name)).toEqual(['Moshe Cohen'])
})

test('a name is put together, and a family alone is called one', () => {
  const list = createGuestList([
    ['תואר', 'שם', 'משפחה'],
    ['הרב', 'יעקב', 'לוי'],
    ['', '', 'כהן'],
    ['', '', 'Gross'],
    ['', '', 'משפחת רוט'],
    ['', '', 'Mr. & Mrs. Stern'],
    ['', 'סבתא', ''],
  ])
  expect(guestsOf(list).map(({ name }) => name)).toEqual([
    'הרב יעקב לוי',
    'משפחת כהן',
    'The Gross family',
    'משפחת רוט',
    'Mr. & Mrs. Stern',
    'סבתא',
  ])
})

test('problems name their row in the file and are fixed there', () => {
  const list = createGuestList([
    ['Name', 'Phone'],
    ['Cohen', '0521234567'],
    [],
    ['', '0521234567'],
    ['Levi', '12'],
    ['Cohen', '0521234567'],
    ['x'.repeat(150), ''],
  ])
  expect(problemsOf(list).map(({ id, kind, column }) => [id, kind, column])).toEqual([
    [4, 'no-name', 'name'],
    [5, 'phone', 'phone'],
    [6, 'twice', 'name'],
    [7, 'long', 'name'],
  ])
  const named = withCell(list, { id: 4, column: 'name' }, 'Stern')
  expect(guestsOf(named).map(({ name }) => name.slice(0, 5))).toEqual([
    'Cohen',
    'Stern',
    'Levi',
    'Cohen',
    'xxxxx',
  ])
  const rest = [5, 6, 7].reduce(withoutRow, named)
  expect(problemsOf(rest)).toEqual([])
})

test('a formula is no name, and a number that a CSV keeps as one is read', () => {
  const list = createGuestList([
    ['Title', 'Name', 'Phone'],
    ['', '=B7&C7', ''],
    ['#N/A', 'Levi', ''],
    ['', '="Cohen"', '="0521234567"'],
    ['', 'Stern = Katz', ''],
  ])
  expect(problemsOf(list)).toEqual([
    { id: 2, kind: 'formula', column: 'name', text: '=B7&C7' },
    { id: 3, kind: 'formula', column: 'title', text: '#N/A' },
  ])
  expect(guestsOf(list).map(({ name, phone }) => [name, phone])).toEqual([
    ['Cohen', '0521234567'],
    ['Stern = Katz', ''],
  ])
  const fixed = withCell(list, { id: 3, column: 'title' }, '')
  expect(guestsOf(fixed)[0]?.name).toBe('Levi')
})

test('while no column has the names, no row is blamed', () => {
  const list = withColumn(
    createGuestList([
      ['Name', 'Phone'],
      ['Cohen', '12'],
    ]),
    0,
    null,
  )
  expect(guestsOf(list)).toEqual([])
  expect(problemsOf(list)).toEqual([])
})

test('a cell of 10 MB is cut and its row is listed', () => {
  const list = createGuestList([['Name'], ['א'.repeat(5_000_000)]])
  expect(list.rows[0]?.cells[0]).toHaveLength(400)
  expect(problemsOf(list)).toMatchObject([{ id: 2, kind: 'long' }])
})

test('a list longer than what can be made is refused', () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => [`Guest ${i}`])
  expect(() => createGuestList(rows)).toThrow('rows: 10000')
  expect(createGuestList(rows.slice(0, mostGuests)).rows).toHaveLength(mostGuests)
})

test('invisible marks and line feeds of other programs are removed', () => {
  const [guest] = guestsOf(createGuestList([['\u200fמשה\u00a0\n כהן\u202c']]))
  expect(guest?.name).toBe('משה כהן')
})

test('guests are ticked off for each card alone', () => {
  const list = withSent(createGuestList([['Cohen'], ['Levi']]), 'papercut-arch', 2, true)
  expect(list.sent).toEqual({ 'papercut-arch': [2] })
  expect(withSent(list, 'papercut-arch', 2, false).sent).toEqual({ 'papercut-arch': [] })
})

test.each([
  ['521234567', '0521234567'],
  ['52-123-4567', '052-123-4567'],
  ['21234567', '021234567'],
  ['7185550123', '7185550123'],
  ['0521234567', '0521234567'],
  ['+972521234567', '+972521234567'],
])('Excel turned a phone number into %s', (text, restored) => {
  expect(restorePhone(text)).toBe(restored)
})

test.each([
  ['0521234567', '972521234567'],
  ['521234567', '972521234567'],
  ['02-567-8901', '97225678901'],
  ['077-123-4567', '972771234567'],
  ['+972 52-123-4567', '972521234567'],
  ['+972-052-123-4567', '972521234567'],
  ['972521234567', '972521234567'],
  ['(718) 555-0123', '17185550123'],
  ['1-718-555-0123', '17185550123'],
  ['020 8123 4567', '442081234567'],
  ['0044 20 8123 4567', '442081234567'],
  ['+32 3 123 45 67', '3231234567'],
])('%s is a phone number', (text, digits) => {
  expect(internationalPhone(text)).toBe(digits)
  expect(isPhoneNumber(text)).toBe(true)
})

test.each([
  '12',
  'abc',
  '',
  '052123456',
  '05212345678',
  '+97252123',
  'Table 5',
  '0521234567 Moshe',
])('%s is no phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false)
})
