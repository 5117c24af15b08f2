import type { MicrographyCard } from './lettering.ts'

/** A son, a daughter and their first celebrations. */
export const births: readonly MicrographyCard[] = [
  {
    slug: 'cradle-of-wishes',
    titles: { en: 'A cradle of wishes', he: 'עריסה של איחולים', yi: 'א וויגל פון ווונטשן' },
    description: 'It’s a boy, a cradle of tiny writing under a golden moon on sky blue',
    categories: ['its-a-boy'],
    subCategories: ['announcement', 'mazel-tov'],
    language: 'he-en',
    art: { family: 'micrography', motif: 'cradle', palette: 'sky', seed: 11 },
    palettes: ['sky', 'midnight', 'vellum', 'olive', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'capsSmall', 'It’s a Boy!'],
      ['parents', 'name', 'אהרן ויהודית בלום'],
      ['wish', 'wish', 'תזכו לגדלו לתורה לחופה ולמעשים טובים'],
    ],
  },
  {
    slug: 'cradle-of-her-name',
    titles: { en: 'A cradle of her name', he: 'עריסה של שמה', yi: 'א וויגל פון איר נאמען' },
    description: 'It’s a girl, a cradle and a moon written from her name on rose paper',
    categories: ['its-a-girl'],
    subCategories: ['announcement', 'mazel-tov'],
    language: 'en',
    art: { family: 'micrography', motif: 'cradle', palette: 'rose', seed: 4 },
    palettes: ['rose', 'vellum', 'wine', 'midnight', 'sky'],
    lines: [
      ['greeting', 'caps', 'It’s a Girl!'],
      ['name', 'latinName', 'Shaindy'],
      ['parents', 'latinLine', 'Pinchas & Rivky Katz'],
      ['wish', 'latinWish', 'May you raise her to Torah, chuppah and good deeds'],
    ],
  },
  {
    slug: 'wreath-for-a-daughter',
    titles: { en: 'A wreath for a daughter', he: 'זר לבת', yi: 'א קראנץ פאר א טאכטער' },
    description: 'Kiddush for a girl, a wreath of written leaves with berries on vellum',
    categories: ['its-a-girl', 'kiddush'],
    subCategories: ['kiddush', 'invitation'],
    language: 'he',
    art: { family: 'micrography', motif: 'wreath', palette: 'vellum', seed: 21 },
    palettes: ['vellum', 'rose', 'sky', 'olive', 'wine'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['invite', 'lead', 'מתכבדים להזמינכם לקידוש'],
      ['name', 'name', 'שרה רבקה'],
      ['family', 'line', 'משפחת ברוין'],
    ],
  },
]
