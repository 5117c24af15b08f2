import { finalP, hebrewSounds, otherReadings, type Sounds, yiddishSounds } from './sounds.ts'

/** Language of the field: Hebrew or Yiddish. */
export type HebrewLanguage = 'he' | 'yi'

const soundsOf = { he: hebrewSounds, yi: yiddishSounds } as const
const GERESH = '׳'
const finalLetters: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' }

/**
 * Spellings by sound for an unknown word: the likeliest, then another if its letters have one.
 *
 * @param plain lower case letters a-z
 * @example hebrewByRule('lindworm', 'he') // ['לינדוורם']
 * @example hebrewByRule('rosenberg', 'yi') // ['ראזענבערג']
 */
export function hebrewByRule(plain: string, language: HebrewLanguage): string[] {
  const first = written(plain, soundsOf[language])
  if (plain.length === 1) return [...first].map((letter) => letter + GERESH)
  const otherwise = otherReadings[language].reduce(
    (word, [sound, reading]) => word.replace(sound, reading),
    plain,
  )
  const spellings = otherwise === plain ? [first] : [first, written(otherwise, soundsOf[language])]
  return [...new Set(spellings)].filter((spelling) => spelling !== '')
}

function written(plain: string, sounds: Sounds): string {
  return sounds
    .reduce((word, [sound, letters]) => word.replace(sound, letters), plain)
    .replace(/(?<=.)[כמנפצ]$/, (letter) => finalLetters[letter] ?? letter)
    .replace(finalP, 'פ')
}
