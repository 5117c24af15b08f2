import { eventWords } from '#shared/simcha/event-words.ts'
import type { SimchaOccasion } from '#shared/simcha/occasion.ts'
import { newSimcha, type Simcha, type SimchaLanguage } from '#shared/simcha/simcha.ts'
import { scheduleRows } from '#shared/simcha/week-events.ts'
import type { CardSource, Line, LineOptions, Style } from './compose-card.ts'
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

/** Fewer rows, of larger letters, below larger art. */
const fewRowFields = rowFields.slice(0, 5)

function sampleOf(occasion: SimchaOccasion): Simcha {
  return newSimcha({ id: 'sample', occasion, language: 'he', land: 'diaspora', changedAt: 0 })
}

/** The week of a wedding as a simcha writes it, for a sample in each language. */
const wedding: Simcha = {
  ...sampleOf('wedding'),
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

/** The days of simchas that have few of them. */
const shortSimchas: Readonly<Record<ShortOccasion, Simcha>> = {
  bris: {
    ...sampleOf('bris'),
    date: { year: 2027, month: 1, day: 12, evening: false },
    time: '09:00',
    words: { place: { he: 'בית המדרש אוהל תורה', en: 'Ohel Torah' } },
  },
  'bar-mitzvah': {
    ...sampleOf('bar-mitzvah'),
    date: { year: 2027, month: 1, day: 20, evening: true },
    time: '18:30',
    words: { place: { he: 'אולמי תפארת', en: 'Tiferes Hall' } },
  },
}

type ShortOccasion = Extract<SimchaOccasion, 'bris' | 'bar-mitzvah'>
type Rank = 'weekTitle' | 'weekNames' | 'firstRow' | 'row' | 'firstOfFew' | 'few'

type Faces = Style['faces']

interface ScheduleWords {
  title: string
  couple: string
  /** Of an English title. */
  titleStyle?: LineOptions
}

/** What all schedules of a wedding have in common, and the words of one. */
export function schedule(language: SimchaLanguage, words: ScheduleWords) {
  const { couple, ...title } = words
  const rows = scheduleRows(wedding, eventWords[language], language)
  const names = ['chosson', couple, { label: 'both-names' }] as const
  return scheduleOf('wedding', language, linesOf(language, { ...title, names, rows }))
}

/**
 * What all schedules of a bris or a bar mitzvah have in common: a few large rows.
 *
 * @param name of the family of a newborn, or of the bar mitzvah boy
 */
export function shortSchedule(
  occasion: ShortOccasion,
  language: SimchaLanguage,
  { name, ...title }: Omit<ScheduleWords, 'couple'> & { name: string },
) {
  const rows = scheduleRows(shortSimchas[occasion], eventWords[language], language)
  const names = [occasion === 'bris' ? 'family' : 'name', name, {}] as const
  return scheduleOf(occasion, language, linesOf(language, { ...title, names, rows, few: true }))
}

function scheduleOf(category: string, language: SimchaLanguage, lines: Line<Rank>[]) {
  return {
    categories: [category],
    subCategories: ['schedule'],
    formats: ['status', 'portrait', 'print'],
    language,
    lines,
  } satisfies Partial<CardSource<Rank>>
}

interface ScheduleLines extends Omit<ScheduleWords, 'couple'> {
  names: readonly [field: FieldId, words: string, options: LineOptions]
  rows: readonly string[]
  few?: boolean
}

const plainTitle: LineOptions = { faces: cormorantBold, sizes: [84, 142], tracking: 0.03 }

/** The title, the names, and a row for each event. */
function linesOf(
  language: SimchaLanguage,
  { title, titleStyle = plainTitle, names, rows, few = false }: ScheduleLines,
): Line<Rank>[] {
  const [nameField, nameWords, nameOptions] = names
  const [first, other] = few ? (['firstOfFew', 'few'] as const) : (['firstRow', 'row'] as const)
  const [ofTitle, ofNames, ofRow] =
    language === 'en'
      ? [
          titleStyle,
          { faces: cormorantBold },
          {
            faces: cormorantItalic,
            ...(!few && { sizes: [26, 35] as const }),
            lead: { faces: cormorantBold, ink: 'accent' as const },
          },
        ]
      : []
  return [
    ['title', 'weekTitle', title, { ...ofTitle }],
    [nameField, 'weekNames', nameWords, { ...nameOptions, ...ofNames }],
    ...(few ? fewRowFields : rowFields).map(
      (field, i): Line<Rank> => [
        ...([field, i === 0 ? first : other, rows[i] ?? ''] as const),
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
    ...({ faces: when, sizes: [26, 38], maxLines: 3, ink: 'body' } as const),
    lead: { faces: event, ink: 'accent' },
  } as const
  return {
    weekTitle: { ...title, sizes: [84, 150], gap: 0, maxLines: 1, ink: 'title' },
    weekNames: { faces: names, sizes: [54, 88], gap: 44, maxLines: 1, ink: 'name' },
    firstRow: { ...row, gap: 70 },
    row: { ...row, gap: 53 },
    firstOfFew: { ...row, sizes: [26, 50], gap: 84 },
    few: { ...row, sizes: [26, 50], gap: 60 },
  } as const satisfies Record<Rank, Style>
}
