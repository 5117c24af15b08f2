import type { CardField } from '#shared/card.ts'

type Labels = Pick<CardField, 'label' | 'half'> & { hint?: CardField['hint'] }

/** Labels of each field in the form, by its id. */
const fieldLabels = {
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
  husband: { label: { en: 'Husband', he: 'הבעל' }, half: true },
  'in-memory': { label: { en: 'In whose honour', he: 'לכבוד או לעילוי נשמת' }, half: true },
  invite: { label: { en: 'Invitation', he: 'הזמנה' }, half: false },
  kallah: { label: { en: 'Kallah', he: 'הכלה' }, half: true },
  masechta: { label: { en: 'Masechta', he: 'מסכת' }, half: true },
  name: { label: { en: 'Name', he: 'שם' }, half: true },
  occasion: { label: { en: 'Occasion', he: 'השמחה' }, half: true },
  of: { label: { en: 'Before the name', he: 'לפני השם' }, half: true },
  parents: { label: { en: 'Parents', he: 'ההורים' }, half: true },
  parsha: { label: { en: 'Parsha', he: 'פרשה' }, half: true },
  place: { label: { en: 'Place', he: 'מקום' }, half: true },
  'second-greeting': { label: { en: 'Second greeting', he: 'ברכה שנייה' }, half: false },
  time: { label: { en: 'Time', he: 'שעה' }, half: true },
  title: { label: { en: 'Title', he: 'כותרת' }, half: true },
  to: { label: { en: 'To', he: 'אל' }, half: true },
  wife: { label: { en: 'Wife', he: 'האישה' }, half: true },
  wish: { label: { en: 'Wish', he: 'איחול' }, half: false },
  with: { label: { en: 'Between the names', he: 'בין השמות' }, half: true },
} as const satisfies Readonly<Record<string, Labels>>

/** Labels for lines whose words do not fit the label of their field. */
const lineLabels = {
  announcement: { label: { en: 'Announcement', he: 'הודעה' }, half: false },
  'both-names': { label: { en: 'Chosson and kallah', he: 'החתן והכלה' }, half: true },
  'child-of': { label: { en: 'Child of', he: 'בן או בת' }, half: true },
  closing: { label: { en: 'Closing words', he: 'מילות סיום' }, half: false },
  'hebrew-date': { label: { en: 'Hebrew date', he: 'תאריך עברי' }, half: true },
  'in-english': { label: { en: 'In English', he: 'באנגלית' }, half: false },
  'in-yiddish': { label: { en: 'In Yiddish', he: 'ביידיש' }, half: false },
  'one-family': { label: { en: 'Family', he: 'המשפחה' }, half: true },
  'optional-family': {
    label: { en: 'Your family', he: 'המשפחה שלכם' },
    hint: { en: 'if you like', he: 'לא חובה' },
    half: false,
  },
  reason: { label: { en: 'Occasion', he: 'לרגל' }, half: true },
  recipient: { label: { en: 'To', he: 'אל' }, half: false },
  son: { label: { en: 'Name', he: 'שם הבן' }, half: true },
} as const satisfies Readonly<Record<string, Labels>>

export type FieldId = keyof typeof fieldLabels
export type LineLabel = keyof typeof lineLabels

/** Labels that a line names; default: those of its field. */
export function labelsOf(id: FieldId, label?: LineLabel): Labels {
  return label ? lineLabels[label] : fieldLabels[id]
}
