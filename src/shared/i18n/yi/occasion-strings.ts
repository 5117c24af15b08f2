import type { BeginningStrings, OccasionNames } from '../occasion-strings.ts'

export const yiddishNames: OccasionNames = {
  'good-shabbos': 'שבת',
  'rosh-chodesh': 'ראש חודש',
  'rosh-hashanah': 'ראש השנה',
  'yom-kippur': 'יום כיפור',
  sukkos: 'סוכות',
  'simchas-torah': 'שמחת תורה',
  chanukah: 'חנוכה',
  'tu-bishvat': 'חמשה עשר בשבט',
  purim: 'פורים',
  pesach: 'פסח',
  'lag-baomer': 'ל״ג בעומר',
  shavuos: 'שבועות',
}

export const yiddishBeginnings: BeginningStrings = {
  begins: (evening) => `פון ${evening}`,
  firstCandle: (day, isBeforeShabbos) => `ערשט ליכטל: ${day}${isBeforeShabbos ? ', פאר שבת' : ''}`,
}
