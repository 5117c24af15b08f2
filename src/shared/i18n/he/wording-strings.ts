import { customNames } from '../custom-strings.ts'
import type { WordingStrings } from '../wording-strings.ts'

export const hebrew: WordingStrings = {
  title: 'נוסחים',
  lead: 'בלחיצה אחת הנוסח על הכרטיס.',
  close: 'סגירה',
  language: 'שפה',
  languages: { he: 'עברית', yi: 'יידיש', en: 'English' },
  kinds: {
    greeting: 'ברכות',
    wish: 'איחולים',
    announce: 'הודעות',
    invite: 'הזמנות',
    thanks: 'תודות',
  },
  usage: 'נפוצים. כדאי לבדוק לפני ההדפסה.',
  customs: customNames.he,
  addressees: { man: 'לגבר', woman: 'לאישה', family: 'למשפחה' },
  moments: {
    'chol-hamoed': 'חול המועד',
    'hoshana-rabbah': 'הושענא רבה',
    'after-shabbos': 'מוצאי שבת',
    'before-rosh-hashanah': 'עד ראש השנה',
    'until-yom-kippur': 'עד יום כיפור',
  },
  none: 'בשפה הזאת עדיין אין.',
}
