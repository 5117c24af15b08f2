import type { TilesCard } from './lettering.ts'

/** Births and the celebrations of a newborn child. */
export const births: readonly TilesCard[] = [
  {
    slug: 'pram-among-blossoms',
    titles: { en: 'Pram among blossoms', he: 'עגלה בין פרחים' },
    description:
      'Card for a new girl, a great pram across a wall of tiles, blossoms, buds and a dove below it',
    categories: ['its-a-girl'],
    subCategories: ['mazel-tov', 'announcement'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'pram', palette: 'peony', seed: 4 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'translation', 'It’s a Girl!', { gap: 30 }],
      ['name', 'name', 'חנה רבקה', { sizes: [60, 92], gap: 28 }],
      ['parents', 'small', 'יוסף וליבי ברגר'],
    ],
  },
  {
    slug: 'becher-and-vine',
    titles: { en: 'Becher and vine', he: 'גביע וגפן' },
    description:
      'Kiddush invitation, a silver cup beside the words among tiles of grapes and leaves',
    categories: ['kiddush'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'tiles', motif: 'becher', palette: 'dusk', seed: 3 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['invite', 'accent', 'מתכבדים להזמינכם לקידוש'],
      ['name', 'second', 'שרה לאה'],
      ['date', 'small', 'שבת פרשת נשא, י״ד סיון תשפ״ז'],
      ['family', 'name', 'משפחת הלפרין'],
    ],
  },
  {
    slug: 'bris-pillow-in-tiles',
    titles: { en: 'Bris pillow in tiles', he: 'כרית ברית באריחים' },
    description:
      'Bris card, the word bris with a letter on each tile, an embroidered pillow, a cup and a crown',
    categories: ['bris', 'its-a-boy'],
    subCategories: ['bris', 'mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'bris-pillow', palette: 'spring', seed: 5 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['family', 'name', 'משפחת שפירא'],
      ['wish', 'accent', 'כשם שנכנס לברית כן יכנס לתורה לחופה ולמעשים טובים', { gap: 40 }],
    ],
  },
  {
    slug: 'five-coins-on-a-tray',
    titles: { en: 'Five coins on a tray', he: 'חמישה סלעים' },
    description: 'Pidyon haben invitation, a silver tray of coins in a round pavement of tiles',
    categories: ['pidyon-haben'],
    language: 'he',
    art: { family: 'tiles', motif: 'coin-tray', palette: 'saffron', seed: 2 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['invite', 'accent', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לפדיון הבן'],
      ['date', 'small', 'יום שלישי, י״ח שבט תשפ״ז'],
      ['family', 'name', 'משפחת מנדלבוים', { sizes: [60, 119] }],
    ],
  },
  {
    slug: 'cradle-and-rattle',
    titles: { en: 'Cradle and rattle', he: 'עריסה ורעשן' },
    description: 'Card for a new boy, a cradle among tiles of a rattle, shoes, drops and hills',
    categories: ['its-a-boy'],
    subCategories: ['mazel-tov', 'announcement'],
    language: 'en',
    art: { family: 'tiles', motif: 'cradle', palette: 'spring', seed: 4 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'latinTitle', 'It’s a Boy!'],
      ['parents', 'latinName', 'Tzvi and Malky Grossman'],
      ['wish', 'latinSmall', 'May you raise him to Torah, chuppah and good deeds'],
    ],
  },
  {
    slug: 'decanter-and-moon',
    titles: { en: 'Decanter and moon', he: 'בקבוק וירח' },
    description: 'Shalom zachor invitation, a wine decanter among tiles of cups, moon and grapes',
    categories: ['shalom-zachor'],
    language: 'he',
    art: { family: 'tiles', motif: 'decanter', palette: 'saffron', seed: 2 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['occasion', 'title', 'שלום זכר'],
      ['parsha', 'small', 'ליל שבת פרשת לך לך'],
      ['family', 'name', 'משפחת גוטמן'],
    ],
  },
]
