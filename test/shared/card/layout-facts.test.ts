import * as v from 'valibot'
import { expect, test } from 'vitest'
import { botanical } from '../../../src/shared/art/botanical/botanical.ts'
import { cutToFit } from '../../../src/shared/card/cut-to-fit.ts'
import { layoutCard } from '../../../src/shared/card/layout-card.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { type FaceId, faceIds } from '../../../src/shared/text/face.ts'
import { layoutArc } from '../../../src/shared/text/layout-arc.ts'
import { layoutText } from '../../../src/shared/text/layout-text.ts'
import { pomegranateBough } from '../../fixtures/known-cards.ts'

const tables = await loadFontTables(faceIds)

const frank: FaceId[] = ['frank-ruhl-libre-500', 'cormorant-600']
const bold: FaceId[] = ['frank-ruhl-libre-700']
const latin: FaceId[] = ['cormorant-600', 'frank-ruhl-libre-500']

interface Setting {
  faces: FaceId[]
  sizes: [min: number, max: number]
  widthPx: number
  maxLines?: number
  tracking?: number
}

/** The text as typed, its setting, the resulting size, and each line with direction and width. */
type Fact = [
  name: string,
  text: string,
  setting: Setting,
  sizePx: number,
  lines: [text: string, direction: 'ltr' | 'rtl', widthPx: number][],
]

const wide = { sizes: [40, 60] as [number, number], widthPx: 900 }

const facts: Fact[] = [
  [
    'a short text at its largest',
    'מזל טוב',
    { faces: bold, sizes: [40, 168], widthPx: 900 },
    168,
    [['מזל טוב', 'rtl', 489.048]],
  ],
  [
    'a longer one shrunk to its box',
    'לרגל נישואי בננו היקר',
    { faces: frank, sizes: [40, 100], widthPx: 700 },
    84.51,
    [['לרגל נישואי בננו היקר', 'rtl', 689.433]],
  ],
  [
    'a break that lets type grow',
    'אברהם יצחק הורוביץ',
    { faces: frank, sizes: [40, 100], widthPx: 500, maxLines: 2 },
    100,
    [
      ['אברהם יצחק', 'rtl', 454.4],
      ['הורוביץ', 'rtl', 286.8],
    ],
  ],
  [
    'no third line for little gain',
    'We would be honoured by your presence at the wedding of our son',
    { faces: latin, sizes: [40, 60], widthPx: 800, maxLines: 3 },
    57.73,
    [
      ['We would be honoured by your', 'ltr', 711.003],
      ['presence at the wedding of our son', 'ltr', 787.957],
    ],
  ],
  [
    'a name with a maqaf kept whole where it can be',
    'משפחת שטיינברג־הורוביץ',
    { faces: ['heebo-500'], sizes: [40, 80], widthPx: 460, maxLines: 2 },
    62.84,
    [
      ['משפחת', 'rtl', 209.753],
      ['שטיינברג־הורוביץ', 'rtl', 453.043],
    ],
  ],
  [
    'niqqud takes no width',
    'בְּשָׁעָה טוֹבָה',
    { faces: bold, sizes: [40, 100], widthPx: 600 },
    100,
    [['בְּשָׁעָה טוֹבָה', 'rtl', 425.6]],
  ],
  [
    'the same letters bare',
    'בשעה טובה',
    { faces: bold, sizes: [40, 100], widthPx: 600 },
    100,
    [['בשעה טובה', 'rtl', 425.6]],
  ],
  [
    'digraphs as two letters',
    'ייִדיש \u05f0\u05f1\u05f2',
    { faces: ['noto-serif-hebrew-400'], ...wide },
    60,
    [['ייִדיש וווייי', 'rtl', 264.06]],
  ],
  [
    'rafe and pasekh',
    'פֿון גאַנצן האַרצן',
    { faces: frank, ...wide },
    60,
    [['פֿון גאַנצן האַרצן', 'rtl', 348.9]],
  ],
  [
    'quotation marks as gershayim',
    'תשפ"ז לפ"ק',
    { faces: frank, ...wide },
    60,
    [['תשפ\u05f4ז לפ\u05f4ק', 'rtl', 266.46]],
  ],
  [
    'an apostrophe as geresh',
    "ר' משה",
    { faces: frank, ...wide },
    60,
    [['ר\u05f3 משה', 'rtl', 154.26]],
  ],
  [
    'Hebrew in an English line',
    'Cohen (כהן) 2026',
    { faces: latin, ...wide },
    60,
    [['Cohen (כהן) 2026', 'ltr', 401.58]],
  ],
  [
    'English and a time in a Hebrew line',
    'שבת 18:30 (Lakewood)',
    { faces: frank, ...wide },
    60,
    [['שבת 18:30 (Lakewood)', 'rtl', 584.4]],
  ],
  [
    'lines of two directions',
    'מזל טוב\nMazel Tov',
    { faces: frank, ...wide, maxLines: 2 },
    60,
    [
      ['מזל טוב', 'rtl', 170.04],
      ['Mazel Tov', 'ltr', 271.2],
    ],
  ],
  [
    'tracked capitals',
    'MAZEL TOV',
    { faces: ['cinzel-500'], sizes: [40, 80], widthPx: 900, tracking: 0.2 },
    80,
    [['MAZEL TOV', 'ltr', 599.28]],
  ],
  [
    'kerned capitals',
    'AVATAR',
    { faces: ['cinzel-500'], sizes: [40, 100], widthPx: 900 },
    100,
    [['AVATAR', 'ltr', 384.3]],
  ],
]

test.each(facts)('%s', (_, text, { faces, sizes: [min, max], widthPx, ...rest }, sizePx, lines) => {
  const laid = layoutText(text, { faces, sizes: { min, max }, tables, ...rest }, widthPx)
  expect(laid).toMatchObject({ sizePx, fits: true, missing: [] })
  expect(laid.lines.map((line) => [line.text, line.direction, line.widthPx])).toEqual(lines)
})

/** From the top of a circle of 480 px about (540, 700): letters from left to right, degrees. */
test.each<[string, string, FaceId[], [letter: string, degrees: number][]]>([
  [
    'Hebrew',
    'קול ששון',
    frank,
    [
      ['ן', -11.1],
      ['ו', -9],
      ['ש', -5.6],
      ['ש', -1.2],
      ['ל', 4.4],
      ['ו', 7.3],
      ['ק', 10.2],
    ],
  ],
  [
    'a bracket of Hebrew is mirrored',
    'א (ב)',
    frank,
    [
      ['(', -5.5],
      ['ב', -2.7],
      [')', 0.2],
      ['א', 4.9],
    ],
  ],
  [
    'points go with their letter',
    'לֹא',
    frank,
    [
      ['א', -1.7],
      ['לֹ', 1.9],
    ],
  ],
])('on an arc: %s', (_, text, faces, letters) => {
  const arc = { cx: 540, cy: 700, radius: 480, sweep: 1.6 }
  const { line } = layoutArc(text, { faces, sizes: { min: 30, max: 60 }, tables }, arc)
  const placed = line?.clusters?.map(({ text: letter, angle }) => {
    return [letter, Math.round((angle * 1800) / Math.PI) / 10]
  })
  expect(placed).toEqual(letters)
})

/** In a box from 100 to 980 px: the ends of the ink, whatever the bearings of the letters. */
test.each([
  ['left', 100, undefined],
  ['right', undefined, 980],
  ['middle', undefined, undefined],
] as const)('aligned %s by the ink', (align, left, right) => {
  const text = { x: 100, y: 100, width: 880, height: 900 }
  const header = { x: 900, y: 50, sizePx: 24 }
  const family = { ...botanical, textArea: () => ({ text, header, anchor: 'middle' as const }) }
  const layers = pomegranateBough.layers.map((layer) => ({ ...layer, align }))
  const design = v.parse(cardDesignSchema, { ...pomegranateBough, layers })
  for (const { field, ink } of layoutCard({ design, draft: { values: {} }, family, tables })
    .lines) {
    if (field === 'header') continue
    expect(ink.x, field).toBeCloseTo(left ?? (right ? right - ink.width : 540 - ink.width / 2), 2)
  }
})

/** Texts are cut to at most this many UTF-16 units. */
test.each([
  ['all of it', 'שלמה המלך', 9, 'שלמה המלך'],
  ['whole words', 'שלמה המלך עליו השלום', 12, 'שלמה המלך…'],
  ['lines are words too', 'Avi\nRivky\nMoshe', 11, 'Avi\nRivky…'],
  ['letters of an endless word', 'ששששששששש', 5, 'שששש…'],
  ['letters with their points', 'שָׁשָׁשָׁ', 4, 'שָׁ…'],
  ['nothing', 'שששש', 1, '…'],
])('cut short: %s', (_, text, most, expected) => {
  expect(cutToFit(text, (part) => ({ part, fits: part.length <= most })).part).toBe(expected)
})
