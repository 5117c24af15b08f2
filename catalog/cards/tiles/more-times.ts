import type { CardDesignInput } from '#shared/card.ts'
import { tileCard } from './lettering.ts'

const allPalettes = ['grove', 'dusk', 'spring', 'saffron', 'peony']
/** In which leaves are green. */
const greenPalettes = ['grove', 'spring', 'saffron', 'peony']
/** For days that are no simcha. */
const soberPalettes = ['slate', 'dusk']

export const moreTileTimeCards: readonly CardDesignInput[] = [
  tileCard({
    slug: 'menorah-over-tiles',
    titles: { en: 'Menorah over tiles', he: 'מנורה מעל אריחים' },
    description:
      'Chanukah card, a great menorah between bands of small tiles of flames and dreidels',
    categories: ['chanukah'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'menorah', palette: 'grove', seed: 5 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'חג אורים שמח'],
      ['family', 'name', 'משפחת ויינשטוק'],
      ['wish', 'translation', 'May your home be filled with light'],
    ],
  }),
  tileCard({
    slug: 'havdalah-in-tiles',
    titles: { en: 'Havdalah in tiles', he: 'הבדלה באריחים' },
    description: 'After Shabbos poster, a plaited candle and a spice tower among tiles of flames',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'tiles', motif: 'havdalah', palette: 'dusk', seed: 7 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'א גוט וואך'],
      ['wish', 'translation', 'A Gut Voch'],
    ],
  }),
  tileCard({
    slug: 'bonfire-and-bows',
    titles: { en: 'Bonfire and bows', he: 'מדורה וקשתות' },
    description: 'Lag BaOmer poster, a bonfire between bands of small tiles of flames and bows',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'bonfire', palette: 'dusk', seed: 4 },
    palettes: allPalettes,
    lines: [
      ['occasion', 'title', 'ל״ג בעומר'],
      ['wish', 'translation', 'Wishing you light and joy'],
    ],
  }),
  tileCard({
    slug: 'flowering-sinai',
    titles: { en: 'Flowering Sinai', he: 'הר סיני פורח' },
    description: 'Shavuos card, Mount Sinai in flower between bands of small tiles of tulips',
    categories: ['shavuos'],
    language: 'en',
    art: { family: 'tiles', motif: 'sinai', palette: 'peony', seed: 6 },
    palettes: greenPalettes,
    lines: [
      ['greeting', 'latin-title', 'Good Yom Tov'],
      ['family', 'latin-name', 'The Friedlander Family'],
    ],
  }),
  tileCard({
    slug: 'scrolls-and-flags',
    titles: { en: 'Scrolls and flags', he: 'ספרי תורה ודגלים' },
    description: 'Simchas Torah poster, two scrolls among tiles of flags, apples and a crown',
    kind: 'poster',
    categories: ['simchas-torah'],
    language: 'yi',
    art: { family: 'tiles', motif: 'sefer-torah', palette: 'grove', seed: 13 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'א גוטן יום טוב'],
      ['occasion', 'accent', 'שמחת תורה'],
    ],
  }),
  tileCard({
    slug: 'machzor-in-grey',
    titles: { en: 'Machzor in grey', he: 'מחזור באפור' },
    description: 'Yom Kippur poster in muted colours, a machzor among tiles of leaves and drops',
    kind: 'poster',
    categories: ['yom-kippur'],
    language: 'he',
    art: { family: 'tiles', motif: 'machzor', palette: 'slate', seed: 3 },
    palettes: soberPalettes,
    lines: [
      ['greeting', 'title', 'גמר חתימה טובה'],
      ['wish', 'accent', 'צום קל'],
    ],
  }),
  tileCard({
    slug: 'quiet-flame',
    titles: { en: 'Quiet flame', he: 'נר נשמה' },
    description:
      'Yahrzeit card in muted colours, a memorial candle beside tiles of leaves and drops',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'tiles', motif: 'yahrzeit-candle', palette: 'slate', seed: 2 },
    palettes: soberPalettes,
    lines: [
      ['greeting', 'accent', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ שמעון בן ר׳ יצחק ע״ה'],
      ['date', 'small', 'נלב״ע י׳ סיון'],
      ['wish', 'small', 'תנצב״ה'],
    ],
  }),
]
