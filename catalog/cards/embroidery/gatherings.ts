import type { EmbroideryCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly EmbroideryCard[] = [
  {
    slug: 'aufruf-on-velvet',
    titles: { en: 'Aufruf on velvet', he: 'אויפרוף על קטיפה' },
    description: 'Aufruf invitation in embroidery, lions and a sefer Torah on a curtain of velvet',
    categories: ['aufruf'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'embroidery', motif: 'parochet-sefer-torah', palette: 'navy', seed: 3 },
    palettes: ['navy', 'burgundy', 'forest'],
    lines: [
      ['occasion', 'drawnTitle', 'אויפרוף'],
      ['chosson', 'name', 'אליקים'],
      ['date', 'line', 'שבת פרשת בהעלותך'],
    ],
  },
  {
    slug: 'chinah-in-stitches',
    titles: { en: 'Chinah in stitches', he: 'חינה ברקמה' },
    description: 'Chinah invitation in embroidery, a wreath of pomegranates on burgundy',
    categories: ['sefardi-simchas'],
    subCategories: ['hina', 'invitation'],
    language: 'he',
    art: { family: 'embroidery', motif: 'wreath-rimon', palette: 'burgundy', seed: 10 },
    palettes: ['burgundy', 'forest', 'navy', 'linen', 'sky'],
    lines: [
      ['occasion', 'drawnTitle', 'חינה'],
      ['chosson', 'name', 'רפאל ורחל', { label: 'both-names', sizes: [56, 150] }],
    ],
  },
  {
    slug: 'zeved-habat-in-roses',
    titles: { en: 'Zeved habat in roses', he: 'זבד הבת בוורדים' },
    description: 'Zeved habat card in embroidery, a wreath of roses',
    categories: ['sefardi-simchas', 'its-a-girl'],
    subCategories: ['zeved-habat', 'mazel-tov'],
    language: 'he',
    art: { family: 'embroidery', motif: 'wreath-roses', palette: 'blush', seed: 17 },
    palettes: ['blush', 'linen', 'white', 'navy', 'burgundy', 'forest', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'זבד הבת', { label: 'announcement', maxLines: 1 }],
      ['name', 'name', 'הדר', { sizes: [54, 190] }],
      ['wish', 'wish', 'תזכו לגדלה לתורה לחופה ולמעשים טובים'],
    ],
  },
  {
    slug: 'kiddush-of-the-shul-in-stitches',
    titles: { en: 'A kiddush in stitches', he: 'קידוש ברקמה' },
    description: 'Kiddush of a shul in embroidery, a table under a garland',
    categories: ['shul-events', 'kiddush'],
    subCategories: ['kiddush'],
    language: 'en',
    art: { family: 'embroidery', motif: 'garland-kiddush-table', palette: 'linen', seed: 24 },
    palettes: ['linen', 'sky', 'blush', 'navy', 'burgundy', 'forest'],
    lines: [
      ['occasion', 'latinTitle', 'Kiddush'],
      ['of', 'latin', 'after davening', { label: 'announcement' }],
      ['place', 'latinName', 'Young Israel'],
    ],
  },
  {
    slug: 'chumash-in-stitches',
    titles: { en: 'Chumash in stitches', he: 'חומש ברקמה' },
    description: 'Chumash party card in embroidery, a sefer Torah under a garland',
    categories: ['chumash-party'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'embroidery', motif: 'garland-sefer-torah', palette: 'sky', seed: 31 },
    palettes: ['sky', 'burgundy', 'navy', 'forest', 'linen'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'wish', 'לקבלת החומש', { label: 'reason' }],
      ['name', 'name', 'אליהו'],
    ],
  },
]
