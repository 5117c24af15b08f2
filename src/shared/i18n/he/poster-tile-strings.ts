import type { PosterTileStrings } from '../poster-tile-strings.ts'

export const hebrew: PosterTileStrings = {
  posterFor: (name) => `פוסטר: ${name}`,
  failed: 'זה לא הצליח. נסו שוב.',
  about: {
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
    omer: 'ספירת העומר',
    fast: 'התענית',
    'rosh-chodesh': 'ראש חודש',
    mevarchim: 'שבת מברכים',
    shabbos: 'שבת',
    'motzei-shabbos': 'מוצאי שבת',
    elul: 'אלול',
    week: 'לקראת שבת',
  },
}
