import type { Command } from 'commander'
import { type CardLanguage, cardLanguages } from '#shared/card-language.ts'
import { builtinCategories } from '#shared/categories.ts'
import { categoryLabel } from '#shared/category-groups.ts'
import type { NewOptions } from './new-command.ts'
import type { NewDesign } from './new-design.ts'

type Answers = Pick<NewDesign, 'titles' | 'categories' | 'language'>

/**
 * What a design must have: from the options, else asked on a terminal.
 *
 * Ends the program with a message that names the missing options where nobody can be asked.
 */
export async function askMissing(options: NewOptions, command: Command): Promise<Answers> {
  const { titleEn, titleHe: he, titleYi: yi, category, language } = options
  if (titleEn !== undefined && category !== undefined && language !== undefined) {
    return { titles: { en: titleEn, he, yi }, categories: category, language }
  }
  if (!process.stdin.isTTY || !process.stdout.isTTY || options.json) {
    const missing = [
      ...(titleEn === undefined ? ['--title-en'] : []),
      ...(category === undefined ? ['--category'] : []),
      ...(language === undefined ? ['--language'] : []),
    ]
    return command.error(`error: Missing ${missing.join(', ')}`)
  }
  const asked = await ask(options)
  return { titles: { en: asked.titleEn, he: asked.titleHe, yi }, ...asked }
}

const languageNames: Readonly<Record<CardLanguage, string>> = {
  he: 'Hebrew',
  yi: 'Yiddish',
  en: 'English',
  'he-en': 'Hebrew and English',
}

async function ask({ titleEn, titleHe, category, language }: NewOptions) {
  const { autocompleteMultiselect, cancel, isCancel, select, text } = await import('@clack/prompts')
  const answered = <Value>(answer: Value): Exclude<Value, symbol> => {
    if (!isCancel(answer)) return answer as Exclude<Value, symbol>
    cancel('Nothing was made.')
    process.exit(1)
  }
  const needed = (value: string | undefined) => (value?.trim() ? undefined : 'It needs a title.')
  const askTitle = () => text({ message: 'Title in English', validate: needed })
  const askHebrew = () => text({ message: 'Title in Hebrew, if it has one', defaultValue: '' })
  const askCategories = () =>
    autocompleteMultiselect({
      message: 'Occasions',
      required: true,
      options: builtinCategories.map((one) => ({ value: one.slug, label: categoryLabel(one) })),
    })
  const askLanguage = () =>
    select({
      message: 'Language of its words',
      options: cardLanguages.map((value) => ({ value, label: languageNames[value] })),
    })
  return {
    titleEn: titleEn ?? answered(await askTitle()),
    titleHe:
      titleHe ?? (titleEn === undefined ? answered(await askHebrew()) || undefined : undefined),
    categories: category ?? answered(await askCategories()),
    language: language ?? answered(await askLanguage()),
  }
}
