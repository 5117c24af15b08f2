import { weekdayOf } from '../../calendar/civil-date.ts'
import { type DayFact, newMonthDays } from '../../calendar/day-facts.ts'
import { dayName } from '../../calendar/day-names.ts'
import { writeGematria } from '../../calendar/gematria.ts'
import { monthName } from '../../calendar/month-name.ts'
import { weekdayName } from '../../calendar/weekday-name.ts'
import type { FactOptions, TodayStrings } from '../today-strings.ts'

export const yiddish: TodayStrings = {
  title: 'היינט',
  hebrew: '',
  description:
    'דער אידישער דאטום, די פרשה, ספירת העומר, ראש חודש מיטן מולד, יעדער יום טוב און תענית, מיט פאוסטערס פונעם טאג צו שיקן.',
  time: 'צייט פון טאג',
  times: { day: 'ביי טאג', evening: 'נאך נאכט' },
  nightfall:
    'די צייט פון צאת הכוכבים איז אויסגערעכנט לויט די גרויסע שטאט אין אייער געגנט. ביי אייך קען עס זיין פריער אדער שפעטער.',
  posters: 'פאוסטערס פונעם טאג',
  noPosters: 'נישטא קיין פאוסטערס פאר היינט.',
  word: 'אייער מנהג',
  advice: 'די מנהגים זענען פארשידן. פרעגט אייער רב ביי יעדן ספק.',
  parsha: (name) => `פרשת ${name}`,
  fact: (fact, options) => ({ name: dayName(fact, options), note: noteOf(fact, options) }),
}

const candles = ['ערשטע', 'צווייטע', 'דריטע', 'פערטע', 'פינפטע', 'זעקסטע', 'זיבעטע', 'אכטע']
const customs = 'די מנהגים זענען פארשידן: פרעגט אייער רב.'

function noteOf(fact: DayFact, { evening, word }: FactOptions): string | undefined {
  switch (fact.kind) {
    case 'chanukah':
      return fact.tonight === undefined
        ? undefined
        : `היינט ביינאכט: דאס ${candles[fact.tonight - 1]} ליכטל.`
    case 'omer':
      return evening || fact.count === 49
        ? undefined
        : `היינט ביינאכט: ${writeGematria(fact.count + 1)} ${word}.`
    case 'fast':
      return 'פרעגט אין שול וועגן די זמנים.'
    case 'mevarchim':
      return `ראש חודש ${monthName(fact, 'hebrew')} איז ${announced(fact)}.`
    case 'elul':
      return 'דער חודש פאר ראש השנה.'
    case 'three-weeks':
    case 'nine-days':
      return customs
    default:
      return undefined
  }
}

function announced(fact: DayFact & { kind: 'mevarchim' }): string {
  return newMonthDays(fact)
    .map((day) => weekdayName(weekdayOf(day), 'yi'))
    .join(' און ')
}
