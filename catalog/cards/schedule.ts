import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import { newSimcha, type SimchaLanguage } from '#shared/simcha/simcha.ts'
import { scheduleRows } from '#shared/simcha/week-events.ts'
import type { Line, Style } from './compose-card.ts'
import type { FieldId } from './field-labels.ts'

/** Rows that a card can have; those without words take no room. */
const rowFields = [
  'event-1',
  'event-2',
  'event-3',
  'event-4',
  'event-5',
  'event-6',
  'event-7',
  'event-8',
  'event-9',
  'event-10',
] as const satisfies readonly FieldId[]

/** The week of a wedding as a simcha writes it, for a sample in each language. */
const sample = {
  ...newSimcha({
    ...{ id: 'sample', occasion: 'wedding', language: 'he', land: 'diaspora', changedAt: 0 },
  }),
  date: { year: 2027, month: 1, day: 26, evening: true },
  time: '18:30',
  welcomeTime: '17:00',
  words: {
    place: { he: 'אולמי תפארת', en: 'Tiferes Hall' },
    shul: { he: 'בית המדרש אוהל תורה', en: 'Ohel Torah' },
  },
  hosts: [
    { he: 'משפחת כץ', en: 'The Katz family' },
    { he: '', en: '' },
    { he: 'משפחת רוזן', en: 'The Rosen family' },
    { he: 'משפחת ברגר', en: 'The Berger family' },
  ],
}

/** The rows of a schedule, in the ranks `firstRow` and `row`. */
export function scheduleLines(language: SimchaLanguage): Line<'firstRow' | 'row'>[] {
  const rows = scheduleRows(sample, simchaStrings[language], language)
  return rowFields.map((field, i) => [
    ...([field, i === 0 ? 'firstRow' : 'row', rows[i] ?? ''] as const),
    { maxLength: 160 },
  ])
}

/** The ranks of rows in the faces of a family. */
export function rowStyles<Row extends Pick<Style, 'faces' | 'ink' | 'lead'>>(row: Row) {
  const style = { ...row, sizes: [26, 46], maxLines: 3 } as const
  return { firstRow: { ...style, gap: 76 }, row: { ...style, gap: 46 } } as const
}
