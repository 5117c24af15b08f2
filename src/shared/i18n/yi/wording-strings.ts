import { customNames } from '../custom-strings.ts'
import type { WordingStrings } from '../wording-strings.ts'

export const yiddish: WordingStrings = {
  title: 'נוסחאות',
  lead: 'איין דרוק און עס שטייט אויפן קארטל.',
  close: 'פארמאכן',
  language: 'שפראך',
  languages: { he: 'עברית', yi: 'יידיש', en: 'English' },
  kinds: {
    greeting: 'ברכות',
    wish: 'ווינטשן',
    announce: 'מודעות',
    invite: 'איינלאדונגען',
    thanks: 'א דאנק',
  },
  usage: 'מען ניצט עס אסאך. קוקט נאך פארן פרינטן.',
  customs: customNames.yi,
  addressees: { man: 'צו א מאן', woman: 'צו א פרוי', family: 'צו א משפחה' },
  moments: {
    'chol-hamoed': 'חול המועד',
    'hoshana-rabbah': 'הושענא רבה',
    'after-shabbos': 'מוצאי שבת',
    'before-rosh-hashanah': 'ביז ראש השנה',
    'until-yom-kippur': 'ביז יום כיפור',
  },
  none: 'אויף דער שפראך נאך נישטא.',
}
