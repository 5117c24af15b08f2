/** What of a day a poster can be for. */
export const dayAbouts = [
  'rosh-hashanah',
  'yom-kippur',
  'sukkos',
  'simchas-torah',
  'chanukah',
  'tu-bishvat',
  'purim',
  'pesach',
  'lag-baomer',
  'shavuos',
  'omer',
  'fast',
  'rosh-chodesh',
  'mevarchim',
  'shabbos',
  'motzei-shabbos',
  'elul',
] as const
export type DayAbout = (typeof dayAbouts)[number]
