/** Pairs of consonants that begin, or end, a syllable. */
const startPatterns = /^(?:[bgkpft][rl]|d[rw]|(?:sh|s)[lmnptkwr]|tz[vw]|[kg]w)$/
const endPatterns =
  /^(?:r(?:[^rh]|ch|sh|tz)|l[dtkfmpsz]|n[dtksgz]|(?:l|n)tz|s[tk]|sht|[kpf]t|ch?t|mp)$/

const runPattern = /(?:tch|sh|ch|tz|zh|th|[bcdfghjklmnpqrstvwxz])+/g
const consonant = /tch|sh|ch|tz|zh|th|[a-z]/g

/**
 * A word with plausible vowels where its Latin letters have none: between consonants that cannot be
 * said together.
 *
 * @example withVowels('gelbrt') // 'gelbert'
 * @example withVowels('wasrman') // 'waserman'
 */
export function withVowels(latin: string): string {
  return latin.replace(runPattern, (run, index: number) => {
    const letters = run.match(consonant) ?? []
    const atStart = index === 0
    const atEnd = index + run.length === latin.length
    if (atStart) return begun(letters, atEnd)
    return atEnd ? ended(letters) : between(letters)
  })
}

/** The beginning of a word, or all of it. */
function begun(letters: readonly string[], atEnd: boolean): string {
  if (!atEnd && isStart(letters)) return letters.join('')
  const [first = '', second = ''] = letters
  const isHissed =
    /^(?:s[tp]|sh[lmnpt])$/.test(first + second) && letters.length > 2 + Number(atEnd)
  const start = isHissed ? first + second : first
  const others = letters.slice(isHissed ? 2 : 1)
  // As in surnames from German: Berman, Gelber, but Landau, Markus; and in Lev.
  const isOpen = letters.length > 2 && /[lr]/.test(second) && first + second !== 'mr'
  const vowel = isHissed || isOpen || (atEnd && letters.length === 2) ? 'e' : 'a'
  return start + vowel + (atEnd ? ended(others) : between(others))
}

function isStart(letters: readonly string[]): boolean {
  if (letters.length === 1) return true
  if (letters.length === 2) return startPatterns.test(letters.join(''))
  return /^s[tp]r$/.test(letters.join(''))
}

/** Between vowels: the end of one syllable and the start of the next. */
function between(letters: readonly string[]): string {
  if (letters.length <= 2) return letters.join('')
  const start = startPatterns.test(letters.slice(-2).join('')) ? 2 : 1
  const end = letters.slice(0, -start)
  const isSaid = end.length === 1 || (end.length === 2 && endPatterns.test(end.join('')))
  return (isSaid ? end.join('') : broken(end, 1)) + letters.slice(-start).join('')
}

/** After the last vowel. */
function ended(letters: readonly string[]): string {
  const isPair = endPatterns.test(letters.slice(-2).join(''))
  if (letters.length === 1 || (letters.length === 2 && isPair)) return letters.join('')
  return broken(letters, isPair ? 2 : 1)
}

function broken(letters: readonly string[], atEnd: number): string {
  return `${between(letters.slice(0, -atEnd))}e${letters.slice(-atEnd).join('')}`
}
