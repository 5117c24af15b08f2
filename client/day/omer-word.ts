import type { OmerWord } from '#shared/calendar/omer.ts'

const storageKey = 'mazel-omer'

/** The custom that was chosen on this device; default לעומר. */
export function keptOmerWord(): OmerWord {
  try {
    return localStorage.getItem(storageKey) === 'בעומר' ? 'בעומר' : 'לעומר'
  } catch {
    return 'לעומר'
  }
}

/** Without storage the choice lasts as long as the page. */
export function keepOmerWord(word: OmerWord): void {
  try {
    localStorage.setItem(storageKey, word)
  } catch (error) {
    console.warn('omer', error)
  }
}
