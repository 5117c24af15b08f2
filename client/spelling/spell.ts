import { replaceRun, runAt } from '#shared/spelling/run.ts'
import { suggestEnglish } from '#shared/spelling/suggest-english.ts'
import { suggestHebrew } from '#shared/spelling/suggest-hebrew.ts'
import { loadSpeller } from './speller.ts'

export interface SpellRequest {
  text: string
  /** UTF-16 offset. */
  caret: number
  /** The language of the field, into which the words at the caret are spelled. */
  language: 'he' | 'yi' | 'en'
}

export interface Spelled {
  words: string
  /** The text with the words in it, and the caret after them. */
  text: string
  caret: number
}

/** For a worker. */
export interface SpellQuestion {
  key: number
  request: SpellRequest
}

export type SpellAnswer = { key: number; spelled: Spelled[] } | { key: number; message: string }

/** Spellings in the letters of the field for the words at the caret; none if they have these. */
export async function spell({ text, caret, language }: SpellRequest): Promise<Spelled[]> {
  const run = runAt(text, caret, language === 'en' ? 'hebrew' : 'latin')
  if (!run) return []
  const speller = await loadSpeller()
  const spellings =
    language === 'en'
      ? suggestEnglish(speller, run.typed)
      : suggestHebrew(speller, run.typed, { language })
  return spellings.map((words) => ({ words, ...replaceRun(text, run, words) }))
}
