import type { IlluminatedCard } from './lettering.ts'

/** Births and the celebrations of a newborn child. */
export const births: readonly IlluminatedCard[] = [
  {
    slug: 'gate-of-the-bris',
    titles: { en: 'Gate of the bris', he: 'שער הברית' },
    description: 'Bris announcement, a bris pillow under an arch on two twisted pillars',
    categories: ['bris', 'its-a-boy'],
    subCategories: ['bris'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-bris-pillow', palette: 'lapis', seed: 4 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['occasion', 'title', 'ברית מילה'],
      ['invite', 'wish', 'הברית תתקיים אי״ה', { label: 'announcement' }],
      ['date', 'line', 'יום שלישי, י׳ סיון תשפ״ז'],
      ['place', 'line', 'בבית הכנסת תפארת ישראל'],
      ['parents', 'name', 'שמעון ומרים אקשטיין'],
    ],
  },
  {
    slug: 'coins-on-scrolls',
    titles: { en: 'Coins on scrolls', he: 'חמישה סלעים בין פרחים' },
    description: 'Pidyon haben invitation, a tray of five coins in a golden roundel',
    categories: ['pidyon-haben'],
    language: 'he',
    art: { family: 'illuminated', motif: 'panel-coin-tray', palette: 'vermilion', seed: 19 },
    palettes: ['vermilion', 'lapis', 'rose', 'sepia'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לפדיון הבן'],
      ['date', 'wish', 'יום שלישי, ד׳ שבט תשפ״ז'],
      ['parents', 'name', 'יהודה ולאה מנדלבוים'],
    ],
  },
  {
    slug: 'gate-of-the-kiddush',
    titles: { en: 'Gate of the Kiddush', he: 'שער הקידוש' },
    description: 'Kiddush invitation, a becher under an arch on two twisted pillars',
    categories: ['kiddush', 'its-a-girl'],
    subCategories: ['invitation', 'kiddush'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-becher', palette: 'rose', seed: 22 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['invite', 'line', 'מתכבדים להזמינכם לקידוש'],
      ['occasion', 'line', 'לרגל הולדת בתנו'],
      ['date', 'wish', 'שבת פרשת יתרו, כ״ב שבט תשפ״ז'],
      ['family', 'name', 'משפחת אשכנזי'],
    ],
  },
  {
    slug: 'cradle-on-scrolls',
    titles: { en: 'Cradle on scrolls', he: 'עריסה בין פרחים' },
    description: 'Page for a girl, a cradle in a golden roundel on a panel of scrolls',
    categories: ['its-a-girl'],
    subCategories: ['mazel-tov'],
    language: 'yi',
    art: { family: 'illuminated', motif: 'panel-cradle', palette: 'rose', seed: 14 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'title', 'מזל טוב – א טאכטער'],
      ['parents', 'name', 'מענדל און רייזל זילבער'],
      ['wish', 'wish', 'תזכו לגדלה לתורה לחופה ולמעשים טובים'],
    ],
  },
]
