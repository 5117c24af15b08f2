import type { WoodtypeCard } from './lettering.ts'

/** From the birth to the kiddush. */
export const births: readonly WoodtypeCard[] = [
  {
    slug: 'a-son-on-every-wall',
    titles: { en: 'On every wall', he: 'על כל הקירות' },
    description: 'It’s a boy card in wood type, a notice with a cradle on a wall of posters',
    categories: ['its-a-boy'],
    language: 'yi',
    art: { family: 'woodtype', motif: 'posters-cradle', palette: 'mint', seed: 12 },
    palettes: ['mint', 'press', 'sherbet', 'kraft', 'bordeaux'],
    lines: [
      ['greeting', 'giant', 'מזל טוב – א זון'],
      ['parents', 'name', 'אהרן און יהודית בלום'],
      ['wish', 'line', 'תזכו לגדלו לתורה לחופה ולמעשים טובים'],
    ],
  },
  {
    slug: 'pram-among-letters',
    titles: { en: 'Pram among letters', he: 'עגלה בין אותיות' },
    description: 'It’s a boy card in wood type, a pram in a case of letters',
    categories: ['its-a-boy'],
    language: 'en',
    art: { family: 'woodtype', motif: 'case-pram', palette: 'sherbet', seed: 5 },
    palettes: ['sherbet', 'mint', 'press', 'kraft', 'dusk'],
    lines: [
      ['greeting', 'giant', 'It’s a Boy!'],
      ['parents', 'name', 'Pinchas & Rivky Katz'],
      ['wish', 'line', 'May you raise him to Torah, chuppah and good deeds'],
    ],
  },
  {
    slug: 'good-news-on-the-front-page',
    titles: { en: 'Good news on the front page', he: 'בשורה טובה בעמוד הראשון' },
    description: 'It’s a girl card in wood type, a front page with an engraving of a cradle',
    categories: ['its-a-girl'],
    language: 'he-en',
    art: { family: 'woodtype', motif: 'news-cradle', palette: 'bordeaux', seed: 5 },
    palettes: ['bordeaux', 'press', 'sherbet', 'mint', 'saffron'],
    lines: [
      ['title', 'block', 'הודעה משמחת', { label: 'announcement' }],
      ['greeting', 'giant', 'מזל טוב'],
      ['second-greeting', 'big', 'It’s a Girl!'],
      ['parents', 'name', 'מנחם ופרומא וייס'],
      ['wish', 'line', 'תזכו לגדלה לתורה לחופה ולמעשים טובים'],
    ],
  },
  {
    slug: 'kiddush-at-the-shop-front',
    titles: { en: 'The table is set', he: 'השולחן ערוך' },
    description:
      'Kiddush invitation in wood type, the sign of a shop with a set table in its window',
    categories: ['kiddush'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'woodtype', motif: 'shop-kiddush', palette: 'kraft', seed: 3 },
    palettes: ['kraft', 'press', 'mint', 'bordeaux', 'dusk'],
    lines: [
      ['invite', 'block', 'מתכבדים להזמינכם'],
      ['occasion', 'giant', 'לקידוש'],
      ['of', 'line', 'לרגל הולדת בתנו'],
      ['date', 'small', 'שבת פרשת בשלח, ט״ו שבט תשפ״ז'],
      ['place', 'line', 'בבית המדרש הגדול'],
      ['family', 'name', 'משפחת סגל'],
    ],
  },
  {
    slug: 'arbes-among-posters',
    titles: { en: 'Arbes among posters', he: 'ערבעס בין מודעות', yi: 'ארבעס צווישן פלאקאטן' },
    description:
      'Shalom zachor invitation in wood type, a notice with a bowl of arbes on a wall of posters',
    categories: ['shalom-zachor', 'its-a-boy'],
    subCategories: ['shalom-zachor'],
    language: 'yi',
    art: { family: 'woodtype', motif: 'posters-arbes', palette: 'kraft', seed: 8 },
    palettes: ['kraft', 'press', 'saffron', 'bordeaux', 'mint'],
    lines: [
      ['invite', 'block', 'מיר לאדן אייך איין'],
      ['occasion', 'giant', 'צום שלום זכר'],
      ['wish', 'wish', 'ארבעס און א לחיים', { maxLines: 1 }],
      ['date', 'line', 'ליל שבת פרשת וישלח', { maxLines: 1 }],
      ['family', 'name', 'משפחת שווארץ'],
    ],
  },
  {
    slug: 'thanks-with-five-coins',
    titles: {
      en: 'Thanks with five coins',
      he: 'תודה עם חמישה סלעים',
      yi: 'א דאנק מיט פינף סלעים',
    },
    description:
      'Pidyon haben thank-you card in wood type, a bill with five silver coins on a tray',
    categories: ['pidyon-haben'],
    language: 'en',
    art: { family: 'woodtype', motif: 'bill-coins', palette: 'dusk', seed: 7 },
    palettes: ['dusk', 'kraft', 'press', 'bordeaux', 'mint'],
    lines: [
      ['greeting', 'giant', 'Thank You'],
      ['wish', 'line', 'for sharing in our simcha'],
      ['occasion', 'block', 'the Pidyon Haben of'],
      ['name', 'name', 'Naftali Zvi'],
      ['family', 'line', 'The Berger Family'],
    ],
  },
]
