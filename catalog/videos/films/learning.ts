import type { FilmSourceInput } from '#shared/video.ts'

const version = 1

export const learning: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'hadran-in-gold',
    titles: { en: 'Hadran in gold', he: 'הדרן עלך' },
    description:
      'Words are written line by line, and a golden Gemara is set over them; hadran alach',
    categories: ['siyum'],
    card: 'hadran',
    song: 'march-of-the-crown',
  },
  {
    version,
    slug: 'learning-by-lantern-light',
    titles: { en: 'Learning by lamplight', he: 'סיום' },
    description: 'An oil lamp burns in the dark, and its light spreads over seforim; a siyum',
    categories: ['siyum', 'shul'],
    card: 'learning-by-lantern',
    plot: 'lamplight',
    song: 'table-nigun',
  },
  {
    version,
    slug: 'crown-for-the-torah',
    titles: { en: 'A crown for the Torah', he: 'הכנסת ספר תורה' },
    description:
      'Light finds a crowned sefer Torah, and rays open behind it; hachnosas sefer Torah',
    categories: ['hachnosas-sefer-torah'],
    card: 'crown-of-torah',
    song: 'march-of-the-crown',
  },
  {
    version,
    slug: 'torah-comes-home',
    titles: { en: 'The Torah comes home', he: 'מכניסים ספר תורה' },
    description: 'A sefer Torah comes to a gate of stone at sunset; hachnosas sefer Torah',
    categories: ['hachnosas-sefer-torah', 'shul'],
    card: 'torah-in-the-wall',
    palette: 'dusk',
    song: 'march-of-the-crown',
  },
  {
    version,
    slug: 'five-coins-of-gold',
    titles: { en: 'Five coins', he: 'פדיון הבן' },
    description:
      'Light finds a tray of coins in a golden medallion; an invitation to a pidyon haben',
    categories: ['pidyon-haben'],
    card: 'five-selaim',
    plot: 'gold',
    song: 'a-blessing',
  },
  {
    version,
    slug: 'one-quiet-flame',
    titles: { en: 'One quiet flame', he: 'לעילוי נשמת' },
    description: 'A candle burns alone before a valley at night; in memory',
    categories: ['yahrzeit'],
    card: 'one-candle',
  },
  {
    version,
    slug: 'light-of-a-neshamah',
    titles: { en: 'Light of the neshamah', he: 'נר נשמה' },
    description: 'A memorial light burns in a wreath of silver; in memory',
    categories: ['yahrzeit'],
    card: 'light-of-the-neshamah',
  },
  {
    version,
    slug: 'swaying-lights-of-the-shul',
    titles: { en: 'A shul is lit', he: 'בית הכנסת' },
    description: 'Window after window of a shul on a hill is lit in the dark; Mazel Tov',
    categories: ['shul'],
    card: 'shul-on-the-hill',
    palette: 'dream',
    plot: 'lamplight',
    song: 'march-of-the-crown',
  },
]
