import type { PapercutCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly PapercutCard[] = [
  {
    slug: 'letters-in-the-garden',
    titles: { en: 'First letters in the garden', he: 'אותיות בגן' },
    description:
      'Upsherin invitation, blocks with letters between flowering trees of cut paper on indigo',
    categories: ['upsherin', 'kids'],
    subCategories: ['invitation'],
    language: 'en',
    art: { family: 'papercut', motif: 'garden-letter-blocks', palette: 'indigo', seed: 3 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['invite', 'latinLine', 'Please join us for the'],
      ['occasion', 'latinTitle', 'Upsherin'],
      ['name', 'latinName', 'of our son Mendel'],
      ['date', 'latinLine', 'Wednesday, 26 Shevat 5787'],
      ['family', 'close', 'The Fried Family'],
    ],
  },
  {
    slug: 'tefillin-in-lace',
    titles: { en: 'Tefillin in lace', he: 'תפילין בתחרה' },
    description: 'Bar mitzvah card, tefillin in a round of paper lace on indigo',
    categories: ['bar-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'ring-tefillin', palette: 'indigo', seed: 130 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'italic', 'Bar Mitzvah'],
      ['name', 'name', 'שלמה זלמן'],
      ['parsha', 'wish', 'פרשת חיי שרה תשפ״ח'],
    ],
  },
  {
    slug: 'birthday-in-the-garden',
    titles: { en: 'Birthday in the garden', he: 'יום הולדת בגן' },
    description: 'Birthday card, a cake with candles between vines of cut paper on plum',
    categories: ['happy-birthday'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'tiers-birthday-cake', palette: 'plum', seed: 33 },
    palettes: ['plum', 'bordeaux', 'sky', 'indigo', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'יום הולדת שמח'],
      ['second-greeting', 'italic', 'Happy Birthday'],
      ['name', 'name', 'סבתא פרומט', { sizes: [54, 140], gap: 50 }],
      ['wish', 'wish', 'עד מאה ועשרים'],
    ],
  },
  {
    slug: 'scissors-in-lace',
    titles: { en: 'Scissors in lace', he: 'מספריים בתחרה' },
    description: 'Upsherin card, scissors in a corner of paper lace on sky blue',
    categories: ['upsherin'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'papercut', motif: 'corner-scissors', palette: 'sky', seed: 3 },
    palettes: ['sky', 'indigo', 'forest', 'bordeaux', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['name', 'name', 'שניאור זלמן'],
      ['wish', 'wish', 'תזכו לגדלו לתורה לחופה ולמעשים טובים'],
      ['family', 'close', 'משפחת ליפסקר'],
    ],
  },
  {
    slug: 'torah-of-cut-paper',
    titles: { en: 'A Torah of cut paper', he: 'ספר תורה מנייר' },
    description:
      'Bar mitzvah invitation, a sefer Torah between flowering trees of cut paper on burgundy',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'papercut', motif: 'garden-sefer-torah', palette: 'bordeaux', seed: 131 },
    palettes: ['bordeaux', 'indigo', 'forest', 'sky', 'plum'],
    lines: [
      ['invite', 'lead', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לבר מצוה'],
      ['name', 'name', 'אפרים יוסף'],
      ['date', 'wish', 'שבת פרשת וישלח, י״ח כסלו תשפ״ח'],
      ['family', 'close', 'משפחת רייך'],
    ],
  },
]
