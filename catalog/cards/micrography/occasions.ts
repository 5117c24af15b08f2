import type { MicrographyCard } from './lettering.ts'

/** Chumash parties, bas mitzvah, a new home, thanks, good wishes, recovery and mourning; holidays in Yiddish. */
export const occasions: readonly MicrographyCard[] = [
  {
    slug: 'rose-wreath-bas-mitzvah',
    titles: { en: 'Wreath for a daughter', he: 'זר לבת' },
    description: 'Bas mitzvah card, a wreath written from the name in rose',
    categories: ['bas-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'micrography', motif: 'wreath', palette: 'rose', seed: 4 },
    palettes: ['rose', 'vellum', 'sky', 'olive', 'wine'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב', { maxLines: 1 }],
      ['occasion', 'lead', 'לבת המצוה'],
      ['name', 'name', 'מירל', { sizes: [54, 200] }],
    ],
  },
  {
    slug: 'pomegranate-of-thanks',
    titles: { en: 'A pomegranate of thanks', he: 'רימון של תודה' },
    description: 'Thank-you card, a pomegranate written in tiny letters',
    categories: ['thank-you'],
    language: 'en',
    art: { family: 'micrography', motif: 'pomegranate', palette: 'wine', seed: 5 },
    palettes: ['wine', 'vellum', 'midnight', 'forest', 'ember', 'olive'],
    lines: [
      ['greeting', 'caps', 'Thank You', { sizes: [58, 208] }],
      ['to', 'latinName', 'Chana & Dovid'],
      ['wish', 'latinWish', 'With heartfelt thanks'],
    ],
  },
  {
    slug: 'tree-of-hatzlachah',
    titles: { en: 'A tree of hatzlachah', he: 'אילן של הצלחה' },
    description: 'Hatzlachah card, a tree written in tiny letters',
    categories: ['hatzlachah'],
    language: 'he',
    art: { family: 'micrography', motif: 'tree', palette: 'forest', seed: 9 },
    palettes: ['forest', 'vellum', 'midnight', 'olive', 'wine'],
    lines: [
      ['greeting', 'drawnTitle', 'בהצלחה'],
      ['name', 'name', 'אהרן'],
      ['wish', 'wish', 'ברכה והצלחה בכל מעשה ידיך'],
    ],
  },
  {
    slug: 'written-tehillim',
    titles: { en: 'Written Tehillim', he: 'תהלים כתובים' },
    description: 'Refuah shleimah card, an open Tehillim in rays, its pages written from the name',
    categories: ['refuah-shleimah'],
    language: 'he',
    art: { family: 'micrography', motif: 'sefer', palette: 'sky', seed: 7 },
    palettes: ['sky', 'vellum', 'olive', 'midnight', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'רפואה שלימה'],
      ['name', 'name', 'חיה מושקא בת שרה'],
      ['wish', 'wish', 'שתהיה החלמה מהירה'],
    ],
  },
  {
    slug: 'hills-of-tzion',
    titles: { en: 'Hills of Tzion', he: 'הרי ציון' },
    description: 'Condolence card, the hills around Yerushalayim written in tiny letters',
    categories: ['condolence'],
    language: 'he',
    art: { family: 'micrography', motif: 'hills', palette: 'midnight', seed: 3 },
    palettes: ['midnight', 'ember', 'vellum'],
    lines: [
      ['greeting', 'title', 'המקום ינחם אתכם'],
      ['wish', 'wish', 'בתוך שאר אבלי ציון וירושלים'],
      ['family', 'line', 'משפחת אייזנברג', { label: 'optional-family' }],
    ],
  },
]
