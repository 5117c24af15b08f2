import type { DayFact } from './day-facts.ts'
import type { Festival } from './festival.ts'
import { writeGematria } from './gematria.ts'
import { monthName } from './month-name.ts'
import type { Fast } from './occasion.ts'
import type { OmerWord } from './omer.ts'

const festivals: Readonly<Record<Festival, string>> = {
  'rosh-hashanah': 'ראש השנה',
  'yom-kippur': 'יום כיפור',
  sukkos: 'סוכות',
  'simchas-torah': 'שמחת תורה',
  pesach: 'פסח',
  shavuos: 'שבועות',
}

/** The public fasts but Yom Kippur, in Hebrew. */
export const fastNames: Readonly<Record<Exclude<Fast, 'yom-kippur'>, string>> = {
  'tzom-gedaliah': 'צום גדליה',
  'asarah-bteves': 'עשרה בטבת',
  'taanis-esther': 'תענית אסתר',
  'shivah-asar-btamuz': 'שבעה עשר בתמוז',
  'tisha-bav': 'תשעה באב',
}

const others = {
  purim: 'פורים',
  'shushan-purim': 'שושן פורים',
  'tu-bishvat': 'ט״ו בשבט',
  'lag-baomer': 'ל״ג בעומר',
  mevarchim: 'שבת מברכים',
  shabbos: 'שבת קודש',
  'motzei-shabbos': 'מוצאי שבת',
  elul: 'אלול',
  'ten-days': 'עשרת ימי תשובה',
  'three-weeks': 'בין המצרים',
  'nine-days': 'תשעת הימים',
} as const satisfies Partial<Record<DayFact['kind'], string>>

/** What the candles of Chanukah are called, from the first. */
export const candleNames = ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שביעי', 'שמיני']

/**
 * A fact of a day in Hebrew.
 *
 * @example dayName({ kind: 'omer', count: 20 }, { evening: false, word: 'לעומר' }) // 'כ׳ לעומר'
 */
export function dayName(fact: DayFact, options: { evening: boolean; word: OmerWord }): string {
  switch (fact.kind) {
    case 'festival':
      return festivalName(fact)
    case 'chanukah':
      return chanukahName(fact, options.evening)
    case 'omer':
      return `${writeGematria(fact.count)} ${options.word}`
    case 'fast':
      return fastNames[fact.fast]
    case 'rosh-chodesh':
      return `ראש חודש ${monthName(fact, 'hebrew')}`
    case 'erev':
      return `ערב ${fact.of === 'shabbos' ? 'שבת' : fact.of === 'purim' ? 'פורים' : festivals[fact.of]}`
    default:
      return others[fact.kind]
  }
}

function festivalName({ festival, part }: DayFact & { kind: 'festival' }): string {
  if (part === 'hoshana-rabbah') return 'הושענא רבה'
  if (part === 'shemini-atzeres') return 'שמיני עצרת'
  const name = festivals[festival]
  return part === 'chol-hamoed' ? `חול המועד ${name}` : name
}

/** The candle in the evening; by day the day, by its letter. */
function chanukahName({ lit }: DayFact & { kind: 'chanukah' }, evening: boolean): string {
  if (lit === undefined) return 'ערב חנוכה'
  return evening ? `נר ${candleNames[lit - 1]}` : `${writeGematria(lit)} דחנוכה`
}
