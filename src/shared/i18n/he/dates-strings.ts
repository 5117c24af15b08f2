import type { DatesStrings } from '../dates-strings.ts'
import { counted } from './grammar.ts'

const sincePetirah = { one: 'שנה', two: 'שנתיים', many: 'שנים' }
const moreYears = { one: 'עוד שנה אחת', two: 'עוד שנתיים' }

export const hebrew: DatesStrings = {
  title: 'תאריכים',
  hebrew: '',
  description:
    'מלידה: ברית, פדיון הבן, אפשערן ובר מצוה. מחתונה: ימי נישואין. מפטירה: ימי יארצייט. הכול לפי הלוח העברי, ולכל יום כרטיס.',
  lead: 'מתאריך אחד מחושבים כל הימים שאחריו. הוא נשאר במכשיר שלכם.',
  after: 'תאריכים של',
  afters: { boy: 'בן', girl: 'בת', wedding: 'חתונה', petirah: 'יארצייט' },
  when: {
    boy: 'מתי הוא נולד?',
    girl: 'מתי היא נולדה?',
    wedding: 'מתי הייתה החתונה?',
    petirah: 'מתי הייתה הפטירה?',
  },
  needsScript: 'התאריכים מחושבים במכשיר שלכם, ולשם כך צריך להפעיל JavaScript.',
  noDate: 'בחרו תאריך, וכאן יופיעו הימים שאחריו.',
  is: (hebrewDate, evening) => (evening ? `${hebrewDate}, אחרי צאת הכוכבים` : hebrewDate),
  days: 'הימים',
  events: {
    'shalom-zachor': ['שלום זכר', ''],
    bris: ['ברית מילה', ''],
    'pidyon-haben': ['פדיון הבן', ''],
    upsherin: ['אפשערן', ''],
    'bar-mitzvah': ['בר מצוה', ''],
    'bas-mitzvah': ['בת מצוה', ''],
    birthday: ['ימי הולדת', ''],
    anniversary: ['ימי נישואין', ''],
    yahrzeit: ['ימי יארצייט', ''],
  },
  yearly: {
    birthday: (years) => `יום הולדת ${years}`,
    anniversary: (years) => `יום נישואין ${years}`,
    yahrzeit: (years) => `יארצייט, ${counted(years, sincePetirah)} לפטירה`,
  },
  comesOfAge: (evening) => `הוא בן שלוש עשרה החל מ${evening}.`,
  about: {
    'shalom-zachor': 'בליל שבת הראשון.',
    bris: 'ביום השמיני. אם הלידה הייתה בין השמשות או בניתוח, יש לשאול רב.',
    'pidyon-haben': 'ביום השלושים ואחד, לבכור לאמו. יש לשאול רב אם צריך פדיון.',
    upsherin: 'ביום הולדת שלוש.',
    'bar-mitzvah': 'בשבת של יום הולדת שלוש עשרה, או בשבת שאחריו.',
    'bas-mitzvah': 'ביום הולדת שתים עשרה.',
  },
  notes: {
    'put-off': 'היום עצמו חל בשבת או ביום טוב, ולכן הוא נדחה.',
    'two-adars': 'בשנה זו יש שני אדרים. המנהגים שונים: יש לשאול רב.',
    'no-thirtieth': 'בשנה זו אין בחודש יום שלושים. המנהגים שונים: יש לשאול רב.',
    shabbos: 'היום חל בשבת.',
    'yom-tov': 'היום חל ביום טוב.',
    'chol-hamoed': 'היום חל בחול המועד.',
    fast: 'היום חל בתענית: יש לשאול רב מתי לערוך את הסעודה.',
    omer: 'בימי העומר רבים ממתינים לל״ג בעומר. המנהגים שונים: יש לשאול רב.',
    'three-weeks': 'בבין המצרים רבים ממתינים עד אחרי תשעה באב. המנהגים שונים: יש לשאול רב.',
  },
  others: (dates) => `יש הנוהגים: ${dates}.`,
  makeCard: 'יצירת כרטיס',
  makeCardFor: (event, date) => `יצירת כרטיס: ${event}, ${date}`,
  calendar: 'ליומן',
  calendarFor: (event, date) => `ליומן: ${event}, ${date}`,
  addAll: (count) => (count === 1 ? 'הוספה ליומן' : `הוספת כל ה־${count} ליומן`),
  moreYears: (count) => counted(count, { ...moreYears, many: 'שנים נוספות' }),
  saved: 'קובץ היומן נשמר. פתחו אותו כדי להוסיף את התאריכים.',
  failed: 'זה לא הצליח. נסו שוב.',
  advice: 'המנהגים שונים. בכל ספק יש לשאול רב.',
}
