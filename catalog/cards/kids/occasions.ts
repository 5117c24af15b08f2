import type { KidsCard } from './lettering.ts'

/** Chumash parties, bas mitzvah, a new home, thanks, good wishes, recovery and mourning; holidays in Yiddish. */
export const occasions: readonly KidsCard[] = [
  {
    slug: 'cheder-morning',
    titles: { en: 'Cheder morning', he: 'בוקר בחדר' },
    description: 'Siddur party card, a school bag, letter blocks and honey under a label',
    categories: ['chumash-party', 'kids'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'kids', motif: 'letter-paper', palette: 'mint', seed: 8 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'מזל טוב!'],
      ['second-greeting', 'second', 'My first siddur'],
      ['name', 'name', 'מושי'],
    ],
  },
  {
    slug: 'freilichen-dreidels',
    titles: { en: 'Freilichen dreidels', he: 'סביבונים פרייליכע' },
    description:
      'Chanukah card in Yiddish for a child, a dreidel, a sufganiyah and oil under a label',
    categories: ['chanukah'],
    language: 'yi',
    art: { family: 'kids', motif: 'dreidel-paper', palette: 'blush', seed: 11 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'longTitle', 'א פרייליכן חנוכה!'],
      ['family', 'name', 'משפחת שווארץ'],
    ],
  },
  {
    slug: 'houses-on-the-hill',
    titles: { en: 'Houses on the hill', he: 'בתים על הגבעה' },
    description: 'New home card, a sheet on a line between two trees over a street of houses',
    categories: ['chanukas-habayis'],
    subCategories: ['mazel-tov'],
    language: 'yi',
    art: { family: 'kids', motif: 'houses-on-the-hill', palette: 'mint', seed: 4 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'מזל טוב!'],
      ['occasion', 'second', 'צו די נייע דירה'],
      ['name', 'name', 'משפחת גרין'],
    ],
  },
  {
    slug: 'thanks-from-the-class',
    titles: { en: 'Thanks from the class', he: 'תודה מהכיתה' },
    description: 'Thank-you card for a morah, an apple, pencils, seforim and blocks on shelves',
    categories: ['thank-you', 'kids'],
    subCategories: ['teachers'],
    language: 'he-en',
    art: { family: 'kids', motif: 'teachers-table', palette: 'sky', seed: 6 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'תודה רבה!'],
      ['second-greeting', 'second', 'Thank you, Morah!'],
      ['name', 'name', 'שירה וכל הכיתה'],
    ],
  },
  {
    slug: 'gate-on-the-hill',
    titles: { en: 'Gate on the hill', he: 'שער על הגבעה' },
    description:
      'Hatzlachah card for a child, a sheet on a line between two trees over an open gate',
    categories: ['hatzlachah', 'kids'],
    language: 'he',
    art: { family: 'kids', motif: 'gate-on-the-hill', palette: 'mint', seed: 7 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'בהצלחה!', { sizes: [92, 190] }],
      ['wish', 'second', 'בכיתה החדשה'],
      ['name', 'name', 'דני'],
    ],
  },
  {
    slug: 'honey-in-the-morning',
    titles: { en: 'Honey in the morning', he: 'דבש של בוקר' },
    description: 'Refuah shleimah card, an apple, honey, a lollipop and a duck on shelves',
    categories: ['refuah-shleimah', 'kids'],
    language: 'he-en',
    art: { family: 'kids', motif: 'morning-table', palette: 'sky', seed: 5 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'רפואה שלימה!', { sizes: [92, 190] }],
      ['second-greeting', 'second', 'Feel better soon'],
      ['name', 'name', 'יוסי', { sizes: [54, 106] }],
    ],
  },
]
