import { weekdayOf } from '../../calendar/civil-date.ts'
import { type DayFact, newMonthDays } from '../../calendar/day-facts.ts'
import { candleNames, dayName } from '../../calendar/day-names.ts'
import { writeGematria } from '../../calendar/gematria.ts'
import { monthName } from '../../calendar/month-name.ts'
import { weekdayName } from '../../calendar/weekday-name.ts'
import type { FactOptions, TodayStrings } from '../today-strings.ts'
import { prefixed } from './grammar.ts'

export const hebrew: TodayStrings = {
  title: 'היום',
  hebrew: '',
  description:
    'התאריך העברי, פרשת השבוע, ספירת העומר, ראש חודש והמולד, כל חג וכל תענית, עם פוסטרים של היום לשליחה.',
  time: 'יום או ערב',
  times: { day: 'ביום', evening: 'אחרי צאת הכוכבים' },
  nightfall:
    'זמן צאת הכוכבים מחושב לפי העיר הראשית באזור הזמן שלכם. במקומכם הוא יכול להקדים או לאחר.',
  posters: 'פוסטרים של היום',
  noPosters: 'אין פוסטרים להיום.',
  word: 'המנהג שלכם',
  advice: 'המנהגים שונים. בכל ספק יש לשאול רב.',
  parsha: (name) => `פרשת ${name}`,
  fact: (fact, options) => ({ name: dayName(fact, options), note: noteOf(fact, options) }),
}

const customs = 'המנהגים שונים: יש לשאול רב.'

function noteOf(fact: DayFact, { evening, word }: FactOptions): string | undefined {
  switch (fact.kind) {
    case 'chanukah':
      return fact.tonight === undefined ? undefined : `הלילה: נר ${candleNames[fact.tonight - 1]}.`
    case 'omer':
      return evening || fact.count === 49
        ? undefined
        : `הלילה: ${writeGematria(fact.count + 1)} ${word}.`
    case 'fast':
      return 'את הזמנים תמצאו בבית הכנסת.'
    case 'mevarchim':
      return `ראש חודש ${monthName(fact, 'hebrew')} חל ${announced(fact)}.`
    case 'elul':
      return 'החודש שלפני ראש השנה.'
    case 'three-weeks':
    case 'nine-days':
      return customs
    default:
      return undefined
  }
}

function announced(fact: DayFact & { kind: 'mevarchim' }): string {
  const days = newMonthDays(fact).map((day) => prefixed('ב', weekdayName(weekdayOf(day), 'he')))
  return days.join(' ו')
}
