/** The languages of the site, with the direction of their script. */
const directions = { en: 'ltr' } as const

export type Language = keyof typeof directions

/** The words of a part of the site in each language. */
export type Strings<Words> = Readonly<Record<Language, Words>>

/** The language of the page at an address: currently always English. */
export function languageOf(_address: string): Language {
  return 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return directions[language]
}
