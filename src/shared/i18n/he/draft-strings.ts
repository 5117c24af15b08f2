import type { DraftStrings } from '../draft-strings.ts'
import { counted } from './grammar.ts'

const deleted = { one: 'טיוטה אחת נמחקה', two: 'שתי טיוטות נמחקו', many: 'טיוטות נמחקו' }
const unreadable = {
  one: 'טיוטה נוספת אחת לא נקראה. היא נשארה כמו שהייתה',
  two: 'שתי טיוטות נוספות לא נקראו. הן נשארו כמו שהיו',
  many: 'טיוטות נוספות לא נקראו. הן נשארו כמו שהיו',
}

export const hebrew: DraftStrings = {
  saving: 'בשמירה…',
  saved: 'נשמר במכשיר הזה',
  short: { saving: 'בשמירה…', saved: 'נשמר', failed: 'לא נשמר' },
  full: 'המכשיר מלא, ולכן הכרטיס לא נשמר. הורידו אותו עכשיו.',
  off: 'הכרטיס לא נשמר במכשיר הזה. הורידו אותו עכשיו, לפני שאתם סוגרים את הדף.',
  restored: (when) => `הטיוטה שלכם חזרה, השינוי האחרון ${when}.`,
  copy: 'הכרטיס הזה פתוח בלשונית אחרת. כאן זה עותק נפרד.',
  carryOn: 'להמשיך בכרטיס שלכם',
  carryOnVideo: 'להמשיך בסרטון שלכם',
  savedAt: (when) => `נשמר ${when}`,
  open: 'פתיחה',
  startAgain: 'מההתחלה',
  startAgainHint: 'הטיוטה נשארת תחת ״הטיוטות שלי״.',
  close: 'סגירת ההודעה',
  title: 'הטיוטות שלי',
  description: 'הכרטיסים שהתחלתם, שמורים רק במכשיר הזה עד שתמחקו אותם.',
  lead: 'שמורות רק במכשיר הזה. מחיקת נתוני הדפדפן מוחקת גם אותן.',
  reading: 'מחפשים את הטיוטות שלכם…',
  list: 'טיוטות',
  noWords: 'המילים כמו בכרטיס',
  asVideo: (title) => `${title}, סרטון`,
  lostCard: 'כרטיס שכבר לא כאן',
  lostVideo: 'סרטון שכבר לא כאן',
  changed: (when) => `שונתה ${when}`,
  duplicate: 'שכפול',
  delete: 'מחיקה',
  of: (action, words) => `${action}: ${words}`,
  deleteAll: 'מחיקת הכול',
  deleted: (count) => counted(count, deleted),
  undo: 'ביטול הפעולה',
  duplicated: 'שוכפל',
  failed: 'זה לא הצליח במכשיר הזה. נסו שוב.',
  emptyTitle: 'עדיין אין טיוטות',
  emptyLead: 'פותחים כרטיס ומקלידים את השמות. הוא נשמר כאן תוך כדי, רק במכשיר הזה.',
  emptyWay: 'כרטיסים בחינם',
  closed: 'הדפדפן הזה לא שומר כאן טיוטות, למשל בחלון פרטי. כשהכרטיס מוכן, הורידו אותו.',
  unreadable: (count) => `${counted(count, unreadable)}.`,
}
