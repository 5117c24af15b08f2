import type { CardDesignInput } from '#shared/card.ts'
import { tileCard } from './lettering.ts'

const allPalettes = ['grove', 'dusk', 'spring', 'saffron', 'peony']
/** In which leaves are green. */
const greenPalettes = ['grove', 'spring', 'saffron', 'peony']

/** Shabbos, Rosh Chodesh and the days of the year that are no Yom Tov. */
export const tileTimeCards: readonly CardDesignInput[] = [
  tileCard({
    slug: 'shabbos-lights-in-tiles',
    titles: { en: 'Shabbos lights in tiles', he: 'נרות שבת באריחים' },
    description: 'Shabbos poster, two candlesticks among tiles of flames, cups, challah and grapes',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'tiles', motif: 'shabbos-lights', palette: 'dusk', seed: 8 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'גוט'],
      ['second-greeting', 'second', 'שבת'],
      ['wish', 'translation', 'Good Shabbos'],
    ],
  }),
  tileCard({
    slug: 'from-moon-to-moon',
    titles: { en: 'From moon to moon', he: 'מירח לירח' },
    description: 'Rosh Chodesh poster, the moon from its birth to its waning over tiles of waves',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'yi',
    art: { family: 'tiles', motif: 'moons', palette: 'dusk', seed: 3 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'א גוטן חודש'],
      ['occasion', 'accent', 'ראש חודש שבט'],
    ],
  }),
  tileCard({
    slug: 'seven-kinds-in-tiles',
    titles: { en: 'Seven kinds in tiles', he: 'שבעת המינים באריחים' },
    description:
      'Tu BiShvat poster, a date palm and an olive branch among tiles of the seven kinds',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'seven-kinds', palette: 'grove', seed: 5 },
    palettes: greenPalettes,
    lines: [
      ['occasion', 'title', 'ט״ו בשבט'],
      ['greeting', 'translation', 'Happy Tu BiShvat'],
    ],
  }),
  tileCard({
    slug: 'oil-and-lights',
    titles: { en: 'Oil and lights', he: 'שמן ואורות' },
    description:
      'Chanukah poster, a sealed jug of oil among tiles of flames, dreidels and doughnuts',
    kind: 'poster',
    categories: ['chanukah'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'oil-and-lights', palette: 'spring', seed: 10 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'חג אורים שמח'],
      ['wish', 'translation', 'Happy Chanukah'],
    ],
  }),
  tileCard({
    slug: 'first-fruits-in-tiles',
    titles: { en: 'First fruits in tiles', he: 'ביכורים באריחים' },
    description: 'Shavuos poster, ears of wheat among tiles of hills, flowers and fruit',
    kind: 'poster',
    categories: ['shavuos'],
    language: 'yi',
    art: { family: 'tiles', motif: 'first-fruits', palette: 'spring', seed: 14 },
    palettes: greenPalettes,
    lines: [
      ['greeting', 'title', 'א גוטן יום טוב'],
      ['wish', 'translation', 'Good Yom Tov'],
    ],
  }),
]
