import type { OccasionSlug } from '../calendar/occasion.ts'
import { hebrew, hebrewBeginnings } from './he/occasion-strings.ts'
import type { Language, Strings } from './language.ts'
import { yiddish, yiddishBeginnings } from './yi/occasion-strings.ts'

/** Names of the occasions on the rail of next dates: in English, with the Hebrew. */
export const occasionNames: Readonly<Record<OccasionSlug, readonly [en: string, he: string]>> = {
  'good-shabbos': ['Shabbos', 'שבת'],
  'rosh-chodesh': ['Rosh Chodesh', 'ראש חודש'],
  'rosh-hashanah': ['Rosh Hashanah', 'ראש השנה'],
  'yom-kippur': ['Yom Kippur', 'יום כיפור'],
  sukkos: ['Sukkos', 'סוכות'],
  'simchas-torah': ['Simchas Torah', 'שמחת תורה'],
  chanukah: ['Chanukah', 'חנוכה'],
  'tu-bishvat': ['Tu BiShvat', 'ט״ו בשבט'],
  purim: ['Purim', 'פורים'],
  pesach: ['Pesach', 'פסח'],
  'lag-baomer': ['Lag BaOmer', 'ל״ג בעומר'],
  shavuos: ['Shavuos', 'שבועות'],
}

/** The name of an occasion in the language of a page. */
export function occasionName(slug: OccasionSlug, language: Language): string {
  const [english] = occasionNames[slug]
  return { en: english, he: hebrew[slug], yi: yiddish[slug] }[language]
}

/** When an occasion begins, in English. */
const english = {
  begins: (evening: string) => `From ${evening}`,
  firstCandle: (day: string, isBeforeShabbos: boolean) =>
    `First candle ${day}${isBeforeShabbos ? ', before Shabbos' : ''}`,
}

export type BeginningStrings = typeof english

export const beginningStrings: Strings<BeginningStrings> = {
  en: english,
  he: hebrewBeginnings,
  yi: yiddishBeginnings,
}
