import { expect, test } from 'vitest'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { breakLines } from '#shared/text/break-lines.ts'
import { faceIds } from '#shared/text/face.ts'
import { layoutArc } from '#shared/text/layout-arc.ts'
import { layoutText, type TextStyle } from '#shared/text/layout-text.ts'
import { placeLine } from '#shared/text/line.ts'
import { isInName } from '#shared/text/name-spaces.ts'

const tables = await loadFontTables(faceIds)

const style: TextStyle = {
  faces: ['frank-ruhl-libre-500'],
  sizes: { min: 40, max: 100 },
  tables,
}

function linesOf(text: string, maxLines: number, widthPx: number) {
  return layoutText(text, { ...style, maxLines }, widthPx).lines.map((line) => line.text)
}

/** Words of these widths with a space of 1 between; a negative width ends its line. */
function wordsOf(...widths: number[]) {
  let x = 0
  return widths.map((width) => {
    const start = x
    x += Math.abs(width) + 1
    return { start, end: x - 1, last: width < 0 }
  })
}

test.each([
  ['two even halves', wordsOf(4, 4, 4, 4), 2, 0, [2, 4]],
  ['the widest line is as narrow as can be', wordsOf(2, 2, 9, 2), 2, 0, [2, 4]],
  ['lines differ least where all have room', wordsOf(6, 2, 2, 2), 2, 99, [1, 4]],
  ['a forced break holds', wordsOf(-2, 8, 8, 8), 2, 0, [1, 4]],
  ['fewer words than lines', wordsOf(2), 2, 0, null],
  ['more forced breaks than lines', wordsOf(-2, -2, -2), 2, 0, null],
] as const)('breaking: %s', (_, words, count, roomy, expected) => {
  expect(breakLines(words, count, roomy)).toEqual(expected)
})

test('a short text stands at the largest size on one line', () => {
  const layout = layoutText('מזל טוב', style, 900)
  expect(layout).toMatchObject({ sizePx: 100, fits: true, missing: [] })
  expect(layout.lines.map((line) => line.text)).toEqual(['מזל טוב'])
})

test('a line breaks beside a phone number, never in it', () => {
  const lines = linesOf('לפרטים נא להתקשר אל +1 (718) 555-0100 בערב', 2, 900)
  expect(lines).toEqual(['לפרטים נא להתקשר אל', '+1 (718) 555-0100 בערב'])
})

test.each([
  ['ר׳ ירחמיאל ב"ר אברהם ע"ה', ['ר׳ ירחמיאל', 'ב״ר אברהם ע״ה']],
  ['מרת שיינדל בת ר׳ צבי', ['מרת שיינדל', 'בת ר׳ צבי']],
  ['הרב יצחק, שליט״א ומשפחתו', ['הרב יצחק, שליט״א', 'ומשפחתו']],
])('no line of %s ends or begins within a name', (text, expected) => {
  expect(linesOf(text, 2, 500)).toEqual(expected)
})

test('the words of a bas mitzvah can stand in two lines, and those of a name in points cannot', () => {
  expect(isInName('בת', 'המצוה')).toBe(false)
  expect(isInName('בַּת', 'שָׂרָה')).toBe(true)
})

test('a longer text shrinks to 98.5 % of its box', () => {
  const [line] = layoutText('לרגל נישואי בננו היקר', style, 700).lines
  expect(line?.sizePx).toBeLessThan(100)
  expect(line?.widthPx).toBeLessThanOrEqual(700 * 0.985)
  expect(line?.widthPx).toBeGreaterThan(700 * 0.985 - 0.2)
})

test.each([
  [100 / 3, 100 / 3],
  [86.4 * 0.87, 86.4 * 0.87],
  [40, 100 / 3 + 40],
])('sizes of any fraction are kept: %d to %d', (min, max) => {
  const layout = layoutText('מזל טוב', { ...style, sizes: { min, max } }, 900)
  expect(layout).toMatchObject({ sizePx: max, fits: true })
})

test('a text as wide as its room at the least size still fits', () => {
  const sizes = { min: 100 / 3, max: 100 }
  const width = layoutText('מזל טוב', { ...style, sizes: { min: 1000, max: 1000 } }, 1e6).lines[0]
  const widthPx = ((width?.widthPx ?? 0) / 1000) * (100 / 3)
  expect(layoutText('מזל טוב', { ...style, sizes }, (widthPx + 1e-3) / 0.985)).toMatchObject({
    sizePx: 100 / 3,
    fits: true,
  })
})

test('a further line is taken for type a third larger, not for less', () => {
  const text = 'אברהם יצחק הורוביץ'
  const wide = layoutText(text, style, 1e6).lines[0]?.widthPx ?? 0
  expect(linesOf(text, 2, wide * 0.8)).toEqual([text])
  expect(linesOf(text, 2, wide * 0.7)).toEqual(['אברהם יצחק', 'הורוביץ'])
})

test('a further line is taken where one would fall below the least size', () => {
  const text = 'אברהם יצחק הורוביץ'
  const wide = layoutText(text, style, 1e6).lines[0]?.widthPx ?? 0
  const tight = { ...style, sizes: { min: 90, max: 100 }, maxLines: 2 }
  expect(layoutText(text, tight, wide * 0.85)).toMatchObject({ fits: true, sizePx: 100 })
  expect(layoutText(text, tight, wide * 0.85).lines).toHaveLength(2)
})

test('lines of one text differ in width as little as may be', () => {
  expect(
    linesOf('We would be honoured by your presence at the wedding of our son', 3, 900),
  ).toEqual(['We would be honoured', 'by your presence at', 'the wedding of our son'])
})

test('a text that is too long stands at the least size and says so', () => {
  const layout = layoutText('בשעה טובה ומוצלחת', style, 100)
  expect(layout).toMatchObject({ sizePx: 40, fits: false })
})

test('line feeds break, and more of them than allowed do not fit', () => {
  expect(linesOf('אב\n\n גד\nהו', 3, 900)).toEqual(['אב', 'גד', 'הו'])
  expect(layoutText('אב\nגד', style, 900)).toMatchObject({ fits: false, lines: [{}, {}] })
})

test.each([
  ['after a maqaf', 'בית־הכנסת', ['בית־', 'הכנסת']],
  ['after a hyphen', 'Schneider-Horowitz', ['Schneider-', 'Horowitz']],
  ['not inside a range of digits', '2026-2027', ['2026-2027']],
  ['not at a no-break space', 'ר׳\u00a0משה', ['ר׳\u00a0משה']],
])('breaks: %s', (_, text, expected) => {
  expect(linesOf(text, 2, 150)).toEqual(expected)
})

test('a line without a strong character runs as its text does', () => {
  const { lines } = layoutText('חנוכה\n(5787)', { ...style, maxLines: 2 }, 900)
  expect(lines.map((line) => line.direction)).toEqual(['rtl', 'rtl'])
})

test('an empty text has no lines', () => {
  expect(layoutText(' \n ', style, 900)).toEqual({
    sizePx: 100,
    lines: [],
    fits: true,
    missing: [],
  })
})

test('characters without a glyph are left out and reported', () => {
  const layout = layoutText('מזל 🎉 טוב ❤', style, 900)
  expect(layout.missing).toEqual(['🎉', '❤'])
  expect(layout.lines[0]?.text).toBe('מזל טוב')
})

test('letters are tracked cluster by cluster', () => {
  const tracked: TextStyle = { ...style, faces: ['cinzel-500', 'heebo-500'], tracking: 0.2 }
  const plain = layoutText('TOVA', { ...tracked, tracking: 0 }, 900).lines[0]
  const spaced = layoutText('TOVA', tracked, 900).lines[0]
  expect(spaced?.clusters?.map((cluster) => cluster.text)).toEqual(['T', 'O', 'V', 'A'])
  expect((spaced?.widthPx ?? 0) - (plain?.widthPx ?? 0)).toBeCloseTo(3 * 0.2 * 100, 1)
  expect(plain?.clusters).toBeUndefined()
})

test.each([
  ['points stay with their letter', 'שָׁלוֹם', ['ם', 'וֹ', 'ל', 'שָׁ'], 3],
  ['tsvey yudn with pasekh are one', 'צװײַ', ['\ufb1f', 'ו', 'ו', 'צ'], 3],
  ['a space has its own', 'אב ג', ['ג', 'ב', 'א'], 3],
  ['ligatures are letters', 'office', ['o', 'f', 'f', 'i', 'c', 'e'], 5],
  ['digits run from the left', 'א 26!', ['!', '2', '6', 'א'], 4],
  ['a letter alone has none', 'א', ['א'], 0],
])('tracking: %s', (_, text, clusters, spaces) => {
  const widthOf = (tracking: number) => {
    const [line] = layoutText(text, { ...style, tracking }, 900).lines
    return { px: line?.widthPx ?? 0, clusters: line?.clusters?.map((each) => each.text) }
  }
  expect(widthOf(0.12).clusters).toEqual(clusters)
  expect(widthOf(0.12).px - widthOf(0).px).toBeCloseTo(12 * spaces, 2)
  expect(widthOf(-0.05).px - widthOf(0).px).toBeCloseTo(-5 * spaces, 2)
})

test('tracked text breaks and shrinks by its own width', () => {
  const text = 'לרגל נישואי בננו היקר'
  const tracked = layoutText(text, { ...style, maxLines: 2, tracking: 0.3 }, 900)
  expect(linesOf(text, 2, 900)).toEqual([text])
  expect(tracked.lines.map((line) => line.text)).toEqual(['לרגל נישואי', 'בננו היקר'])
  const [line] = layoutText(text, { ...style, tracking: 0.3 }, 900).lines
  expect(line?.sizePx).toBeLessThan(layoutText(text, style, 900).sizePx)
  expect(line?.widthPx).toBeLessThanOrEqual(900 * 0.985)
  expect(line?.widthPx).toBeGreaterThan(900 * 0.985 - 0.3)
})

test('a line keeps its ink and clusters where it is placed', () => {
  const [line] = layoutText('TOVA', { ...style, tracking: 0.1 }, 900).lines
  if (!line) throw new Error('no line')
  const placed = placeLine(line, { field: 'name', x: 100, baseline: 500 })
  expect(placed).toMatchObject({ field: 'name', x: 100, baseline: 500 })
  expect(placed.ink.x).toBeCloseTo(line.ink.x + 100)
  expect(placed.ink.y).toBeCloseTo(line.ink.y + 500)
  expect(placed.clusters?.[0]).toMatchObject({ x: 100, y: 500 })
})

test('sizes out of order and circles without radius are refused', () => {
  expect(() => layoutText('א', { ...style, sizes: { min: 9, max: 8 } }, 9)).toThrow('style.sizes')
  expect(() => layoutArc('א', style, { cx: 0, cy: 0, radius: 0, sweep: 1 })).toThrow('radius')
})

test('an arc is centred, runs left to right in visual order and stays in its sweep', () => {
  const arc = { cx: 540, cy: 700, radius: 480, sweep: 1.6 }
  const { line, fits } = layoutArc('קול ששון (וקול) שמחה', style, arc)
  const clusters = line?.clusters ?? []
  const angles = clusters.map((cluster) => cluster.angle)
  expect(fits).toBe(true)
  expect(line?.sizePx).toBeLessThanOrEqual(480 / 7)
  expect(clusters.map((cluster) => cluster.text).join('')).toBe('החמש(לוקו)ןוששלוק')
  expect(angles).toEqual([...angles].sort((a, b) => a - b))
  expect((angles[0] ?? 0) + (angles.at(-1) ?? 0)).toBeCloseTo(0, 1)
  expect(Math.max(...angles)).toBeLessThan(0.8)
  const middle = (line?.ink.x ?? 0) + (line?.ink.width ?? 0) / 2
  expect(middle).toBeGreaterThan(530)
  expect(middle).toBeLessThan(550)
})

test('an arc too short for its text says so', () => {
  const layout = layoutArc('קול ששון', style, { cx: 0, cy: 0, radius: 400, sweep: 0.1 })
  expect(layout).toMatchObject({ fits: false, line: { sizePx: 40 } })
})

test('plain letters are centred in a band, and no ink leaves it', () => {
  const arc = { cx: 500, cy: 400_500, radius: 400_000, sweep: 0.0025 }
  const inkIn = (text: string, above: number, below: number) => {
    const { line } = layoutArc(text, style, { ...arc, band: { above, below } })
    if (!line) throw new RangeError(`no line of ${text}`)
    const { y, height } = line.ink
    return { sizePx: line.sizePx, above: 500 - y, below: y + height - 500 }
  }
  const plain = inkIn('אב', 120, 20)
  expect(plain.sizePx).toBe(100)
  expect(Math.abs((plain.above - plain.below) / 2 - 50)).toBeLessThan(2)
  const ringed = inkIn('Å', 70, 22)
  expect(ringed.sizePx).toBe(100)
  expect(ringed.above).toBeCloseTo(70, 1)
  expect(inkIn('קץ', 76, 3).below).toBeCloseTo(3, 1)
  const small = inkIn('Å', 50, 2)
  expect(small.sizePx).toBeLessThan(60)
  expect(small.above).toBeLessThanOrEqual(50.01)
  expect(small.below).toBeLessThanOrEqual(2.01)
})

test('the same text is laid out byte for byte the same', () => {
  const lay = () => JSON.stringify(layoutText('Cohen (כהן) & Levi תשפ"ז', style, 500))
  expect(lay()).toBe(lay())
})
