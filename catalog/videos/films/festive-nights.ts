import type { FilmSourceInput } from '#shared/video.ts'

const version = 1

/** Holidays with lights and noise. */
export const festiveNights: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'nine-lights-of-gold',
    titles: { en: 'Nine lights', he: 'חג אורים שמח' },
    description: 'The lights of a golden menorah are lit one after another; Happy Chanukah',
    categories: ['chanukah'],
    card: 'menorah-lights',
    song: 'maoz-tzur',
  },
  {
    version,
    slug: 'menorah-to-the-street',
    titles: { en: 'A menorah to the street', he: 'מנורה אל הרחוב' },
    description: 'A menorah is lit in a window over the city at night; Happy Chanukah',
    categories: ['chanukah'],
    card: 'menorah-in-the-window',
    song: 'maoz-tzur',
  },
  {
    version,
    slug: 'dreidels-spin',
    titles: { en: 'Three dreidels', he: 'שלושה סביבונים', yi: 'דריי דריידלעך' },
    description:
      'Three dreidels jump in, one over the other, and rock in confetti; a freilichen Chanukah',
    categories: ['chanukah', 'kids'],
    card: 'spinning-dreidels',
    plot: 'parade',
    values: { family: '' },
    song: 'maoz-tzur',
  },
  {
    version,
    slug: 'noise-for-purim',
    titles: { en: 'Noise for Purim', he: 'פורים שמח' },
    description: 'Great letters and a gragger drop in to the beat, and confetti flies; Happy Purim',
    categories: ['purim'],
    card: 'giant-purim',
    song: 'purim-romp',
  },
  {
    version,
    slug: 'megillah-by-night-light',
    titles: { en: 'The megillah by night', he: 'מגילה בליל פורים' },
    description: 'A megillah comes out of the dark into the light over a valley; Happy Purim',
    categories: ['purim'],
    card: 'megillah-by-night',
    plot: 'lamplight',
    song: 'purim-romp',
  },
  {
    version,
    slug: 'table-of-purim',
    titles: { en: 'A Purim table', he: 'סעודת פורים' },
    description:
      'Hamentashen, a gragger and a basket jump in, and confetti flies; a freilichen Purim',
    categories: ['purim', 'kids'],
    card: 'gragger-and-hamentashen',
    song: 'purim-romp',
  },
  {
    version,
    slug: 'great-fire-of-lag-baomer',
    titles: { en: 'The great fire', he: 'ל״ג בעומר' },
    description: 'A bonfire catches in the dark and goes up in sparks; Lag BaOmer',
    categories: ['lag-baomer'],
    card: 'lag-baomer-bonfire',
    song: 'round-the-fire',
  },
]
