import type { LayeredCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly LayeredCard[] = [
  {
    slug: 'aufruf-before-the-ark',
    titles: { en: 'Aufruf before the ark', he: 'אויפרוף לפני ארון הקודש' },
    description: 'Aufruf card in layered paper, a sefer Torah in its ark',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'layered', motif: 'ark-torah', palette: 'pomegranate', seed: 3 },
    palettes: ['pomegranate', 'grove', 'sunset', 'sea', 'olive', 'pearl', 'blush'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov'],
      ['occasion', 'latin', 'on your aufruf', { label: 'reason', gap: 118 }],
      ['chosson', 'latinName', 'Yehuda'],
    ],
  },
  {
    slug: 'zeved-habat-in-clouds',
    titles: { en: 'Zeved habat in clouds', he: 'זבד הבת בעננים' },
    description: 'Zeved habat card in layered paper, a cradle in rosy clouds',
    categories: ['sefardi-simchas', 'its-a-girl'],
    subCategories: ['zeved-habat', 'mazel-tov'],
    language: 'he',
    art: { family: 'layered', motif: 'rings-cradle', palette: 'blush', seed: 10 },
    palettes: ['blush', 'grove', 'sunset', 'sea', 'pomegranate', 'olive', 'pearl'],
    lines: [
      ['greeting', 'drawnTitle', 'זבד הבת', { label: 'announcement' }],
      ['parents', 'name', 'יוסף וסיגל', { gap: 118 }],
    ],
  },
  {
    slug: 'melaveh-malka-over-the-town',
    titles: { en: 'Melaveh malka over the town', he: 'מלוה מלכה מעל העיר' },
    description: 'Melaveh malka invitation in layered paper, a town among hills',
    categories: ['shul-events', 'shul', 'good-shabbos'],
    subCategories: ['melaveh-malka'],
    language: 'he',
    art: { family: 'layered', motif: 'hills-town', palette: 'sunset', seed: 17 },
    palettes: ['sunset', 'grove', 'sea', 'pomegranate', 'olive', 'pearl', 'blush'],
    lines: [
      ['occasion', 'drawnTitle', 'מלוה מלכה'],
      ['place', 'name', 'אצל משפחת פרץ', { gap: 118 }],
      ['time', 'line', 'בשעה 21:00'],
    ],
  },
  {
    slug: 'azkara-in-a-paper-gate',
    titles: { en: 'Azkara in a paper gate', he: 'אזכרה בשער נייר' },
    description: 'Azkara notice in layered paper, a memorial light in a gate of sheets',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'layered', motif: 'portal-yahrzeit', palette: 'pearl', seed: 24 },
    palettes: ['pearl', 'sea', 'olive'],
    lines: [
      ['occasion', 'title', 'אזכרה'],
      ['of', 'line', 'לעילוי נשמת', { gap: 118 }],
      ['name', 'name', 'רפאל בן רחל ז״ל'],
      ['wish', 'wish', 'תנצב״ה'],
    ],
  },
  {
    slug: 'good-kvittel-in-a-paper-gate',
    titles: { en: 'A good kvittel in a paper gate', he: 'א גוט קוויטל בשער נייר' },
    description: 'Hoshana Rabbah greeting in Yiddish in layered paper, a lulav in a gate of palms',
    categories: ['sukkos'],
    language: 'yi',
    art: { family: 'layered', motif: 'gate-lulav', palette: 'olive', seed: 31 },
    palettes: ['olive', 'grove', 'sunset', 'sea', 'pomegranate', 'pearl', 'blush'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוט קוויטל'],
      ['title', 'wish', 'הושענא רבה', { gap: 118 }],
    ],
  },
]
