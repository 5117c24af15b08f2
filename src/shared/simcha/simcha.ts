import * as v from 'valibot'
import { type CivilDate, civilToDayNumber } from '../calendar/civil-date.ts'
import { customs } from '../custom/custom.ts'
import { slugSchema as slug } from '../slug.ts'
import { maxDraftTextLength, maxFieldLength } from '../text-bounds.ts'
import { type SimchaOccasion, simchaOccasions } from './occasion.ts'

/*
 * A simcha: what a family types once for all its cards. It stays on the device.
 */

/** The words of a simcha; `place` is the hall, `shul` that of the aufruf. */
export const simchaWords = [
  'chosson',
  'kallah',
  'child',
  'person',
  'masechta',
  'parents',
  'family',
  'families',
  'place',
  'shul',
] as const
export type SimchaWord = (typeof simchaWords)[number]

/** What each occasion asks for, in the order of the form. */
export const wordsOfOccasion: Readonly<Record<SimchaOccasion, readonly SimchaWord[]>> = {
  wedding: ['chosson', 'kallah', 'families', 'place', 'shul'],
  bris: ['parents', 'family', 'place'],
  'bar-mitzvah': ['child', 'family', 'place'],
  'bas-mitzvah': ['child', 'family', 'place'],
  upsherin: ['child', 'family', 'place'],
  siyum: ['person', 'masechta', 'place'],
}

const simchaLanguages = ['he', 'en', 'yi'] as const
export type SimchaLanguage = (typeof simchaLanguages)[number]

const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.transform((words) => words.toWellFormed()),
  )

const words = v.optional(text(maxFieldLength), '')
/** The same words in Hebrew and in English letters. */
const inLetters = v.object({ he: words, en: words })
export type InLetters = v.InferOutput<typeof inLetters>

const integer = v.pipe(v.number(), v.integer())
/** A civil date, and whether it was after nightfall. */
const date = v.pipe(
  v.object({ year: integer, month: integer, day: integer, evening: v.boolean() }),
  v.check(isDate, 'there is no such date'),
)
/** In the format of `<input type="time">`; empty: not said. */
const time = v.optional(v.pipe(v.string(), v.check(isTimeOfDay, 'there is no such time')), '')

/** A card of the set that has a draft, and what the simcha wrote into it. */
const simchaCard = v.object({
  member: slug,
  card: slug,
  /** Id of the draft. */
  draft: slug,
  /** By field: what the simcha wrote last. Anything else on the card is the visitor's own. */
  filled: v.record(slug, text(maxDraftTextLength)),
  palette: v.optional(slug),
})
export type SimchaCard = v.InferOutput<typeof simchaCard>

export const simchaSchema = v.object({
  version: v.literal(1),
  id: slug,
  /** Milliseconds since the epoch. */
  changedAt: v.number(),
  occasion: v.picklist(simchaOccasions),
  /** Letters that the family prefers on its cards. */
  language: v.picklist(simchaLanguages),
  /** Where its calendar is read. */
  land: v.picklist(['diaspora', 'israel']),
  /** Whose wordings and days it follows; default: nobody's. */
  custom: v.optional(v.picklist(customs)),
  words: v.optional(v.partial(v.object(wordEntries())), {}),
  /** For a bris that of the birth. */
  date: v.optional(v.nullable(date), null),
  /** Of the event; at a wedding that of the chuppah. */
  time,
  /** Of the kabbolas ponim. */
  welcomeTime: time,
  phone: words,
  /** The hosts of the sheva brachos after the wedding, from the first evening on. */
  hosts: v.optional(v.pipe(v.array(inLetters), v.maxLength(6)), []),
  family: v.optional(slug),
  palette: v.optional(slug),
  cards: v.optional(v.array(simchaCard), []),
})
export type Simcha = v.InferOutput<typeof simchaSchema>

/** A simcha that says nothing yet. */
export function newSimcha(
  given: Pick<Simcha, 'id' | 'occasion' | 'language' | 'land' | 'changedAt'>,
): Simcha {
  return v.parse(simchaSchema, { version: 1, ...given })
}

/** Whether a text is a time such as 17:30, or empty. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^$/.test(text)
}

/** Whether anything was typed. */
export function saysNothing({ words, date, hosts, phone, time, welcomeTime }: Simcha): boolean {
  const texts = [...Object.values(words), ...hosts].flatMap((one) => [one?.he, one?.en])
  return date === null && [...texts, phone, time, welcomeTime].every((one) => !one?.trim())
}

function isDate({ year, month, day }: CivilDate & { evening: boolean }): boolean {
  try {
    return civilToDayNumber({ year, month, day }) > 0
  } catch {
    return false
  }
}

function wordEntries() {
  return Object.fromEntries(simchaWords.map((word) => [word, inLetters])) as Record<
    SimchaWord,
    typeof inLetters
  >
}
