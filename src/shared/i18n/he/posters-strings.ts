import type { PostersStrings } from '../posters-strings.ts'
import { prefixed } from './grammar.ts'

export const hebrew: PostersStrings = {
  title: 'פוסטרים לסטטוס בחינם',
  heading: 'פוסטרים לסטטוס בחינם',
  description:
    'פוסטרים בחינם לסטטוס בוואטסאפ, ביחס 9:16, לכל חג ושמחה. נפתחים בלחיצה אחת, בלי הרשמה.',
  lead: 'בדיוק לסטטוס בוואטסאפ. משתפים כמו שהם, או פותחים ומוסיפים את השמות.',
  occasions: 'קטגוריות של פוסטרים',
  all: 'הכול',
  none: (occasion) => `עדיין אין פוסטר ${prefixed('ל', occasion)}`,
  noneLead: 'כתבו לנו מה חסר לכם, או בחרו פוסטר מקטגוריה אחרת.',
  allPosters: 'כל הפוסטרים',
  page: (occasion) => `פוסטרים ${prefixed('ל', occasion)} בחינם`,
}
