import { phrasesFor } from '../../wording/phrases-for.ts'
import type { CardWords } from '../family.ts'
import { isRightToLeft, wordsOf } from './spelling.ts'
import { createStream, type Stream } from './stream.ts'

/** What a picture is written with. */
export interface Texts {
  /** All names of the card. */
  names: Stream
  /** The first name and the second; each all names if there is one only. */
  first: Stream
  second: Stream
  /** The wishes of the card, and those of the occasion. */
  wishes: Stream
}

/** For a card without any words. */
const noWords: CardWords = { names: [], wishes: ['מזל טוב'], occasions: [], language: 'he' }

/** The texts of a card. Without names, the wishes take their place. */
export function textsOf({ names, wishes, occasions, language }: CardWords = noWords): Texts {
  const rtl = names.length > 0 ? isRightToLeft(names.join('')) : language !== 'en'
  const usual = phrasesOf(occasions, rtl ? (language === 'yi' ? 'yi' : 'he') : 'en')
  const own = wishes.filter((text) => isRightToLeft(text) === rtl)
  const wishWords = [...new Set([...own, ...usual])].flatMap(wordsOf)
  const nameWords = names.map(wordsOf).filter((words) => words.length > 0)
  const good = wishWords.length > 0 ? wishWords : wordsOf(rtl ? 'מזל טוב' : 'Mazel tov')
  const all = nameWords.length > 0 ? nameWords.flat() : good
  return {
    names: createStream(all),
    first: createStream(nameWords[0] ?? all),
    second: createStream(nameWords[1] ?? all),
    wishes: createStream(good),
  }
}

const longestWish = 70

/** What is said at an occasion by everybody, to everybody, at any time of it. */
function phrasesOf(categories: readonly string[], language: 'he' | 'yi' | 'en'): string[] {
  return phrasesFor({ categories, kinds: ['wish', 'greeting'], maxLength: longestWish })
    .filter(({ languages, customs, to, moment }) => {
      return languages.includes(language) && !customs && !to && !moment
    })
    .map(({ text }) => text)
}
