import type { PosterTileStrings } from '../poster-tile-strings.ts'

export const yiddish: PosterTileStrings = {
  posterFor: (name) => `פאוסטער: ${name}`,
  failed: 'עס האט נישט געארבעט. פרובירט נאכאמאל.',
  about: {
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
    omer: 'ספירת העומר',
    fast: 'דער תענית',
    'rosh-chodesh': 'ראש חודש',
    mevarchim: 'שבת מברכים',
    shabbos: 'שבת',
    'motzei-shabbos': 'מוצאי שבת',
    elul: 'אלול',
    week: 'אויף שבת',
  },
}
