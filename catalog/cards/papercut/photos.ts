import type { PapercutCard } from './lettering.ts'

/** Photos behind a round of lace. */
export const photos: readonly PapercutCard[] = [
  {
    slug: 'photo-behind-lace-boy',
    titles: { en: 'A picture of him in lace', he: 'תמונה בתחרה לבן' },
    description: 'It’s a Boy card with room for a photo behind a round of paper lace, on sky blue',
    categories: ['its-a-boy'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'photo-pram', palette: 'sky', seed: 12 },
    palettes: ['sky', 'indigo', 'forest', 'bordeaux', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'italic', 'It’s a Boy!'],
      ['parents', 'name', 'נחום ותמר ברגר'],
    ],
  },
  {
    slug: 'photo-behind-lace-girl',
    titles: { en: 'A picture of her in lace', he: 'תמונה בתחרה לבת' },
    description: 'It’s a Girl card with room for a photo behind a round of paper lace, on plum',
    categories: ['its-a-girl'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'photo-pram', palette: 'plum', seed: 23 },
    palettes: ['plum', 'sky', 'bordeaux', 'indigo', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'italic', 'It’s a Girl!'],
      ['parents', 'name', 'ישראל ומיכל גרוס'],
    ],
  },
  {
    slug: 'bar-mitzvah-behind-lace',
    titles: { en: 'Bar mitzvah behind lace', he: 'בר מצוה בתחרה' },
    description:
      'Bar mitzvah invitation with room for a photo behind a round of paper lace, on indigo',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    formats: ['print', 'status', 'portrait', 'square'],
    art: { family: 'papercut', motif: 'photo-tefillin', palette: 'indigo', seed: 31 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['invite', 'lead', 'הנכם מוזמנים לשמחת'],
      ['occasion', 'drawnTitle', 'בר מצוה'],
      ['name', 'name', 'מנחם מענדל'],
      ['date', 'line', 'יום חמישי, כ׳ שבט תשפ״ז'],
    ],
  },
  {
    slug: 'engaged-behind-lace',
    titles: { en: 'Engaged, behind lace', he: 'ווארט בתחרה' },
    description: 'Vort card with room for a photo behind a round of paper lace, on burgundy',
    categories: ['vort'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'photo-pomegranate', palette: 'bordeaux', seed: 44 },
    palettes: ['bordeaux', 'plum', 'indigo', 'forest', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'italic', 'on your engagement'],
      ['chosson', 'name', 'אריה ואסתר', { label: 'both-names' }],
    ],
  },
  {
    slug: 'year-behind-lace',
    titles: { en: 'A family in lace for the year', he: 'משפחה בתחרה לשנה' },
    description:
      'Rosh Hashanah greeting with room for a family photo behind a round of paper lace, on forest green',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'papercut', motif: 'photo-pomegranate', palette: 'forest', seed: 8 },
    palettes: ['forest', 'bordeaux', 'indigo', 'sky', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'שנה טובה'],
      ['wish', 'lead', 'כתיבה וחתימה טובה'],
      ['families', 'name', 'משפחת אילן', { label: 'one-family' }],
    ],
  },
]
