import { languages } from './languages.ts'

/** The languages of the interface, with the direction of their script. */
const directions = { en: 'ltr', he: 'rtl', yi: 'rtl' } as const

export type Language = keyof typeof directions

/** Its addresses have no prefix. */
export const defaultLanguage = 'en'

/** The words of a part of the site in each language. */
export type Strings<Words> = Readonly<Record<Language, Words>>

/**
 * The language of the page at an address.
 *
 * @param address path with an optional query
 * @example languageOf('/he/cards/wedding') // 'he'
 * @example languageOf('/cards/wedding') // 'en'
 */
export function languageOf(address: string): Language {
  const [, first] = address.split(/[/?#]/)
  return languages.find((each) => each === first && each !== defaultLanguage) ?? defaultLanguage
}

/**
 * What the addresses of a language begin with.
 *
 * @example baseOf('he') // '/he'
 * @example baseOf('en') // ''
 */
export function baseOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** @example homeOf('he') // '/he/' */
export function homeOf(language: Language): string {
  return `${baseOf(language)}/`
}

/**
 * An address without its language, as `pages.ts` and `routes.ts` know it.
 *
 * @example pageAddress('/he/cards/wedding?page=2') // '/cards/wedding?page=2'
 * @example pageAddress('/he') // '/'
 */
export function pageAddress(address: string): string {
  const rest = address.slice(baseOf(languageOf(address)).length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return directions[language]
}
