import { bright, deep, type LayeredCard } from './lettering.ts'

/** Photos behind sheets of paper with two windows. */
export const photos: readonly LayeredCard[] = [
  {
    slug: 'paper-window-boy',
    titles: { en: 'A paper window for him', he: 'חלון נייר לבן' },
    description: 'It’s a Boy card in layered paper with room for a photo under an arch of leaves',
    categories: ['its-a-boy'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'layered', motif: 'shrine-cradle', palette: 'sea', seed: 4 },
    palettes: [...bright, ...deep],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'latin', 'It’s a Boy!', { gap: 118 }],
      ['parents', 'name', 'דן ויעל ארד'],
    ],
  },
  {
    slug: 'paper-window-girl',
    titles: { en: 'A paper window for her', he: 'חלון נייר לבת' },
    description: 'It’s a Girl card in layered paper with room for a photo under an arch of leaves',
    categories: ['its-a-girl'],
    subCategories: ['announcement', 'mazel-tov'],
    language: 'en',
    art: { family: 'layered', motif: 'shrine-cradle', palette: 'blush', seed: 5 },
    palettes: [...deep, ...bright],
    lines: [
      ['greeting', 'latinTitle', 'It’s a Girl!'],
      ['name', 'latinName', 'Tehila Rivka', { gap: 118 }],
      ['parents', 'latinLine', 'Avi and Sara Green'],
    ],
  },
  {
    slug: 'paper-window-wedding',
    titles: { en: 'A paper window for a wedding', he: 'חלון נייר לחתונה' },
    description:
      'Wedding save the date in layered paper with room for a photo under an arch of leaves',
    categories: ['wedding'],
    subCategories: ['invitation'],
    language: 'en',
    formats: ['print', 'status', 'portrait', 'square'],
    art: { family: 'layered', motif: 'shrine-chuppah', palette: 'grove', seed: 9 },
    palettes: [...bright, ...deep],
    lines: [
      ['invite', 'latin', 'Save the Date'],
      ['occasion', 'latinTitle', 'Wedding', { gap: 60 }],
      ['chosson', 'latinName', 'Dovid & Rivka', { label: 'both-names', gap: 118 }],
      ['date', 'latinLine', 'Wednesday, 15 Av 5787'],
    ],
  },
  {
    slug: 'paper-window-bas-mitzvah',
    titles: { en: 'A paper window for a bas mitzvah', he: 'חלון נייר לבת מצוה' },
    description:
      'Bas mitzvah invitation in layered paper with room for a photo under an arch of leaves',
    categories: ['bas-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'layered', motif: 'shrine-town', palette: 'sunset', seed: 11 },
    palettes: [...bright, ...deep],
    lines: [
      ['occasion', 'drawnTitle', 'בת מצוה'],
      ['name', 'name', 'נעמי שירה', { gap: 118 }],
      ['date', 'line', 'יום שני, ט׳ סיון תשפ״ז'],
    ],
  },
  {
    slug: 'paper-window-for-the-year',
    titles: { en: 'A paper window for the year', he: 'חלון נייר לשנה החדשה' },
    description:
      'Rosh Hashanah greeting in layered paper with room for a family photo over a town of paper',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'layered', motif: 'shrine-town', palette: 'pomegranate', seed: 21 },
    palettes: [...bright, ...deep],
    lines: [
      ['greeting', 'drawnTitle', 'שנה טובה'],
      ['families', 'name', 'משפחת שדה', { label: 'one-family', gap: 118, sizes: [72, 116] }],
    ],
  },
]
