import type { ConsentStrings } from '../../about/consent-strings.ts'

export const hebrew: ConsentStrings = {
  label: 'הבחירה שלכם לגבי ספירת ביקורים',
  question: 'אפשר לספור ביקורים ולראות איך משתמשים בדפים? שמות וכרטיסים נשארים מוסתרים.',
  accept: 'כן, אפשר',
  refuse: 'לא, תודה',
  more: 'פרטיות',
  given: 'הסכמתם לכך.',
  refused: 'לא הסכמתם לכך, ולכן שום דבר מזה לא נטען.',
  signalled: 'הדפדפן שלכם מבקש לא לעקוב, ולכן שום דבר מזה לא נטען.',
  withdraw: 'ביטול ההסכמה',
  give: 'הסכמה',
}
