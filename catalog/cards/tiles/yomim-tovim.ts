import type { CardDesignInput } from '#shared/card.ts'
import { tileCard } from './lettering.ts'

const allPalettes = ['grove', 'dusk', 'spring', 'saffron', 'peony']
/** In which leaves are green. */
const greenPalettes = ['grove', 'spring', 'saffron', 'peony']

export const tileYomTovCards: readonly CardDesignInput[] = [
  tileCard({
    slug: 'four-kinds-in-tiles',
    titles: { en: 'Four kinds in tiles', he: 'ארבעת המינים באריחים' },
    description: 'Sukkos poster, a lulav among tiles of esrog, leaves, grapes and pomegranate',
    kind: 'poster',
    categories: ['sukkos'],
    language: 'yi',
    art: { family: 'tiles', motif: 'four-kinds', palette: 'grove', seed: 7 },
    palettes: greenPalettes,
    lines: [
      ['greeting', 'title', 'א גוטן'],
      ['second-greeting', 'second', 'יום טוב'],
      ['wish', 'translation', 'A Guten Yom Tov'],
    ],
  }),
  tileCard({
    slug: 'sukkah-in-tiles',
    titles: { en: 'Sukkah in the garden', he: 'סוכה בגן' },
    description: 'Sukkos card, a sukkah with drawn curtains among tiles of leaves and fruit',
    categories: ['sukkos'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'sukkah', palette: 'spring', seed: 3 },
    palettes: greenPalettes,
    lines: [
      ['greeting', 'title', 'חג שמח'],
      ['wish', 'translation', 'Wishing you a joyous Yom Tov'],
      ['family', 'name', 'משפחת לנדא'],
    ],
  }),
  tileCard({
    slug: 'matzah-and-wine',
    titles: { en: 'Matzah and wine', he: 'מצה ויין' },
    description: 'Pesach poster, a round matzah over tiles of cups, grapes and waves',
    kind: 'poster',
    categories: ['pesach'],
    language: 'he',
    art: { family: 'tiles', motif: 'matzah-and-cups', palette: 'dusk', seed: 11 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'חג כשר'],
      ['second-greeting', 'second', 'ושמח'],
    ],
  }),
  tileCard({
    slug: 'four-cups-in-a-row',
    titles: { en: 'Four cups in a row', he: 'ארבע כוסות' },
    description: 'Pesach card, four silver cups in a row between bands of small tiles',
    categories: ['pesach'],
    language: 'en',
    art: { family: 'tiles', motif: 'four-cups', palette: 'grove', seed: 5 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'latin-title', 'A Kosher and Freilichen Pesach'],
      ['family', 'latin-name', 'The Adler Family'],
    ],
  }),
  tileCard({
    slug: 'gragger-and-confetti',
    titles: { en: 'Gragger and confetti', he: 'רעשן וקונפטי' },
    description: 'Purim poster, a gragger among tiles of confetti, hamentashen and a crown',
    kind: 'poster',
    categories: ['purim'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'gragger', palette: 'saffron', seed: 2 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'פורים שמח'],
      ['wish', 'translation', 'A Freilichen Purim'],
    ],
  }),
  tileCard({
    slug: 'three-hamentashen',
    titles: { en: 'Three hamentashen', he: 'שלוש אוזני המן' },
    description: 'Purim card, three hamentashen between bands of harlequin tiles',
    categories: ['purim'],
    language: 'en',
    art: { family: 'tiles', motif: 'hamentashen', palette: 'dusk', seed: 4 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'latin-title', 'A Freilichen Purim'],
      ['wish', 'latin-accent', 'Wishing you a Purim full of joy'],
      ['family', 'latin-name', 'Chaim and Rivky Stern'],
    ],
  }),
  tileCard({
    slug: 'honey-and-apple-tiles',
    titles: { en: 'Honey and apple', he: 'תפוח בדבש' },
    description: 'Rosh Hashanah card, a jar of honey among tiles of apples, comb and pomegranate',
    categories: ['rosh-hashanah'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'honey-and-apple', palette: 'spring', seed: 6 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'כתיבה וחתימה טובה'],
      ['wish', 'translation', 'Shanah Tovah'],
      ['family', 'name', 'משפחת רוט'],
    ],
  }),
  tileCard({
    slug: 'three-pomegranates',
    titles: { en: 'Three pomegranates', he: 'שלושה רימונים' },
    description: 'Rosh Hashanah poster, three pomegranates in a frame of small leafy tiles',
    kind: 'poster',
    categories: ['rosh-hashanah'],
    language: 'yi',
    art: { family: 'tiles', motif: 'pomegranates', palette: 'grove', seed: 8 },
    palettes: allPalettes,
    lines: [['greeting', 'title', 'א גוט געבענטשט יאר']],
  }),
]
