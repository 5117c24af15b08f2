/** The occasions of a simcha, the first one the default. */
export const simchaOccasions = [
  'wedding',
  'bris',
  'bar-mitzvah',
  'bas-mitzvah',
  'upsherin',
  'siyum',
] as const
export type SimchaOccasion = (typeof simchaOccasions)[number]
