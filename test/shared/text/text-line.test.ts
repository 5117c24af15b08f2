import { readFileSync } from 'node:fs'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { baseDirection, orderLine } from '#shared/text/bidi.ts'
import { coverText, faceGaps } from '#shared/text/coverage.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { liveText } from '#shared/text/line.ts'
import { normaliseText } from '#shared/text/normalise.ts'
import { measureParagraph, setLine } from '#shared/text/set-line.ts'
import { hebrewCharacters } from '../../../catalog/fonts/repertoire.ts'

const tables = await loadFontTables(faceIds)

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
  ['a phone number is one', 'א +1 (718) 555-01', '+ 1 · ( 7 1 8 ) · 5 5 5 - 0 1 · א'],
  ['in brackets too', 'א (050 123 4567)', '( 0 5 0 · 1 2 3 · 4 5 6 7 ) · א'],
  ['and in Latin', 'a א 050 123 4567', 'a · א · 0 5 0 · 1 2 3 · 4 5 6 7'],
  ['times from one to another', 'א 7:30 – 9:00', '7 : 3 0 · – · 9 : 0 0 · א'],
  ['a date and then a time', '12/11/2026 19:30 א', 'א · 1 9 : 3 0 · 1 2 / 1 1 / 2 0 2 6'],
  ['a house and then a year', 'א 12 2026', '2 0 2 6 · 1 2 · א'],
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

test.each([
  ['Hebrew is embedded', 'אב', 'rtl', '\u202bאב\u202c'],
  ['Latin is embedded', 'ab', 'ltr', '\u202aab\u202c'],
  ['Latin in Hebrew', 'א (b) 5', 'rtl', '\u202eא (\u202db\u202c) \u202d5\u202c\u202c'],
  ['digits in Hebrew in Latin', 'a ב 5!', 'ltr', '\u202da \u202eב \u202d5\u202c\u202c!\u202c'],
  ['digits alone in a Hebrew text', '5', 'rtl', '\u202e\u202d5\u202c\u202c'],
] as const)('live text: %s', (_, text, direction, expected) => {
  expect(liveText({ text, direction })).toBe(expected)
})

test('every face has Hebrew or Latin letters, of their heights', () => {
  for (const id of faceIds) {
    const { capHeight = 0, hebrewHeight = 0 } = tables[id] ?? {}
    expect(Math.max(capHeight, hebrewHeight), id).toBeGreaterThan(500)
  }
  const without = (height: 'capHeight' | 'hebrewHeight') =>
    faceIds.filter((id) => tables[id]?.[height] === 0)
  expect(without('capHeight')).toEqual(['noto-rashi-hebrew-400'])
  expect(without('hebrewHeight')).toEqual([
    'cormorant-600',
    'cormorant-italic-500',
    'cinzel-500',
    'pinyon-script-400',
    'jost-500',
  ])
})

test('every Hebrew face is full, but for the rafe of Suez One', () => {
  const lacking = faceIds.flatMap((id) => {
    const held = tables[id]?.glyphs ?? {}
    const gaps = [...hebrewCharacters].filter((character) => !held[character.charCodeAt(0)])
    return tables[id]?.hebrewHeight && gaps.length > 0 ? [[id, ...gaps]] : []
  })
  expect(lacking).toEqual([['suez-one-400', '\u05bf']])
})

test.each<[string, string, FaceId[], ReturnType<typeof faceGaps>]>([
  ['a full face', 'פֿון שָׁלוֹם', ['heebo-500'], []],
  [
    'a rafe that another face of the list would draw',
    'פֿון',
    ['cinzel-500', 'suez-one-400', 'heebo-500'],
    [{ face: 'suez-one-400', characters: ['\u05bf'] }],
  ],
  [
    'an accent in Latin',
    'Žofie Łódź',
    ['karantina-400', 'heebo-500'],
    [{ face: 'karantina-400', characters: ['Ž', 'Ł', 'ź'] }],
  ],
  [
    'digits and signs from the next face',
    'רש״י 11:30!',
    ['noto-rashi-hebrew-400', 'heebo-500'],
    [],
  ],
  ['a script that no face has', 'Tov', ['noto-rashi-hebrew-400'], []],
])('gaps: %s', (_, text, faces, expected) => {
  expect(faceGaps(normaliseText(text), faces, tables)).toEqual(expected)
})

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
    for (const text of [...hebrewLines, ...latinLines]) {
      if (coverText(normaliseText(text), [face], tables).missing.length > 0) continue
      const line = set(text, [face])
      const shaped = shapedWidth(font, line.text, line.direction)
      errors.push({ text, face, percent: (100 * Math.abs(line.width - shaped)) / shaped })
    }
  }
  const worst = errors.reduce((a, b) => (a.percent > b.percent ? a : b))
  expect(hebrewLines.length + latinLines.length).toBe(60)
  expect(errors.length).toBeGreaterThan(800)
  expect(worst.percent, `${worst.face}: ${worst.text}`).toBeLessThan(0.01)
})

test('a paragraph measures what it is wide as one line', () => {
  for (const text of ['א) ראשון', 'Cohen (כהן', 'קומה 3]']) {
    const { clusters } = coverText(text, ['pinyon-script-400', 'heebo-500'], tables)
    const setting = { direction: baseDirection(text, 'ltr'), tables, tracking: 0 }
    const { ends } = measureParagraph(clusters, setting)
    expect(ends.at(-1), text).toBe(setLine(clusters, setting).width)
  }
})

test('the space kerns with no letter of everyday, since only Chromium would', () => {
  const everyday = [...'אבלםןףץתAFLTVWYafklortvwy.,!?0127']
  for (const id of faceIds) {
    const letter = everyday.filter((character) => {
      const spaced = set(`${character} ${character}`, [id])
      const space = tables[id]?.glyphs[0x20]?.[0] ?? 0
      return spaced.clusters.length === 3 && spaced.width !== 2 * set(character, [id]).width + space
    })
    expect(letter, id).toEqual([])
  }
})

test.each(faceIds.filter((id) => tables[id]?.hebrewHeight === 0))(
  '%s sets dates beside Hebrew as beside Latin',
  (id) => {
    const font = openFace(id)
    const widthIn = (script: string) => {
      const buffer = new Buffer()
      buffer.addText('18.11.2026')
      buffer.setDirection(Direction.LTR)
      buffer.setScript(script)
      shape(font, buffer)
      return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0)
    }
    expect(widthIn('Hebr')).toBe(widthIn('Latn'))
  },
)

function openFace(id: FaceId): Font {
  const file = new URL(`../../../public/fonts/${id}.ttf`, import.meta.url)
  return new Font(new Face(new Blob(readFileSync(file))))
}

/** Whole level runs shaped by HarfBuzz, which also guesses their scripts; 1/1000 em. */
function shapedWidth(font: Font, text: string, direction: 'ltr' | 'rtl'): number {
  const { levels } = orderLine(text, direction)
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
  return (width * 1000) / font.face.upem
}
