import type { SearchScript } from '#shared/insight/vocabulary.ts'

/** @example scriptOf('מזל טוב') // 'hebrew' */
export function scriptOf(words: string): SearchScript {
  const hasHebrew = /\p{Script=Hebrew}/u.test(words)
  const hasLatin = /\p{Script=Latin}/u.test(words)
  if (hasHebrew && hasLatin) return 'mixed'
  if (hasHebrew) return 'hebrew'
  return hasLatin ? 'latin' : 'other'
}
