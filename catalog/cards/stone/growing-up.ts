import type { StoneCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly StoneCard[] = [
  {
    slug: 'first-tefillin-window',
    titles: { en: 'First tefillin', he: 'תפילין ראשונות' },
    description: 'Bar mitzvah invitation, tefillin, seforim and a tallis bag in a morning window',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'stone', motif: 'bar-mitzvah', palette: 'dawn', seed: 9 },
    palettes: ['dawn', 'dusk', 'night', 'noon', 'autumn'],
    lines: [
      ['invite', 'opening', 'מתכבדים להזמינכם'],
      ['occasion', 'heading', 'לבר מצוה'],
      ['name', 'name', 'יהודה אריה'],
      ['date', 'line', 'יום שני, י״ג כסלו תשפ״ח'],
    ],
  },
  {
    slug: 'honey-on-the-letters',
    titles: { en: 'Honey on the letters', he: 'דבש על האותיות' },
    description: 'Upsherin card, an open sefer, honey and letter blocks before a sunny garden',
    categories: ['upsherin'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'stone', motif: 'upsherin', palette: 'noon', seed: 54 },
    palettes: ['noon', 'dusk', 'night', 'dawn', 'autumn'],
    lines: [
      ['invite', 'opening', 'מתכבדים להזמינכם'],
      ['occasion', 'heading', 'לחלאקה', { sizes: [76, 190] }],
      ['name', 'name', 'אלחנן דוב'],
      ['date', 'line', 'יום ראשון, ז׳ אדר א׳ תשפ״ז'],
    ],
  },
  {
    slug: 'cake-on-the-terrace',
    titles: { en: 'Cake on the terrace', he: 'עוגה במרפסת' },
    description:
      'Birthday card, a cake and gifts on a flowered terrace over the city on a bright day',
    categories: ['happy-birthday'],
    language: 'he-en',
    art: { family: 'stone', motif: 'birthday', palette: 'noon', seed: 57 },
    palettes: ['noon', 'dusk', 'night', 'dawn', 'autumn'],
    lines: [
      ['greeting', 'title', 'יום הולדת שמח'],
      ['second-greeting', 'second', 'Happy Birthday'],
      ['name', 'name', 'שירה', { sizes: [48, 106] }],
      ['wish', 'line', 'עד מאה ועשרים'],
    ],
  },
  {
    slug: 'bar-mitzvah-thanks',
    titles: { en: 'Bar mitzvah thanks', he: 'תודה מחתן בר המצוה' },
    description: 'Thank-you card, a tallis bag and a becher on a terrace over a garden',
    categories: ['bar-mitzvah'],
    subCategories: ['thank-you'],
    language: 'en',
    art: { family: 'stone', motif: 'thanks', palette: 'noon', seed: 103 },
    palettes: ['noon', 'dusk', 'night', 'dawn', 'autumn'],
    lines: [
      ['greeting', 'latinTile', 'With heartfelt thanks', { sizes: [72, 150], maxLines: 2 }],
      ['wish', 'second', 'for sharing in the joy of our simcha'],
      ['name', 'latinName', 'Ari Weissman'],
    ],
  },
]
