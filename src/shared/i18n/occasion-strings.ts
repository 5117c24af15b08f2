import type { OccasionSlug } from '../calendar/occasion.ts'
import { hebrewBeginnings, hebrewNames } from './he/occasion-strings.ts'
import type { Strings } from './language.ts'
import { yiddishBeginnings, yiddishNames } from './yi/occasion-strings.ts'

export type OccasionNames = Readonly<Record<OccasionSlug, string>>

/** Names of the occasions, in English. */
export const englishNames: OccasionNames = {
  'good-shabbos': 'Shabbos',
  'rosh-chodesh': 'Rosh Chodesh',
  'rosh-hashanah': 'Rosh Hashanah',
  'yom-kippur': 'Yom Kippur',
  sukkos: 'Sukkos',
  'simchas-torah': 'Simchas Torah',
  chanukah: 'Chanukah',
  'tu-bishvat': 'Tu BiShvat',
  purim: 'Purim',
  pesach: 'Pesach',
  'lag-baomer': 'Lag BaOmer',
  shavuos: 'Shavuos',
}

export const occasionNames: Strings<OccasionNames> = {
  en: englishNames,
  he: hebrewNames,
  yi: yiddishNames,
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
