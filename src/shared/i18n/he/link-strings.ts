import type { LinkStrings } from '../link-strings.ts'
import { prefixed } from './grammar.ts'

export const hebrew: LinkStrings = {
  lead: 'אפשר לשמור, לשתף, או ליצור כרטיס במילים שלכם.',
  open: 'פתיחת הכרטיס',
  save: 'שמירת התמונה',
  saveAgain: 'התמונה מוכנה. לחצו שוב על ״שמירת התמונה״.',
  saveFailed: 'התמונה לא נשמרה. בדקו את החיבור לאינטרנט ונסו שוב.',
  addToCalendar: 'הוספה ליומן',
  calendarSaved: 'נשמר. פתחו את הקובץ כדי להוסיף ליומן.',
  calendarFailed: 'התאריך לא נשמר. בדקו את החיבור לאינטרנט ונסו שוב.',
  waze: 'Waze',
  wazeTo: (place) => prefixed('ל', place),
  sayThanks: 'לומר תודה',
  onWhatsApp: 'בוואטסאפ',
  makeYourOwn: 'כרטיס משלכם',
  edit: 'שינוי המילים',
  failed: 'תמונת הכרטיס לא צוירה. בדקו את החיבור לאינטרנט ופתחו שוב את הקישור.',
}
