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

/** Labels of a field, by its id and its sample. */
export function labelsOf(id: FieldId, sample: string): Labels {
  return id === 'family' && sample === '' ? optionalFamily : fieldLabels[id]
}
