import type { BotanicalCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly BotanicalCard[] = [
  {
    slug: 'aufruf-among-the-vines',
    titles: { en: 'Aufruf among the vines', he: 'אויפרוף בין הגפנים' },
    description: 'Aufruf card, a becher among watercolour vine leaves',
    categories: ['aufruf'],
    subCategories: ['invitation'],
    language: 'en',
    art: { family: 'botanical', motif: 'still-becher', palette: 'honey', seed: 3 },
    palettes: ['honey', 'peony', 'sage', 'citrus', 'lavender', 'mist'],
    lines: [
      ['occasion', 'scriptTitle', 'Aufruf'],
      ['chosson', 'scriptName', 'Menachem'],
      ['date', 'latinDate', 'Shabbos Parshas Noach'],
    ],
  },
  {
    slug: 'graduation-in-blossom',
    titles: { en: 'Graduation in blossom', he: 'סיום בפריחה' },
    description: 'Graduation card, a young plant among watercolour flowers',
    categories: ['graduation'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'botanical', motif: 'still-seedling', palette: 'lavender', seed: 10 },
    palettes: ['lavender', 'peony', 'sage', 'honey', 'citrus', 'mist'],
    lines: [
      ['greeting', 'scriptTitle', 'Mazel Tov'],
      ['occasion', 'latinWish', 'on your graduation', { label: 'reason' }],
      ['name', 'scriptName', 'Devorah'],
    ],
  },
  {
    slug: 'zeved-habat-in-peonies',
    titles: { en: 'Zeved habat in peonies', he: 'זבד הבת באדמוניות' },
    description: 'Zeved habat invitation, a bouquet of watercolour peonies',
    categories: ['sefardi-simchas', 'its-a-girl'],
    subCategories: ['zeved-habat', 'invitation'],
    language: 'he',
    art: { family: 'botanical', motif: 'bouquet-peony', palette: 'peony', seed: 17 },
    palettes: ['peony', 'sage', 'honey', 'citrus', 'lavender', 'mist'],
    lines: [
      ['occasion', 'title', 'זבד הבת'],
      ['name', 'name', 'אביגיל'],
      ['date', 'date', 'יום שני, ט׳ סיון תשפ״ז'],
    ],
  },
  {
    slug: 'azkara-in-quiet-leaves',
    titles: { en: 'Azkara in quiet leaves', he: 'אזכרה בעלים שקטים' },
    description: 'Azkara notice, a wreath of grey leaves in watercolour',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'botanical', motif: 'wreath-quiet', palette: 'mist', seed: 24 },
    palettes: ['mist', 'sage', 'lavender'],
    lines: [
      ['occasion', 'title', 'אזכרה'],
      ['of', 'lead', 'לעילוי נשמת'],
      ['name', 'name', 'דוד בן שרה ז״ל'],
      ['wish', 'wish', 'תנצב״ה'],
    ],
  },
  {
    slug: 'good-kvittel-in-leaves',
    titles: { en: 'A good kvittel in leaves', he: 'פתקא טבא בעלים' },
    description: 'Hoshana Rabbah greeting, a lulav and an esrog in watercolour',
    categories: ['sukkos'],
    language: 'he',
    art: { family: 'botanical', motif: 'still-lulav', palette: 'sage', seed: 31 },
    palettes: ['sage', 'peony', 'honey', 'citrus', 'lavender', 'mist'],
    lines: [
      ['title', 'title', 'הושענא רבה'],
      ['greeting', 'wish', 'פתקא טבא'],
    ],
  },
]
