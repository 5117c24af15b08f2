import type { IlluminatedCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly IlluminatedCard[] = [
  {
    slug: 'tallis-bag-in-the-margin',
    titles: { en: 'Tallis bag in the margin', he: 'תיק טלית' },
    description: 'Bar mitzvah invitation, a velvet tallis bag in a square above a bar of scrolls',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'illuminated', motif: 'bar-tallis-bag', palette: 'lapis', seed: 33 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לבר מצוה'],
      ['name', 'name', 'מרדכי צבי'],
      ['date', 'wish', 'יום שלישי, כ״ו טבת תשפ״ז'],
      ['parents', 'line', 'יצחק וחנה ליברמן'],
    ],
  },
  {
    slug: 'gate-of-tefillin',
    titles: { en: 'Gate of tefillin', he: 'שער התפילין' },
    description: 'Bar mitzvah greeting, tefillin under an arch on two twisted pillars',
    categories: ['bar-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'illuminated', motif: 'gate-tefillin', palette: 'rose', seed: 15 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov', { maxLines: 1 }],
      ['name', 'latinName', 'Aharon Leib', { sizes: [58, 138] }],
      ['wish', 'latinWish', 'May he grow in Torah and in fear of Heaven'],
    ],
  },
  {
    slug: 'scissors-on-scrolls',
    titles: { en: 'Scissors on scrolls', he: 'מספריים בין פרחים' },
    description: 'Upsherin invitation, scissors in a golden roundel on a panel of scrolls',
    categories: ['upsherin'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'illuminated', motif: 'panel-scissors', palette: 'rose', seed: 35 },
    palettes: ['rose', 'lapis', 'vermilion', 'sepia'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לאפשערן'],
      ['name', 'name', 'יוסף חיים'],
      ['date', 'wish', 'יום שלישי, י׳ סיון תשפ״ז'],
      ['parents', 'line', 'אהרן ופרומט גרינוולד'],
    ],
  },
]
