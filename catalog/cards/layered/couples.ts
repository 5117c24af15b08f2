import { bright, deep, type LayeredCard } from './lettering.ts'

/** From the vort to the anniversary. */
export const couples: readonly LayeredCard[] = [
  {
    slug: 'chuppah-in-a-paper-gate',
    titles: { en: 'Chuppah in a paper gate', he: 'חופה בשער נייר' },
    description: 'Wedding invitation in layered paper, a chuppah in the hills behind a leafy gate',
    categories: ['wedding'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'layered', motif: 'gate-chuppah', palette: 'sunset', seed: 3 },
    palettes: [...bright, ...deep],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לחתונת'],
      ['chosson', 'name', 'אברהם ושרה', { label: 'both-names', gap: 142, sizes: [54, 125] }],
      ['date', 'wish', 'יום שלישי, כ״ג חשון תשפ״ח'],
      ['place', 'line', 'באולמי היכל התפארת'],
    ],
  },
  {
    slug: 'wedding-in-a-paper-rose',
    titles: { en: 'Wedding in a paper rose', he: 'חתונה בשושנת נייר' },
    description: 'Wedding card in layered paper, a rose of ivory sheets around the words',
    categories: ['wedding'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'layered', motif: 'rose-wide', palette: 'pearl', seed: 3 },
    palettes: [...deep, ...bright],
    lines: [
      ['greeting', 'cutTitle', 'מזל טוב'],
      ['chosson', 'name', 'יונתן ורבקה', { label: 'both-names', sizes: [54, 140], gap: 142 }],
      ['wish', 'wish', 'בנין עדי עד'],
    ],
  },
  {
    slug: 'lchaim-under-the-vine',
    titles: { en: 'L’chaim under the vine', he: 'לחיים תחת הגפן' },
    description: 'Vort card in layered paper, a tree with grapes around the words',
    categories: ['vort'],
    language: 'he',
    art: { family: 'layered', motif: 'tree-grapes', palette: 'pomegranate', seed: 4 },
    palettes: [...bright, ...deep],
    lines: [
      ['greeting', 'drawnTitle', 'לחיים'],
      ['chosson', 'name', 'אליהו ומרים', { label: 'both-names', gap: 118 }],
      ['wish', 'wish', 'בשעה טובה ומוצלחת'],
    ],
  },
  {
    slug: 'blossoms-among-great-leaves',
    titles: { en: 'Blossoms among great leaves', he: 'פריחה בין עלים גדולים' },
    description: 'Sheva bruches card in layered paper, blossoms among great leaves',
    categories: ['sheva-bruches'],
    language: 'he',
    art: { family: 'layered', motif: 'fronds-blossom', palette: 'sunset', seed: 5 },
    palettes: [...bright, ...deep],
    lines: [
      ['occasion', 'drawnTitle', 'שבע ברכות', { maxLines: 1 }],
      ['chosson', 'name', 'בנימין ושיינא', { label: 'both-names', gap: 142 }],
      ['wish', 'wish', 'בנין עדי עד'],
    ],
  },
  {
    slug: 'dove-over-paper-waves',
    titles: { en: 'Dove over paper waves', he: 'יונה מעל גלי נייר' },
    description: 'Anniversary card in layered paper, a dove over waves under a bank of clouds',
    categories: ['anniversary'],
    language: 'he-en',
    art: { family: 'layered', motif: 'sea-dove', palette: 'grove', seed: 6 },
    palettes: [...bright, ...deep],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'latin', 'Happy Anniversary', { gap: 142 }],
      ['name', 'name', 'דוד ומלכה'],
    ],
  },
]
