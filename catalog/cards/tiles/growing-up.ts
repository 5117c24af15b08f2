import type { TilesCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly TilesCard[] = [
  {
    slug: 'balloons-in-tiles',
    titles: { en: 'Balloons in tiles', he: 'בלונים באריחים' },
    description: 'Birthday card, two balloons among tiles of confetti, pinwheels and bunting',
    categories: ['happy-birthday', 'kids'],
    language: 'en',
    art: { family: 'tiles', motif: 'balloons', palette: 'saffron', seed: 9 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'latinTitle', 'Happy Birthday'],
      ['name', 'latinName', 'Shmuli'],
      ['wish', 'latinAccent', 'Till a hundred and twenty'],
    ],
  },
  {
    slug: 'scissors-and-alef-beis',
    titles: { en: 'Scissors and alef-beis', he: 'מספריים ואלף־בית' },
    description:
      'Upsherin card, alef, beis, gimmel on great tiles, scissors, honey, an apple and a lollipop',
    categories: ['upsherin'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'scissors', palette: 'dusk', seed: 6 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['name', 'name', 'נחמן'],
      ['occasion', 'translation', 'Three years old!'],
    ],
  },
  {
    slug: 'tefillin-in-tiles',
    titles: { en: 'Tefillin in tiles', he: 'תפילין באריחים' },
    description: 'Bar mitzvah invitation, tefillin among tiles of a tallis bag, scroll and crown',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation', 'mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'tefillin', palette: 'grove', seed: 3 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['invite', 'accent', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לבר מצוה'],
      ['name', 'name', 'אליעזר מנחם'],
      ['date', 'small', 'יום שני, כ׳ כסלו תשפ״ח'],
    ],
  },
  {
    slug: 'cake-in-tiles',
    titles: { en: 'Cake in tiles', he: 'עוגה באריחים' },
    description:
      'Birthday card, a great cake with candles across a wall of tiles, gifts, bunting and confetti',
    categories: ['happy-birthday', 'kids'],
    language: 'he',
    art: { family: 'tiles', motif: 'birthday-cake', palette: 'saffron', seed: 7 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'title', 'יום הולדת שמח'],
      ['name', 'name', 'מלכה ברכה'],
    ],
  },
  {
    slug: 'train-of-toys',
    titles: { en: 'Train of toys', he: 'רכבת של צעצועים' },
    description:
      'Card for children, a toy train across a wall of tiles, blocks, a kite and bunting below it',
    categories: ['kids', 'happy-birthday'],
    language: 'en',
    art: { family: 'tiles', motif: 'toy-train', palette: 'spring', seed: 5 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov!', { maxLines: 1 }],
      ['name', 'latinName', 'Yanky is six'],
    ],
  },
]
