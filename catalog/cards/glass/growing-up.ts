import type { GlassCard } from './lettering.ts'

/** Bar mitzvah and birthdays. */
export const growingUp: readonly GlassCard[] = [
  {
    slug: 'tefillin-in-stars-of-glass',
    titles: { en: 'Tefillin in stars of glass', he: 'תפילין בכוכבי זכוכית' },
    description: 'Bar mitzvah invitation in stained glass, tefillin over panes of stars',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'glass', motif: 'stars-tefillin', palette: 'sea', seed: 6 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לבר מצוה'],
      ['name', 'name', 'ישראל מאיר', { gap: 84 }],
      ['date', 'wish', 'יום שלישי, ט׳ חשון תשפ״ח'],
      ['parents', 'line', 'אברהם וחנה לנדאו'],
    ],
  },
  {
    slug: 'crown-in-rings-of-glass',
    titles: { en: 'Crown in rings of glass', he: 'כתר בטבעות זכוכית' },
    description: 'Bar mitzvah card in stained glass, a crown in rings of light over pomegranates',
    categories: ['bar-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'yi',
    art: { family: 'glass', motif: 'rings-crown', palette: 'vineyard', seed: 9 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'line', 'צו די בר מצוה', { gap: 100 }],
      ['name', 'name', 'מענדל גאלדבערגער'],
    ],
  },
  {
    slug: 'thanks-in-glass',
    titles: { en: 'Thanks in glass', he: 'תודה בזכוכית' },
    description: 'Thank-you card in stained glass, a pomegranate tree around the words',
    categories: ['bar-mitzvah', 'wedding'],
    subCategories: ['thank-you'],
    language: 'he',
    art: { family: 'glass', motif: 'tree-pomegranate', palette: 'opal', seed: 12 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'תודה'],
      ['wish', 'wish', 'על ההשתתפות בשמחתנו', { gap: 84 }],
      ['family', 'name', 'משפחת אייזנבך'],
    ],
  },
  {
    slug: 'blocks-in-glass',
    titles: { en: 'Letter blocks in glass', he: 'קוביות אותיות בזכוכית' },
    description: 'Birthday card for a child in stained glass, letter blocks over panes of stars',
    categories: ['happy-birthday', 'kids'],
    language: 'en',
    art: { family: 'glass', motif: 'stars-blocks', palette: 'grove', seed: 7 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'latinTitle', 'Happy Birthday'],
      ['name', 'latinName', 'Yossi', { gap: 84 }],
      ['wish', 'latinLine', 'May it be a year of joy and growth'],
    ],
  },
]
