import type { CardDesignInput } from '#shared/card.ts'
import { tileCard } from './lettering.ts'

const allPalettes = ['grove', 'dusk', 'spring', 'saffron', 'peony']

/** Children's days, Torah and the years of a marriage. */
export const moreTileSimchaCards: readonly CardDesignInput[] = [
  tileCard({
    slug: 'cradle-and-rattle',
    titles: { en: 'Cradle and rattle', he: 'עריסה ורעשן' },
    description: 'Card for a new boy, a cradle among tiles of a rattle, shoes, drops and hills',
    categories: ['its-a-boy'],
    subCategories: ['mazel-tov', 'announcement'],
    language: 'en',
    art: { family: 'tiles', motif: 'cradle', palette: 'spring', seed: 4 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'latin-title', 'It’s a Boy!'],
      ['parents', 'latin-name', 'Tzvi and Malky Grossman'],
      ['wish', 'latin-small', 'May you raise him to Torah, chuppah and good deeds'],
    ],
  }),
  tileCard({
    slug: 'decanter-and-moon',
    titles: { en: 'Decanter and moon', he: 'בקבוק וירח' },
    description: 'Shalom zachor invitation, a wine decanter among tiles of cups, moon and grapes',
    categories: ['shalom-zachor'],
    language: 'he',
    art: { family: 'tiles', motif: 'decanter', palette: 'saffron', seed: 2 },
    palettes: allPalettes,
    lines: [
      ['occasion', 'title', 'שלום זכר'],
      ['parsha', 'small', 'ליל שבת פרשת לך לך'],
      ['family', 'name', 'משפחת גוטמן'],
    ],
  }),
  tileCard({
    slug: 'scissors-and-alef-beis',
    titles: { en: 'Scissors and alef-beis', he: 'מספריים ואלף־בית' },
    description:
      'Upsherin card, scissors among tiles of alef-beis blocks, honey, apple and lollipop',
    categories: ['upsherin'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'scissors', palette: 'dusk', seed: 6 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['name', 'name', 'נחמן'],
      ['occasion', 'translation', 'Three years old!'],
    ],
  }),
  tileCard({
    slug: 'tefillin-in-tiles',
    titles: { en: 'Tefillin in tiles', he: 'תפילין באריחים' },
    description: 'Bar mitzvah invitation, tefillin among tiles of a tallis bag, scroll and crown',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation', 'mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'tefillin', palette: 'grove', seed: 3 },
    palettes: allPalettes,
    lines: [
      ['invite', 'accent', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לבר מצוה'],
      ['name', 'name', 'אליעזר מנחם'],
      ['date', 'small', 'יום שני, כ׳ כסלו תשפ״ח'],
    ],
  }),
  tileCard({
    slug: 'cake-in-tiles',
    titles: { en: 'Cake in tiles', he: 'עוגה באריחים' },
    description: 'Birthday card, a cake with candles among tiles of gifts, bunting and confetti',
    categories: ['happy-birthday', 'kids'],
    language: 'he',
    art: { family: 'tiles', motif: 'birthday-cake', palette: 'saffron', seed: 7 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'יום הולדת שמח'],
      ['name', 'name', 'מלכה ברכה'],
    ],
  }),
  tileCard({
    slug: 'train-of-toys',
    titles: { en: 'Train of toys', he: 'רכבת של צעצועים' },
    description:
      'Card for children, a toy train among tiles of blocks, a kite, lollipop and bunting',
    categories: ['kids', 'happy-birthday'],
    language: 'en',
    art: { family: 'tiles', motif: 'toy-train', palette: 'spring', seed: 5 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'latin-title', 'Mazel Tov!'],
      ['name', 'latin-name', 'Yanky is six'],
    ],
  }),
  tileCard({
    slug: 'dove-and-rings',
    titles: { en: 'Dove and rings', he: 'יונה וטבעות' },
    description: 'Anniversary card, a dove among tiles of buds, rings, grapes and blossoms',
    categories: ['anniversary'],
    language: 'en',
    art: { family: 'tiles', motif: 'doves', palette: 'peony', seed: 8 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'latin-title', 'Happy Anniversary'],
      ['to', 'latin-name', 'Ta and Mommy'],
      ['wish', 'latin-small', 'To many more happy years together'],
    ],
  }),
  tileCard({
    slug: 'sforim-by-lantern-light',
    titles: { en: 'Seforim by lantern light', he: 'ספרים לאור הפנס' },
    description: 'Siyum card, a stack of seforim among tiles of a lantern, quill and open sefer',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'tiles', motif: 'sforim', palette: 'dusk', seed: 9 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'title', 'הדרן עלך'],
      ['masechta', 'second', 'מסכת סוכה'],
      ['name', 'name', 'הרב יעקב דויטש'],
    ],
  }),
  tileCard({
    slug: 'scroll-under-crown',
    titles: { en: 'Scroll under crown', he: 'כתר תורה' },
    description: 'Hachnosas sefer Torah invitation, two scrolls among tiles of crown and flag',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'tiles', motif: 'sefer-torah', palette: 'spring', seed: 3 },
    palettes: allPalettes,
    lines: [
      ['invite', 'accent', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'להכנסת ספר תורה'],
      ['date', 'small', 'יום ראשון, י״ד אדר א׳ תשפ״ז'],
      ['families', 'name', 'משפחות זילבר ושטרן'],
    ],
  }),
  tileCard({
    slug: 'shul-in-tiles',
    titles: { en: 'Shul on the hill', he: 'בית הכנסת שעל הגבעה' },
    description: 'Card for a shul, a shul with arched windows among tiles of hills and lanterns',
    categories: ['shul'],
    language: 'en',
    art: { family: 'tiles', motif: 'shul', palette: 'spring', seed: 11 },
    palettes: allPalettes,
    lines: [
      ['greeting', 'latin-title', 'Mazel Tov'],
      ['to', 'latin-name', 'Congregation Bais Avrohom'],
      ['wish', 'latin-small', 'May we meet at simchas'],
    ],
  }),
]
