import type { CardField } from '#shared/card.ts'

type Labels = Pick<CardField, 'label' | 'half'> & { hint?: CardField['hint'] }

const eventHint = { en: 'if you like', he: 'לא חובה', yi: 'אויב איר ווילט' }

/** The label of a row of a schedule. */
function event(row: number) {
  return {
    label: { en: `Event ${row}`, he: `אירוע ${row}`, yi: `שמחה ${row}` },
    hint: eventHint,
    half: false,
  }
}

/** Labels of each field in the form, by its id. */
const fieldLabels = {
  arch: {
    label: { en: 'On the arch', he: 'על הקשת', yi: 'אויפן בויגן' },
    hint: { en: 'Hebrew only', he: 'בעברית בלבד', yi: 'נאר לשון הקודש' },
    half: false,
  },
  'before-chosson': {
    label: { en: 'Before the chosson', he: 'לפני שם החתן', yi: 'פארן נאמען פון חתן' },
    half: true,
  },
  'before-kallah': {
    label: { en: 'Before the kallah', he: 'לפני שם הכלה', yi: 'פארן נאמען פון כלה' },
    half: true,
  },
  chosson: { label: { en: 'Chosson', he: 'החתן', yi: 'חתן' }, half: true },
  'event-1': event(1),
  'event-2': event(2),
  'event-3': event(3),
  'event-4': event(4),
  'event-5': event(5),
  'event-6': event(6),
  'event-7': event(7),
  'event-8': event(8),
  'event-9': event(9),
  'event-10': event(10),
  date: { label: { en: 'Date', he: 'תאריך', yi: 'דאטום' }, half: true },
  day: { label: { en: 'Day', he: 'היום', yi: 'טאג' }, half: true },
  families: { label: { en: 'Families', he: 'המשפחות', yi: 'משפחות' }, half: true },
  family: { label: { en: 'From', he: 'מאת', yi: 'פון' }, half: false },
  greeting: { label: { en: 'Greeting', he: 'ברכה', yi: 'ברכה' }, half: false },
  husband: { label: { en: 'Husband', he: 'הבעל', yi: 'מאן' }, half: true },
  'in-memory': {
    label: { en: 'In whose honour', he: 'לכבוד או לעילוי נשמת', yi: 'לכבוד אדער לעילוי נשמת' },
    half: true,
  },
  invite: { label: { en: 'Invitation', he: 'הזמנה', yi: 'איינלאדונג' }, half: false },
  kallah: { label: { en: 'Kallah', he: 'הכלה', yi: 'כלה' }, half: true },
  masechta: { label: { en: 'Masechta', he: 'מסכת', yi: 'מסכתא' }, half: true },
  name: { label: { en: 'Name', he: 'שם', yi: 'נאמען' }, half: true },
  occasion: { label: { en: 'Occasion', he: 'השמחה', yi: 'שמחה' }, half: true },
  of: { label: { en: 'Before the name', he: 'לפני השם', yi: 'פארן נאמען' }, half: true },
  parents: { label: { en: 'Parents', he: 'ההורים', yi: 'עלטערן' }, half: true },
  parsha: { label: { en: 'Parsha', he: 'פרשה', yi: 'פרשה' }, half: true },
  place: { label: { en: 'Place', he: 'מקום', yi: 'פלאץ' }, half: true },
  'second-greeting': {
    label: { en: 'Second greeting', he: 'ברכה שנייה', yi: 'צווייטע ברכה' },
    half: false,
  },
  time: { label: { en: 'Time', he: 'שעה', yi: 'צייט' }, half: true },
  title: { label: { en: 'Title', he: 'כותרת', yi: 'טיטל' }, half: true },
  to: { label: { en: 'To', he: 'אל', yi: 'צו' }, half: true },
  wife: { label: { en: 'Wife', he: 'האישה', yi: 'פרוי' }, half: true },
  wish: { label: { en: 'Wish', he: 'איחול', yi: 'וואונטש' }, half: false },
  with: { label: { en: 'Between the names', he: 'בין השמות', yi: 'צווישן די נעמען' }, half: true },
} as const satisfies Readonly<Record<string, Labels>>

/** Labels for lines whose words do not fit the label of their field. */
const lineLabels = {
  announcement: { label: { en: 'Announcement', he: 'הודעה', yi: 'מודעה' }, half: false },
  'both-names': {
    label: { en: 'Chosson and kallah', he: 'החתן והכלה', yi: 'חתן און כלה' },
    half: true,
  },
  'child-of': { label: { en: 'Child of', he: 'בן או בת', yi: 'זון אדער טאכטער' }, half: true },
  closing: { label: { en: 'Closing words', he: 'מילות סיום', yi: 'שלוס ווערטער' }, half: false },
  'hebrew-date': {
    label: { en: 'Hebrew date', he: 'תאריך עברי', yi: 'אידישער דאטום' },
    half: true,
  },
  'in-english': { label: { en: 'In English', he: 'באנגלית', yi: 'אויף ענגליש' }, half: false },
  'in-yiddish': { label: { en: 'In Yiddish', he: 'ביידיש', yi: 'אויף יידיש' }, half: false },
  molad: {
    label: { en: 'Molad', he: 'המולד', yi: 'מולד' },
    hint: { en: 'if you like', he: 'לא חובה', yi: 'אויב איר ווילט' },
    half: false,
  },
  'one-family': { label: { en: 'Family', he: 'המשפחה', yi: 'משפחה' }, half: true },
  'optional-family': {
    label: { en: 'Your family', he: 'המשפחה שלכם', yi: 'אייער משפחה' },
    hint: { en: 'if you like', he: 'לא חובה', yi: 'אויב איר ווילט' },
    half: false,
  },
  reason: { label: { en: 'Occasion', he: 'לרגל', yi: 'די שמחה' }, half: true },
  recipient: { label: { en: 'To', he: 'אל', yi: 'צו' }, half: false },
  son: { label: { en: 'Name', he: 'שם הבן', yi: 'נאמען פון זון' }, half: true },
} as const satisfies Readonly<Record<string, Labels>>

export type FieldId = keyof typeof fieldLabels
export type LineLabel = keyof typeof lineLabels

/** Labels that a line names; default: those of its field. */
export function labelsOf(id: FieldId, label?: LineLabel): Labels {
  return label ? lineLabels[label] : fieldLabels[id]
}
