import type { CardField } from '#shared/card.ts'

type Labels = Pick<CardField, 'label' | 'half'> & { hint?: CardField['hint'] }

/** What the form calls each field, by its id. */
export const fieldLabels = {
  arch: {
    label: { en: 'On the arch', he: 'על הקשת' },
    hint: { en: 'Hebrew only', he: 'בעברית בלבד' },
    half: false,
  },
  'before-chosson': { label: { en: 'Before the chosson', he: 'לפני שם החתן' }, half: true },
  'before-kallah': { label: { en: 'Before the kallah', he: 'לפני שם הכלה' }, half: true },
  chosson: { label: { en: 'Chosson', he: 'החתן' }, half: true },
  date: { label: { en: 'Date', he: 'תאריך' }, half: true },
  day: { label: { en: 'Day', he: 'היום' }, half: true },
  families: { label: { en: 'Families', he: 'המשפחות' }, half: true },
  family: { label: { en: 'From', he: 'מאת' }, half: false },
  greeting: { label: { en: 'Greeting', he: 'ברכה' }, half: false },
  'in-memory': { label: { en: 'In whose honour', he: 'לכבוד או לעילוי נשמת' }, half: true },
  invite: { label: { en: 'Invitation', he: 'הזמנה' }, half: false },
  kallah: { label: { en: 'Kallah', he: 'הכלה' }, half: true },
  masechta: { label: { en: 'Masechta', he: 'מסכת' }, half: true },
  name: { label: { en: 'Name', he: 'שם' }, half: true },
  occasion: { label: { en: 'Occasion', he: 'השמחה' }, half: true },
  parents: { label: { en: 'Parents', he: 'ההורים' }, half: true },
  parsha: { label: { en: 'Parsha', he: 'פרשה' }, half: true },
  place: { label: { en: 'Place', he: 'מקום' }, half: true },
  'second-greeting': { label: { en: 'Second greeting', he: 'ברכה שנייה' }, half: false },
  time: { label: { en: 'Time', he: 'שעה' }, half: true },
  to: { label: { en: 'To', he: 'אל' }, half: true },
  wish: { label: { en: 'Wish', he: 'איחול' }, half: false },
  with: { label: { en: 'Between the names', he: 'בין השמות' }, half: true },
} as const satisfies Readonly<Record<string, Labels>>

export type FieldId = keyof typeof fieldLabels

/** Of a family that the card does without until the visitor types one. */
export const optionalFamily: Labels = {
  label: { en: 'Your family', he: 'המשפחה שלכם' },
  hint: { en: 'if you like', he: 'לא חובה' },
  half: false,
}

const oneFamily: Labels = { label: { en: 'Family', he: 'המשפחה' }, half: true }

/** What a line can hold that its field does not say by itself. */
const labelsBySample: readonly (readonly [id: FieldId, sample: RegExp, labels: Labels])[] = [
  ['family', /^$/, optionalFamily],
  ['family', /thanks$/, { label: { en: 'Closing words', he: 'מילות סיום' }, half: false }],
  ['families', /^משפחת/, oneFamily],
  ['parents', /^משפחת/, oneFamily],
  ['place', /^משפחת/, oneFamily],
  ['parents', /^(?:בן|בת) /, { label: { en: 'Child of', he: 'בן או בת' }, half: true }],
  [
    'chosson',
    / (?:& |עם |ו)/,
    { label: { en: 'Chosson and kallah', he: 'החתן והכלה' }, half: true },
  ],
  ['invite', /תתקיים|take place/, { label: { en: 'Announcement', he: 'הודעה' }, half: false }],
  ['second-greeting', /^Day|Night of/, { label: { en: 'In English', he: 'באנגלית' }, half: false }],
]

/** Labels of a field, by its id and its sample. */
export function labelsOf(id: FieldId, sample: string): Labels {
  const special = labelsBySample.find(([field, held]) => field === id && held.test(sample))
  return special?.[2] ?? fieldLabels[id]
}
