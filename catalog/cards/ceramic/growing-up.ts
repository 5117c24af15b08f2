import type { CeramicCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly CeramicCard[] = [
  {
    slug: 'tefillin-in-glaze',
    titles: { en: 'Tefillin in glaze', he: 'תפילין בזיגוג' },
    description: 'Bar mitzvah invitation on painted tiles, tefillin in a roundel between scrolls',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'ceramic', motif: 'roundel-tefillin', palette: 'olive', seed: 20 },
    palettes: ['olive', 'cobalt', 'turquoise', 'pomegranate'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לבר מצוה'],
      ['name', 'name', 'אליהו חי'],
      ['date', 'wish', 'יום שלישי, ט׳ חשון תשפ״ח'],
      ['parents', 'line', 'רפאל ושושנה טולדנו'],
    ],
  },
  {
    slug: 'cake-among-tiles',
    titles: { en: 'Cake among tiles', he: 'עוגה בין אריחים' },
    description: 'Birthday card on painted tiles, a cake among vines and tiles of flowers',
    categories: ['happy-birthday'],
    language: 'he-en',
    art: { family: 'ceramic', motif: 'tiles-birthday-cake', palette: 'pomegranate', seed: 6 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'drawnTitle', 'יום הולדת שמח'],
      ['second-greeting', 'latin', 'Happy Birthday'],
      ['name', 'name', 'סבתא יהודית'],
    ],
  },
  {
    slug: 'scissors-among-tiles',
    titles: { en: 'Scissors among tiles', he: 'מספריים בין אריחים' },
    description: 'Upsherin card on painted tiles, scissors among vines and tiles of flowers',
    categories: ['upsherin'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'ceramic', motif: 'tiles-scissors', palette: 'cobalt', seed: 13 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['name', 'name', 'נתנאל אלישיב'],
      ['wish', 'wish', 'תזכו לגדלו לתורה לחופה ולמעשים טובים'],
    ],
  },
]
