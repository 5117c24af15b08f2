import type { MicrographyCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly MicrographyCard[] = [
  {
    slug: 'aufruf-in-tiny-letters',
    titles: { en: 'Aufruf in tiny letters', he: 'אויפרוף באותיות זעירות' },
    description: 'Aufruf card, an open sefer written in tiny letters',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'micrography', motif: 'sefer-beneath', palette: 'wine', seed: 3 },
    palettes: ['wine', 'vellum', 'midnight', 'ember', 'forest', 'olive', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב', { maxLines: 1 }],
      ['occasion', 'wish', 'לרגל האויפרוף', { label: 'reason' }],
      ['chosson', 'name', 'מרדכי', { sizes: [54, 170] }],
    ],
  },
  {
    slug: 'shiur-in-tiny-letters',
    titles: { en: 'Shiur in tiny letters', he: 'שיעור באותיות זעירות' },
    description: 'Notice of a shiur, an open sefer written in tiny letters',
    categories: ['shul-events', 'shul'],
    subCategories: ['shiur'],
    language: 'he',
    art: { family: 'micrography', motif: 'sefer', palette: 'vellum', seed: 10 },
    palettes: ['vellum', 'midnight', 'ember', 'wine', 'forest', 'olive', 'sky'],
    lines: [
      ['occasion', 'drawnTitle', 'שיעור'],
      ['title', 'name', 'דף היומי'],
      ['time', 'line', 'בשעה 6:30'],
    ],
  },
  {
    slug: 'chumash-in-tiny-letters',
    titles: { en: 'Chumash in tiny letters', he: 'חומש באותיות זעירות' },
    description: 'Chumash party card, a pomegranate written in tiny letters',
    categories: ['chumash-party'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'micrography', motif: 'pomegranate', palette: 'sky', seed: 17 },
    palettes: ['sky', 'vellum', 'midnight', 'ember', 'wine', 'forest', 'olive'],
    lines: [
      ['greeting', 'caps', 'Mazel Tov', { sizes: [58, 200] }],
      ['occasion', 'latinWish', 'on your chumash party', { label: 'reason' }],
      ['name', 'latinName', 'Yossi'],
    ],
  },
  {
    slug: 'dinner-of-vines',
    titles: { en: 'A dinner among vines', he: 'סעודה בין גפנים' },
    description: 'Invitation to the dinner of a shul, a cup of tiny writing between vines on blue',
    categories: ['shul-events'],
    subCategories: ['dinner'],
    language: 'he',
    art: { family: 'micrography', motif: 'cup-beneath', palette: 'midnight', seed: 45 },
    palettes: ['midnight', 'wine', 'vellum', 'olive', 'forest'],
    lines: [
      ['occasion', 'drawnTitle', 'דינר שנתי', { maxLines: 1 }],
      ['place', 'name', 'קהילת בית אהרן'],
      ['date', 'line', 'יום ראשון, כ״א חשון תשפ״ח'],
    ],
  },
]
