/** Words that belong to the name after them. */
const beforeNames = new Set([
  'ר׳',
  'הרב',
  'הר״ר',
  'הרה״ח',
  'הרה״ג',
  'כ״ק',
  'מרת',
  'גב׳',
  'בן',
  'בת',
  'ב״ר',
])
/** Words that belong to the name before them. */
const afterNames = new Set([
  'ע״ה',
  'ז״ל',
  'זצ״ל',
  'זצוק״ל',
  'שליט״א',
  'הי״ו',
  'ני״ו',
  'נ״י',
  'תחי׳',
  'שתחי׳',
])
/** Of `בת מצוה`, which can stand in two lines. */
const mitzvah = /^ה?מצוו?ה$/

/**
 * Whether two Hebrew words of a name stay in one line: no line ends with `ב״ר` or begins with
 * `ע״ה`.
 *
 * @param before a normalised word, with or without points
 * @param after the word after it
 * @example isInName('ב״ר', 'אברהם') // true
 */
export function isInName(before: string, after: string): boolean {
  const [one, other] = [bare(before), bare(after)]
  return (beforeNames.has(one) && !mitzvah.test(other)) || afterNames.has(other)
}

/** Without points, and without signs at its ends. */
function bare(word: string): string {
  return word.replace(/\p{M}/gu, '').replace(/^[^\p{L}]+|[^\p{L}׳]+$/gu, '')
}
