import type { OccasionSlug } from '../calendar/occasion.ts'

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

export const beginningStrings = {
  begins: (evening: string) => `From ${evening}`,
  firstCandle: (day: string, isBeforeShabbos: boolean) =>
    `First candle ${day}${isBeforeShabbos ? ', before Shabbos' : ''}`,
}
