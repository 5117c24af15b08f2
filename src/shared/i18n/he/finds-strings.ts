import type { FindsStrings } from '../finds-strings.ts'
import { cards, counted } from './grammar.ts'

export const hebrew: FindsStrings = {
  occasions: 'קטגוריות',
  cards: 'כרטיסים',
  all: (total) => {
    if (total === 1) return 'הכרטיס האחד שנמצא לחיפוש'
    return total === 2 ? 'שני הכרטיסים שנמצאו לחיפוש' : `כל ${total} הכרטיסים שנמצאו לחיפוש`
  },
  title: (query) => (query ? `חיפוש: ${query}` : 'חיפוש'),
  description: 'חיפוש כרטיס, פוסטר לסטטוס או קטגוריה לפי השם, בעברית או באנגלית.',
  again: 'חיפוש נוסף',
  quotes: ['״', '״'],
  heading: (total) => (total === 0 ? 'לא נמצאו כרטיסים לחיפוש' : `${counted(total, cards)} לחיפוש`),
  headingOfShelf: 'נמצא לחיפוש',
  inviteHeading: 'מה השמחה?',
  inviteLead: 'בעברית, ביידיש או באנגלית, כמו שאומרים. הכתיב לא כל כך חשוב.',
  found: 'קטגוריות שנמצאו',
  best: (shown, total) => `מוצגים ${shown} הכרטיסים המתאימים ביותר מתוך ${total}.`,
  emptyTitle: 'לא נמצא כלום בשם הזה',
  emptyLead: 'נסו מילה אחת, או את שם השמחה. אפשר גם לכתוב לנו מה אתם מחפשים, ונצייר.',
  emptyShelfTitle: 'עדיין אין כאן כלום',
  emptyShelf: 'בקטגוריה הזאת עדיין אין כרטיסים. כתבו לנו מה הייתם רוצים למצוא בה.',
  nearest: 'הכי קרוב אצלנו',
  yetLead: 'ספרו לנו על השמחה שלכם, ונצייר כרטיס.',
  soberLead:
    'רוב הכרטיסים שלנו מיועדים לימים של שמחה, ולכן לא נציג אותם כאן. כתבו לנו, ונצייר כרטיס ברגישות הראויה.',
  ask: 'בקשת כרטיס',
  popular: 'הפופולריים ביותר',
}
