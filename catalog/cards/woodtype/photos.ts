import type { WoodtypeCard } from './lettering.ts'

/** Photos on printed notices and stamps. */
export const photos: readonly WoodtypeCard[] = [
  {
    slug: 'wedding-bill-with-a-photo',
    titles: { en: 'Portrait on a wedding bill', he: 'תמונה על מודעת חתונה' },
    description: 'Wedding save the date in wood type with room for a photo in the oval of a bill',
    categories: ['wedding'],
    subCategories: ['invitation'],
    language: 'en',
    formats: ['print', 'status', 'portrait', 'square'],
    art: { family: 'woodtype', motif: 'oval-chuppah', palette: 'bordeaux', seed: 7 },
    palettes: ['bordeaux', 'press', 'sherbet', 'mint', 'dusk'],
    lines: [
      ['invite', 'giant', 'Save the Date'],
      ['chosson', 'name', 'Shimon & Leah', { label: 'both-names' }],
      ['date', 'small', 'Tuesday, 17 Sivan 5787'],
    ],
  },
  {
    slug: 'bar-mitzvah-bill-with-a-photo',
    titles: { en: 'Portrait on a bar mitzvah bill', he: 'תמונה על מודעת בר מצוה' },
    description: 'Bar mitzvah invitation in wood type with room for a photo in the oval of a bill',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'woodtype', motif: 'oval-tefillin', palette: 'press', seed: 3 },
    palettes: ['press', 'kraft', 'dusk', 'mint', 'bordeaux'],
    lines: [
      ['occasion', 'giant', 'בר מצוה'],
      ['name', 'name', 'אליעזר'],
      ['date', 'small', 'יום רביעי, ט״ו אב תשפ״ז'],
    ],
  },
  {
    slug: 'birthday-on-three-stamps',
    titles: { en: 'A birthday on three stamps', he: 'יום הולדת על שלושה בולים' },
    description: 'Birthday card in wood type with room for three photos on stamps of an envelope',
    categories: ['happy-birthday'],
    language: 'en',
    art: { family: 'woodtype', motif: 'stamps-birthday', palette: 'mint', seed: 5 },
    palettes: ['mint', 'sherbet', 'press', 'saffron', 'dusk'],
    lines: [
      ['greeting', 'giant', 'Happy Birthday'],
      ['name', 'name', 'Yanky'],
      ['wish', 'wish', 'Till a hundred and twenty!'],
    ],
  },
  {
    slug: 'news-on-three-stamps',
    titles: { en: 'Good news on three stamps', he: 'בשורה טובה על שלושה בולים' },
    description:
      'It’s a Boy announcement in wood type with room for three photos on stamps of an envelope',
    categories: ['its-a-boy'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'woodtype', motif: 'stamps-baby', palette: 'sherbet', seed: 6 },
    palettes: ['sherbet', 'mint', 'press', 'bordeaux', 'dusk'],
    lines: [
      ['greeting', 'giant', 'מזל טוב'],
      ['second-greeting', 'block', 'It’s a Boy!'],
      ['parents', 'name', 'יואל ורחל'],
    ],
  },
  {
    slug: 'year-on-three-stamps',
    titles: { en: 'A new year on three stamps', he: 'שנה חדשה על שלושה בולים' },
    description: 'Rosh Hashanah greeting in wood type with room for three family photos on stamps',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'woodtype', motif: 'stamps-year', palette: 'press', seed: 9 },
    palettes: ['press', 'bordeaux', 'saffron', 'kraft', 'dusk'],
    lines: [
      ['greeting', 'giant', 'שנה טובה'],
      ['wish', 'wish', 'ומתוקה'],
      ['families', 'name', 'משפחת ברק', { label: 'one-family' }],
    ],
  },
  {
    slug: 'thanks-on-three-stamps',
    titles: { en: 'Thanks on three stamps', he: 'תודה על שלושה בולים' },
    description:
      'Bas mitzvah thank-you in wood type with room for three photos on stamps of an envelope',
    categories: ['bas-mitzvah', 'thank-you'],
    subCategories: ['thank-you'],
    language: 'en',
    art: { family: 'woodtype', motif: 'stamps-bas', palette: 'sherbet', seed: 22 },
    palettes: ['sherbet', 'mint', 'press', 'saffron', 'dusk'],
    lines: [
      ['greeting', 'giant', 'Thank You'],
      ['wish', 'line', 'for sharing in the joy of my bas mitzvah'],
      ['name', 'name', 'Chana'],
    ],
  },
]
