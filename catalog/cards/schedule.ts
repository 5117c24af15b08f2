import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import { newSimcha, type SimchaLanguage } from '#shared/simcha/simcha.ts'
import { scheduleRows } from '#shared/simcha/week-events.ts'
import type { CardSource, Line, Style } from './compose-card.ts'
import { cormorantBold, cormorantItalic } from './faces.ts'
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
  date: { year: 2027, month: 1, day: 19, evening: true },
  time: '18:30',
  welcomeTime: '17:00',
  words: {
    place: { he: 'אולמי תפארת', en: 'Tiferes Hall' },
    shul: { he: 'בית המדרש אוהל תורה', en: 'Ohel Torah' },
  },
  hosts: [
    { he: 'משפחת כ״ץ', en: 'The Katz Family' },
    { he: '', en: '' },
    { he: 'משפחת רוזן', en: 'The Rosen Family' },
  ],
}

type Rank = 'weekTitle' | 'weekNames' | 'firstRow' | 'row'

type Faces = Style['faces']

interface ScheduleWords {
  title: string
  couple: string
  /** Of an English title. */
  titleFaces?: Faces
}

/** What all schedules have in common, and the words of one. */
export function schedule(language: SimchaLanguage, words: ScheduleWords) {
  return {
    categories: ['wedding'],
    subCategories: ['schedule'],
    formats: ['status', 'portrait', 'print'],
    language,
    lines: scheduleLines(language, words),
  } satisfies Partial<CardSource<Rank>>
}

/** The title, the couple, and a row for each event. */
function scheduleLines(
  language: SimchaLanguage,
  { title, couple, titleFaces = cormorantBold }: ScheduleWords,
): Line<Rank>[] {
  const rows = scheduleRows(sample, simchaStrings[language], language)
  const [ofTitle, ofNames, ofRow] =
    language === 'en'
      ? [
          { faces: titleFaces, sizes: [84, 124] as const },
          { faces: cormorantBold },
          { faces: cormorantItalic, lead: { faces: cormorantBold, ink: 'accent' as const } },
        ]
      : []
  return [
    ['title', 'weekTitle', title, { ...ofTitle }],
    ['chosson', 'weekNames', couple, { label: 'both-names', ...ofNames }],
    ...rowFields.map(
      (field, i): Line<Rank> => [
        ...([field, i === 0 ? 'firstRow' : 'row', rows[i] ?? ''] as const),
        { maxLength: 160, ...ofRow },
      ],
    ),
  ]
}

interface ScheduleFaces {
  title: Pick<Style, 'faces' | 'drawn'>
  names: Faces
  event: Faces
  when: Faces
}

/** The ranks of a schedule in the faces of a family. */
export function scheduleStyles({ title, names, event, when }: ScheduleFaces) {
  const row = {
    ...({ faces: when, sizes: [26, 33], maxLines: 3, ink: 'body' } as const),
    lead: { faces: event, ink: 'accent' },
  } as const
  return {
    weekTitle: { ...title, sizes: [84, 170], gap: 0, maxLines: 1, ink: 'title' },
    weekNames: { faces: names, sizes: [54, 96], gap: 56, maxLines: 1, ink: 'name' },
    firstRow: { ...row, gap: 76 },
    row: { ...row, gap: 46 },
  } as const satisfies Record<Rank, Style>
}
