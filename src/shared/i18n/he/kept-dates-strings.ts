import type { DatesFault } from '../../kept-dates.ts'
import type { KeptDatesStrings } from '../kept-dates-strings.ts'

export const hebrew: KeptDatesStrings = {
  title: 'התאריכים שלכם',
  lead: 'נשמרים רק במכשיר הזה. קובץ מעביר אותם למכשיר אחר.',
  name: 'של מי התאריך?',
  keep: 'שמירת התאריך',
  unnamed: 'בלי שם',
  remove: (name) => `הסרה: ${name}`,
  save: 'שמירה כקובץ',
  open: 'פתיחת קובץ',
  saved: 'הקובץ נשמר. פתחו אותו כאן במכשיר האחר.',
  added: (count) => (count === 1 ? 'נוסף תאריך אחד.' : `נוספו ${count} תאריכים.`),
  nothingNew: 'כל התאריכים שבקובץ כבר נמצאים כאן.',
  fault: (fault) => `${faultOf(fault)} שום דבר לא השתנה.`,
  failed: 'הדפדפן הזה לא הצליח לשמור את התאריכים. שום דבר לא השתנה.',
}

function faultOf(fault: DatesFault): string {
  switch (fault.kind) {
    case 'not-ours':
      return 'זה אינו קובץ תאריכים מהדף הזה.'
    case 'newer':
      return 'הקובץ מגרסה חדשה יותר של הדף: טענו את הדף מחדש ופתחו אותו שוב.'
    case 'date':
      return `תאריך מספר ${fault.place} בקובץ אינו תקין.`
  }
}
