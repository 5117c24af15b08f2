/** The forms of a noun: 'כרטיס אחד', 'שני כרטיסים', and what follows a number. */
export interface Forms {
  one: string
  two: string
  many: string
  /** What follows a number above ten, if different: '10 שנים', but '20 שנה'. */
  aboveTen?: string
}

/**
 * @example counted(1, cards) // 'כרטיס אחד'
 * @example counted(7, cards) // '7 כרטיסים'
 */
export function counted(count: number, { one, two, many, aboveTen = many }: Forms): string {
  if (count === 1) return one
  return count === 2 ? two : `${count} ${count > 10 ? aboveTen : many}`
}

/**
 * A prefix with its word: with a maqaf before Latin letters and digits.
 *
 * @example prefixed('ל', 'חתונה') // 'לחתונה'
 * @example prefixed('ב', 'English') // 'ב־English'
 */
export function prefixed(prefix: string, word: string): string {
  return /^[א-ת]/.test(word) ? `${prefix}${word}` : `${prefix}־${word}`
}

export const cards: Forms = { one: 'כרטיס אחד', two: 'שני כרטיסים', many: 'כרטיסים' }

/** Keeps a phone number or the like in its own order within a Hebrew sentence. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
