import type { ContactFault, ContactField } from '../../contact.ts'
import { contactBounds } from '../../contact-bounds.ts'
import type { ContactStrings } from '../contact-strings.ts'
import { isolated } from './grammar.ts'

const labels: Readonly<Record<ContactField, string>> = {
  name: 'שם',
  email: 'אימייל',
  phone: 'טלפון',
  message: 'הודעה',
}

export const hebrew: ContactStrings = {
  title: 'כתבו לנו',
  lead: 'כרטיס שלא מצאתם, טעות שראיתם, או תודה. כל הודעה נקראת.',
  close: 'סגירה',
  ...labels,
  send: 'שליחת ההודעה',
  sending: 'בשליחה',
  sent: 'ההודעה נשלחה בהצלחה',
  failed: 'משהו השתבש. נסו שוב מאוחר יותר',
  call: (phone) => `שיחה אל ${isolated(phone)}`,
  tooLarge: (bytes) => `ההודעה ארוכה מ־${bytes} בתים. נא לקצר אותה.`,
  tooMany: 'יותר מדי הודעות בבת אחת. נסו שוב בעוד דקה.',
  notTaken: 'ההודעה לא נשלחה. נסו שוב בעוד חצי דקה.',
  tooQuick: 'זה היה מהיר מאוד. נא לשלוח שוב.',
  challenged: 'נא לאשר למטה שאינכם רובוט.',
  challengeFailed: 'הבדיקה לא נטענה. אפשר להתקשר אלינו.',
  foreign: 'אפשר לשלוח הודעות רק מהטופס של האתר הזה.',
  trap: 'נא להשאיר ריק',
  offline: 'אין חיבור לאינטרנט. ההודעה נשארת כאן.',
  sendLater: 'שליחה כשהחיבור יחזור',
  waiting: 'ההודעה תישלח כשהחיבור יחזור, אבל לא בשבת וביום טוב.',
  sendMyself: 'לא, שליחה בעצמי',
  fault: (field, fault) => `${labels[field]}: ${faults[fault](field)}`,
}

const faults: Readonly<Record<ContactFault, (field: ContactField) => string>> = {
  missing: () => 'נא למלא.',
  'not-text': () => 'נדרש טקסט.',
  'too-long': (field) => `נא לקצר, עד ${contactBounds[field].max} תווים.`,
  'control-character': (field) =>
    field === 'message'
      ? 'יש כאן תו שאי אפשר להציג. נא להקליד מחדש.'
      : 'נא לכתוב שורה אחת בתווים רגילים.',
}
