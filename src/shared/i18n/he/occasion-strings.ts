import type { BeginningStrings, OccasionNames } from '../occasion-strings.ts'

export const hebrewNames: OccasionNames = {
  'good-shabbos': 'שבת',
  'rosh-chodesh': 'ראש חודש',
  'rosh-hashanah': 'ראש השנה',
  'yom-kippur': 'יום כיפור',
  sukkos: 'סוכות',
  'simchas-torah': 'שמחת תורה',
  chanukah: 'חנוכה',
  'tu-bishvat': 'ט״ו בשבט',
  purim: 'פורים',
  pesach: 'פסח',
  'lag-baomer': 'ל״ג בעומר',
  shavuos: 'שבועות',
}

export const hebrewBeginnings: BeginningStrings = {
  begins: (evening) => `החל מ${evening}`,
  firstCandle: (day, isBeforeShabbos) =>
    `נר ראשון: ${day}${isBeforeShabbos ? ', לפני כניסת השבת' : ''}`,
}
