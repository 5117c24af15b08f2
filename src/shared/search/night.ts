const ordinalForms =
  'first second third fourth fifth sixth seventh eighth,' +
  'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני,' +
  'one two three four five six seven eight'
const ordinals = ordinalForms
  .replace(/ן/g, 'נ')
  .split(',')
  .map((line) => line.split(' '))

/**
 * The number that a typed word means, from figures or the words for 1 to 8; 0 for any other word.
 *
 * @example numberOf('third') // 3
 */
export function numberOf(typed: string): number {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)?$/.exec(typed)?.[1]
  return digits ? Number(digits) : Math.max(...ordinals.map((line) => line.indexOf(typed) + 1))
}

/** Whether Chanukah has a night of this number. */
export function isNight(number: number): boolean {
  return number >= 1 && number <= 8
}

/** The concept of the posters for a night of Chanukah. */
export function nightConcept(night: number): string {
  return `night-${night}`
}
