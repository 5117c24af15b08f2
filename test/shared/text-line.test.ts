import { readFileSync } from 'node:fs'
import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { baseDirection } from '#shared/text/bidi.ts'
import { coverText } from '#shared/text/coverage.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import type { FontTable, FontTables } from '#shared/text/font-table.ts'
import { liveText } from '#shared/text/line.ts'
import { normaliseText } from '#shared/text/normalise.ts'
import { setLine } from '#shared/text/set-line.ts'

const tables = readTables()

function readTables(): FontTables {
  const folder = new URL('../../src/shared/text/tables/', import.meta.url)
  return Object.fromEntries(
    faceIds.map((id): [FaceId, FontTable] => [
      id,
      JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')),
    ]),
  )
}

function set(text: string, faces: readonly FaceId[], tracking = 0) {
  const normalised = normaliseText(text)
  const { clusters } = coverText(normalised, faces, tables)
  return setLine(clusters, { direction: baseDirection(normalised, 'ltr'), tables, tracking })
}

test.each([
  ['מזל טוב', 'rtl'],
  ['Mazel טוב', 'ltr'],
  ['2026 בר מצוה', 'rtl'],
  ['(12) – 5787', 'ltr'],
] as const)('%s runs %s', (text, direction) => {
  expect(baseDirection(text, 'ltr')).toBe(direction)
})

test.each([
  ['letters of a Hebrew line run from the right', 'אבג', 'ג ב א'],
  ['marks go with their letters', 'שָׁלוֹם', 'ם וֹ ל שָׁ'],
  ['digits run from the left inside Hebrew', 'אב 2026 גד', 'ד ג · 2 0 2 6 · ב א'],
  ['a range of digits keeps its order', 'א 12-14', '1 2 - 1 4 · א'],
  ['Latin inside Hebrew', 'של Yosef!', '! Y o s e f · ל ש'],
  ['Hebrew inside Latin', 'Cohen (כהן) & Co', 'C o h e n · ( ן ה כ ) · & · C o'],
  ['brackets of Hebrew are mirrored', 'א (ב) ג', 'ג · ( ב ) · א'],
  ['brackets round digits in Hebrew', 'א (2026)', '( 2 0 2 6 ) · א'],
  ['Latin first, digits last', 'Welcome 2026', 'W e l c o m e · 2 0 2 6'],
  ['a maqaf between', 'בן־דוד', 'ד ו ד ־ ן ב'],
])('%s', (_, text, expected) => {
  const drawn = set(text, ['frank-ruhl-libre-700']).clusters.map((cluster) => cluster.text)
  expect(drawn.join(' ').replace(/ {3}/g, ' · ')).toBe(expected)
})

test('each cluster takes the first face that holds its base and all its marks', () => {
  const { clusters } = coverText('Aשָׁ א5', ['cormorant-600', 'heebo-500'], tables)
  expect(clusters).toEqual([
    { text: 'A', face: 'cormorant-600' },
    { text: 'שָׁ', face: 'heebo-500' },
    { text: ' ', face: 'cormorant-600' },
    { text: 'א', face: 'heebo-500' },
    { text: '5', face: 'cormorant-600' },
  ])
})

test('characters that no face holds are left out and reported once each', () => {
  const coverage = coverText('א❤ב֑❤', ['frank-ruhl-libre-400'], tables)
  expect(coverage.missing).toEqual(['❤', '֑'])
  expect(coverage.clusters.map((cluster) => cluster.text)).toEqual(['א', 'ב'])
})

test('a face without a table is refused by name', () => {
  expect(() => coverText('א', ['heebo-500'], {})).toThrow("tables lack the face 'heebo-500'")
})

test('live text is embedded in its direction', () => {
  expect(liveText({ text: 'אב', direction: 'rtl' })).toBe('\u202bאב\u202c')
  expect(liveText({ text: 'ab', direction: 'ltr' })).toBe('\u202aab\u202c')
})

test('every face has Latin capitals, and Hebrew faces every letter, point and Yiddish sign', () => {
  const needed = 'אבגדהוזחטיכךלמםנןסעפףצץקרשת־׳״₪\u05b0\u05b8\u05bc\u05bf\u05c1\u05c2\u05c7'
  for (const id of faceIds) {
    const table = tables[id]
    expect(table?.capHeight, id).toBeGreaterThan(500)
    if (!table?.hebrewHeight) continue
    for (const character of needed) {
      expect(table.glyphs[character.codePointAt(0) ?? 0], `${id} ${character}`).toBeDefined()
    }
  }
})

const hebrewFaces = faceIds.filter((id) => tables[id]?.hebrewHeight)

const hebrewLines = [
  'מזל טוב',
  'לרגל נישואי',
  'בשעה טובה ומוצלחת',
  'בנין עדי עד',
  'קול ששון וקול שמחה',
  'בר מצוה',
  'שבת שלום ומבורך',
  'חג אורים שמח',
  'שנה טובה ומתוקה',
  'לשנה טובה תכתבו ותחתמו',
  'משפחת הורוביץ',
  'נועה וגיל',
  'אברהם יצחק ויעקב',
  'בְּשָׁעָה טוֹבָה וּמֻצְלַחַת',
  'שָׁנָה טוֹבָה וּמְתוּקָה',
  'מַזָּל טוֹב',
  'חַג שָׂמֵחַ',
  'שַׁבָּת שָׁלוֹם',
  'חָתָן וְכַלָּה',
  'תִּזְכּוּ לְמִצְווֹת',
  'אַ פֿריילעכן חנוכּה',
  'אַ גוט יאָר',
  'ייִדישע שול',
  'אַ גוטן שבת אַלעמען',
  'זײַט געזונט און שטאַרק',
  'פֿון גאַנצן האַרצן',
  'ר\' משה שליט"א',
  'תשפ"ז לפ"ק',
  'ט"ו בשבט, ל"ג בעומר',
  'בית־הכנסת הגדול',
  'י"ח כסלו תשפ"ז, 18:30',
  '2026 בר מצוה 5787',
  'רחוב הרצל 12-14, קומה 3',
  'המחיר: 50% (או 120 ₪)',
  '(מזל) [טוב] {לכם}',
  'שאלה? תשובה! "ציטוט".',
  'קידוש: 10:00–12:00',
  'Cohen (כהן) & Levi',
  'Rabbi משה Cohen, 5787',
  'בר מצוה של Yosef Cohen!',
  'Mazel Tov · מזל טוב',
  'ברוכים הבאים (Welcome) 2026',
  'שלום... ולהתראות',
  'אולם "הדר" – באר שבע',
]

const latinLines = [
  'Mazel Tov',
  'AVIGAIL & YEHUDA',
  'Tomorrow, Today & Yesterday',
  'Wishing You Very Truly',
  'The Horowitz Family',
  'Welcome to our Vort, P.S. Affinity',
  'To A. V. Wolf, Type 7.45 Yes',
  '18 November 2026 at 7:30 p.m.',
  'Kiddush (after davening), Shul',
  '“Wishes” – It’s a Boy… Łódź',
  'Café Žofie, Ångström & Éclair',
  'Invitation: 11–14 Kislev, 5787',
  'officially waffling fjord',
  'LTd AWAY TVA Wo Yo To. P,',
  'and all who wish us well',
  'R.S.V.P. 1-800-555-0147 (Tova)',
]

test('widths agree with HarfBuzz on Hebrew, pointed, Yiddish, mixed and English lines', () => {
  const errors: { text: string; face: string; percent: number }[] = []
  for (const face of faceIds) {
    const font = openFace(face)
    const lines = hebrewFaces.includes(face) ? [...hebrewLines, ...latinLines] : latinLines
    for (const text of lines) {
      const line = set(text, [face])
      const shaped = shapedWidth(font, line.text, line.direction)
      errors.push({ text, face, percent: (100 * Math.abs(line.width - shaped)) / shaped })
    }
  }
  const mean = errors.reduce((sum, error) => sum + error.percent, 0) / errors.length
  const worst = errors.reduce((a, b) => (a.percent > b.percent ? a : b))
  expect(hebrewLines.length + latinLines.length).toBe(60)
  expect(mean).toBeLessThan(0.2)
  expect(worst.percent, `${worst.face}: ${worst.text}`).toBeLessThan(1.2)
})

function openFace(id: FaceId): Font {
  const file = new URL(`../../public/fonts/${id}.ttf`, import.meta.url)
  const font = new Font(new Face(new Blob(readFileSync(file))))
  font.setScale(1000, 1000)
  return font
}

/** Whole level runs shaped by HarfBuzz, their scripts guessed by it too. */
function shapedWidth(font: Font, text: string, direction: 'ltr' | 'rtl'): number {
  const { levels } = bidiFactory().getEmbeddingLevels(text, direction)
  let width = 0
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && levels[end] === levels[start]) end++
    const buffer = new Buffer()
    buffer.addText(text.slice(start, end))
    buffer.guessSegmentProperties()
    buffer.setDirection((levels[start] ?? 0) % 2 ? Direction.RTL : Direction.LTR)
    shape(font, buffer)
    width += buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0)
  }
  return width
}
