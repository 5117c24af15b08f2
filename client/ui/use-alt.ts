import { useLanguage } from './use-strings.ts'

/**
 * The alternative text of a picture. Descriptions are in English: a page in another language has the
 * name of the picture, or nothing where the name is beside it.
 */
export function useAlt(description: string, name = ''): string {
  return useLanguage() === 'en' ? description : name
}
