import type { GlassCard } from './lettering.ts'

/** Bas mitzvah, a new home, thanks, good wishes, recovery and mourning. */
export const occasions: readonly GlassCard[] = [
  {
    slug: 'first-light-in-glass',
    titles: { en: 'First light in glass', he: 'אור ראשון בזכוכית' },
    description: 'Bas mitzvah card in stained glass, one candle in a fan of light',
    categories: ['bas-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'glass', motif: 'fan-candlestick', palette: 'sunset', seed: 5 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'wish', 'לבת המצוה'],
      ['name', 'name', 'יעל הדסה'],
    ],
  },
  {
    slug: 'house-in-the-hills-of-glass',
    titles: { en: 'House in the hills of glass', he: 'בית בגבעות זכוכית' },
    description: 'New home card in stained glass, an open door in sunlit hills',
    categories: ['chanukas-habayis'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'glass', motif: 'hills-house', palette: 'sunset', seed: 7 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'ברוכים הבאים'],
      ['name', 'name', 'משפחת לרנר'],
    ],
  },
  {
    slug: 'thanks-under-the-vine',
    titles: { en: 'Thanks under the vine', he: 'תודה תחת הגפן' },
    description: 'Thank-you card in stained glass, a grape vine around the words',
    categories: ['thank-you'],
    language: 'he',
    art: { family: 'glass', motif: 'tree-grape', palette: 'honey', seed: 12 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'תודה רבה'],
      ['wish', 'wish', 'על כל החסד והטוב'],
      ['family', 'name', 'משפחת רוט'],
    ],
  },
  {
    slug: 'gate-in-the-hills-of-glass',
    titles: { en: 'Gate in the hills of glass', he: 'שער בגבעות זכוכית' },
    description: 'Hatzlachah card in stained glass, an open gate in sunlit hills',
    categories: ['hatzlachah'],
    language: 'he',
    art: { family: 'glass', motif: 'hills-gate', palette: 'vineyard', seed: 6 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'בהצלחה רבה'],
      ['name', 'name', 'שלמה'],
      ['wish', 'wish', 'בסייעתא דשמיא'],
    ],
  },
  {
    slug: 'sunrise-in-glass',
    titles: { en: 'Sunrise in glass', he: 'זריחה בזכוכית' },
    description: 'Refuah shleimah card in stained glass, the sun rising over green hills',
    categories: ['refuah-shleimah'],
    language: 'he',
    art: { family: 'glass', motif: 'hills-sunrise', palette: 'grove', seed: 8 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'רפואה שלימה'],
      ['name', 'name', 'שמואל בן לאה'],
      ['wish', 'wish', 'החלמה מהירה'],
    ],
  },
]
