import type { BotanicalCard } from './lettering.ts'

/** Photos in an oval of leaves. */
export const photos: readonly BotanicalCard[] = [
  {
    slug: 'pram-in-an-oval-of-peonies',
    titles: { en: 'An oval of peonies', he: 'מסגרת של אדמוניות' },
    description:
      'It’s a Girl card with room for a photo in an oval of watercolour leaves and peonies',
    categories: ['its-a-girl'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'botanical', motif: 'oval-pram', palette: 'peony', seed: 5 },
    palettes: ['peony', 'sage', 'lavender', 'mist'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'script', 'It’s a Girl!'],
      ['parents', 'name', 'אורי ונועה שגב', { sizes: [86, 116] }],
    ],
  },
  {
    slug: 'oval-of-roses-save-the-date',
    titles: { en: 'An oval of roses', he: 'מסגרת של ורדים' },
    description:
      'Wedding save the date with room for a photo in an oval of watercolour leaves and roses',
    categories: ['wedding'],
    subCategories: ['invitation'],
    language: 'en',
    formats: ['print', 'status', 'portrait', 'square'],
    art: { family: 'botanical', motif: 'oval-chuppah', palette: 'peony', seed: 7 },
    palettes: ['peony', 'sage', 'lavender', 'mist'],
    lines: [
      ['invite', 'scriptTitle', 'Save the Date'],
      ['chosson', 'scriptName', 'Aharon & Shira', { label: 'both-names' }],
      ['date', 'latinDate', 'Thursday, 10 Tamuz 5787'],
    ],
  },
  {
    slug: 'oval-of-olive-leaves',
    titles: { en: 'An oval of olive leaves', he: 'מסגרת של עלי זית' },
    description: 'Anniversary card with room for a photo in an oval of watercolour olive leaves',
    categories: ['anniversary'],
    language: 'he',
    art: { family: 'botanical', motif: 'oval-dove', palette: 'honey', seed: 9 },
    palettes: ['honey', 'sage', 'mist', 'lavender'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'wish', 'ליום הנישואין', { label: 'reason' }],
      ['to', 'name', 'לאבא ולאמא'],
    ],
  },
  {
    slug: 'oval-of-lemons-for-the-year',
    titles: { en: 'An oval for a sweet year', he: 'מסגרת לשנה מתוקה' },
    description:
      'Rosh Hashanah greeting with room for a family photo in an oval of leaves and fruit',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'botanical', motif: 'oval-honey', palette: 'citrus', seed: 11 },
    palettes: ['citrus', 'honey', 'sage', 'mist'],
    lines: [
      ['greeting', 'drawnTitle', 'שנה טובה'],
      ['wish', 'wish', 'ומתוקה'],
      ['families', 'name', 'משפחת כרמי', { label: 'one-family' }],
    ],
  },
  {
    slug: 'oval-of-anemones',
    titles: { en: 'An oval of anemones', he: 'מסגרת של כלניות' },
    description:
      'Bas mitzvah invitation with room for a photo in an oval of watercolour leaves and anemones',
    categories: ['bas-mitzvah'],
    subCategories: ['invitation'],
    language: 'en',
    art: { family: 'botanical', motif: 'oval-siddur', palette: 'lavender', seed: 13 },
    palettes: ['lavender', 'peony', 'sage', 'mist'],
    lines: [
      ['occasion', 'scriptTitle', 'Bas Mitzvah'],
      ['name', 'scriptName', 'Hadassah'],
      ['date', 'latinDate', 'Monday, 9 Sivan 5787'],
    ],
  },
]
