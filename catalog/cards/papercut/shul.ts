import type { PapercutCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly PapercutCard[] = [
  {
    slug: 'torah-in-the-gate',
    titles: { en: 'The Torah in the gate', he: 'ספר תורה בשער' },
    description:
      'Hachnosas sefer Torah invitation, a sefer Torah in a papercut gate on forest green',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    formats: ['print', 'status', 'portrait', 'square'],
    art: { family: 'papercut', motif: 'arch-sefer-torah', palette: 'forest', seed: 48 },
    palettes: ['forest', 'plum', 'bordeaux', 'indigo', 'sky'],
    lines: [
      ['arch', 'arch', 'בשבח והודיה להשי״ת'],
      ['invite', 'lead', 'מתכבדים להזמינכם'],
      ['occasion', 'greeting', 'להכנסת ספר תורה', { sizes: [76, 152] }],
      ['name', 'lead', 'משפחת ברגר'],
      ['date', 'wish', 'יום ראשון, י״ז אלול תשפ״ז'],
      ['place', 'line', 'בית המדרש חסדי אבות'],
    ],
  },
  {
    slug: 'sforim-in-lace',
    titles: { en: 'Seforim in lace', he: 'ספרים בתחרה' },
    description: 'Siyum card, a stack of seforim under a great round of paper lace on forest green',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'papercut', motif: 'round-sforim', palette: 'forest', seed: 18 },
    palettes: ['forest', 'indigo', 'bordeaux', 'sky', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'lead', 'מסכת בבא מציעא'],
      ['name', 'name', 'ר׳ ישעיה מרקוביץ'],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
    ],
  },
  {
    slug: 'shul-of-cut-paper',
    titles: { en: 'A shul of cut paper', he: 'בית כנסת מנייר' },
    description: 'Card of a shul, its building between flowering trees of cut paper on indigo',
    categories: ['shul'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'garden-shul', palette: 'indigo', seed: 26 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['name', 'name', 'משפחת הרב קרמר'],
      ['wish', 'latinLine', 'May we meet at simchas'],
      ['place', 'close', 'Congregation Ohev Shalom'],
    ],
  },
  {
    slug: 'scribe-of-cut-paper',
    titles: { en: 'The scribe’s quill', he: 'נוצת הסופר' },
    description: 'Hachnosas sefer Torah card, a quill in a corner of paper lace on indigo',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'papercut', motif: 'corner-quill-and-ink', palette: 'indigo', seed: 304 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'lead', 'לרגל הכנסת ספר תורה'],
      ['name', 'name', 'משפחת וינברג'],
      ['date', 'wish', 'יום ראשון, א׳ סיון תשפ״ז'],
    ],
  },
]
