import type { GlassCard } from './lettering.ts'

/** Births and the celebrations of a newborn child. */
export const births: readonly GlassCard[] = [
  {
    slug: 'blossoms-in-glass',
    titles: { en: 'Blossoms in glass', he: 'פריחה בזכוכית' },
    description: 'Card for a girl in stained glass, a blossoming tree around the words',
    categories: ['its-a-girl'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'glass', motif: 'tree-blossom', palette: 'opal', seed: 3 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב', { maxLines: 1 }],
      ['parents', 'name', 'נפתלי ושירה וולף', { gap: 84 }],
      ['wish', 'wish', 'תזכו לגדלה לתורה לחופה ולמעשים טובים'],
    ],
  },
  {
    slug: 'fish-in-streams-of-glass',
    titles: { en: 'Fish in streams of glass', he: 'דגים בזרמי זכוכית' },
    description: 'Card for a boy in stained glass, a fish over streams of blue panes',
    categories: ['its-a-boy'],
    subCategories: ['announcement'],
    language: 'en',
    art: { family: 'glass', motif: 'waves-fish', palette: 'sea', seed: 5 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'latinTitle', 'It’s a Boy!'],
      ['parents', 'latinName', 'Shmuel & Leah Katz', { gap: 100 }],
      ['wish', 'latinLine', 'May you raise him to Torah, chuppah and good deeds'],
    ],
  },
  {
    slug: 'kisei-in-glass',
    titles: { en: 'Kisei in glass', he: 'כסא של אליהו בזכוכית' },
    description: 'Bris announcement in stained glass, the chair of Eliyahu in a fan of light',
    categories: ['bris'],
    language: 'he',
    art: { family: 'glass', motif: 'fan-kisei', palette: 'sea', seed: 8 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['occasion', 'drawnTitle', 'ברית מילה', { maxLines: 1 }],
      ['invite', 'line', 'הברית תתקיים אי״ה', { label: 'announcement', gap: 100 }],
      ['date', 'line', 'יום שלישי, כ״א אב תשפ״ז'],
      ['parents', 'name', 'יהושע ומרים בלויא'],
    ],
  },
  {
    slug: 'coins-in-stars-of-glass',
    titles: { en: 'Coins in stars of glass', he: 'סלעים בכוכבי זכוכית' },
    description:
      'Pidyon haben invitation in stained glass, a tray of five coins over panes of stars',
    categories: ['pidyon-haben'],
    language: 'he',
    art: { family: 'glass', motif: 'stars-coins', palette: 'honey', seed: 4 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לפדיון הבן'],
      ['date', 'wish', 'יום שלישי, כ״ה שבט תשפ״ז', { gap: 84 }],
      ['parents', 'name', 'אלימלך ורבקה שטרן'],
    ],
  },
]
