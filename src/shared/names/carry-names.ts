import { datePhrases, dayNamedIn, type Moment } from '../calendar/date-phrase.ts'
import { linesToFollow } from '../calendar/follow-date.ts'
import type { CardDraft } from '../draft.ts'
import { type NamedDesign, type NameMeaning, nameMeanings, simchasOf } from './name-meaning.ts'

type Values = CardDraft['values']

interface Filled {
  design: NamedDesign
  values: Values
}

/** Words of one card for the fields of another. */
export interface CarriedNames {
  /** By field of the other card. */
  values: Values
  /** What they are, each once: the names in the order of the card, then the place and the day. */
  words: readonly string[]
}

/**
 * The visitor's names on one card, for the fields of another card that have the same meaning and
 * language and still hold their sample; for the same event the day and the place come along.
 * `undefined` when there is no name for it.
 *
 * @example carryNames({ design: bris, values: { family: 'משפחת כהן' } }, { design, values: {} })?.words
 *   // ['משפחת כהן']
 */
export function carryNames(from: Filled, to: Filled): CarriedNames | undefined {
  const names = namesFor(from, to)
  if (Object.keys(names).length === 0) return undefined
  const isSameEvent =
    eventOf(from.design) !== undefined && eventOf(from.design) === eventOf(to.design)
  const details = isSameEvent ? { ...placesFor(from, to), ...daysFor(from, to) } : {}
  return {
    values: { ...details, ...names },
    words: [...new Set(Object.values({ ...names, ...details }))],
  }
}

/** A day and a place belong to one event, not to the whole simcha; `undefined` for a holiday. */
function eventOf(design: NamedDesign): string | undefined {
  const [event] = ['kiddush', 'bris', 'shalom-zachor'].filter((kind) =>
    design.subCategories.includes(kind),
  )
  return simchasOf(design).length > 0 ? (event ?? design.categories[0]) : undefined
}

function namesFor(from: Filled, to: Filled): Values {
  const given = givenNames(from)
  if (given.size === 0) return {}
  const meanings = nameMeanings(to.design)
  return Object.fromEntries(
    openFields(to).flatMap((field) => {
      const meaning = meanings.get(field.id)
      const words = meaning && nameFor(field, meaning, { given, design: to.design })
      return words === undefined ? [] : [[field.id, words]]
    }),
  )
}

/**
 * The name for a field, in the letters of its sample and with the words before it; `undefined` when
 * there is none that fits.
 */
export function nameFor(
  { value, maxLength }: NamedDesign['fields'][number],
  { meanings, before }: NameMeaning,
  { given, design }: { given: GivenNames; design: NamedDesign },
): string | undefined {
  const found = meanings
    .flatMap((one) => [...(given.get(one) ?? []), ...remade(given, one, value)])
    .find((name) => fits(name, value, design))
  if (found === undefined) return undefined
  const words = found.startsWith(before) ? found : before + found
  return words.length <= maxLength ? words : undefined
}

/** Names by their meaning: 'couple chosson'. */
export type GivenNames = ReadonlyMap<string, readonly string[]>

/** The names that the visitor typed, by meaning, without the words before them. */
function givenNames(from: Filled): GivenNames {
  const given = new Map<string, string[]>()
  const typed = typedWords(from)
  if (typed.length === 0) return given
  const meanings = nameMeanings(from.design)
  for (const { id, words } of typed) {
    const { meanings: all = [], before = '' } = meanings.get(id) ?? {}
    const name = words.startsWith(before) ? words.slice(before.length).trim() : words
    if (name === '') continue
    for (const one of all) given.set(one, [...(given.get(one) ?? []), name])
  }
  return given
}

/** A couple from its two names, and the two names from a couple. */
function remade(given: GivenNames, meaning: string, sample: string): string[] {
  const [simcha, role] = meaning.split(' ')
  const [chosson] = given.get(`${simcha} chosson`) ?? []
  const [kallah] = given.get(`${simcha} kallah`) ?? []
  if (role === 'couple') {
    const joiner = /(?: (?:&|and|עם|און) )| ו(?=[א-הז-ת])/.exec(sample)?.[0]
    const isOne = chosson && kallah && scriptOf(chosson) === scriptOf(kallah)
    return isOne ? [chosson + (joiner ?? ' ') + kallah] : []
  }
  if (role !== 'chosson' && role !== 'kallah') return []
  return (given.get(`${simcha} couple`) ?? []).flatMap((couple) => {
    const both = splitCouple(couple)
    return both ? both[role] : []
  })
}

function splitCouple(couple: string): { chosson: string; kallah: string } | undefined {
  const parts = couple.split(/ (?:&|and|עם|און) /)
  // A name such as וועלוול begins with the letter of 'and'.
  const [chosson, kallah, more] = parts.length > 1 ? parts : couple.split(/ ו(?=[א-הז-ת])/)
  return chosson && kallah && more === undefined ? { chosson, kallah } : undefined
}

function placesFor(from: Filled, to: Filled): Values {
  const names = nameMeanings(from.design)
  const place = typedWords(from).find(({ id }) => id === 'place' && !names.has(id))?.words
  const field = openFields(to).find(({ id }) => id === 'place' && !nameMeanings(to.design).has(id))
  if (place === undefined || !field || place.length > field.maxLength) return {}
  return fits(place, field.value, to.design) ? { place } : {}
}

/** Every line that names the day of the sample, rewritten in its own form. */
function daysFor(from: Filled, to: Filled): Values {
  const moment = typedWords(from)
    .map(({ words }) => momentIn(words))
    .find((one) => one !== undefined)
  if (!moment) return {}
  const { language } = to.design
  const rewritten = (place: Moment['place']) =>
    linesToFollow(openFields(to), {
      ...{ ...moment, place, before: '' },
      language: language === 'he-en' ? 'he' : language,
    })
  const abroad = rewritten('diaspora')
  const here = new Map(rewritten('israel').map(({ id, next }) => [id, next]))
  return Object.fromEntries(
    abroad.flatMap(({ id, next, follows }) =>
      follows && next !== undefined && next === here.get(id) ? [[id, next]] : [],
    ),
  )
}

/** The day of a text and whether it is its evening. */
function momentIn(words: string): Omit<Moment, 'place'> | undefined {
  const dayNumber = dayNamedIn(words)
  if (dayNumber === undefined) return undefined
  return { dayNumber, evening: datePhrases(words).some(({ form }) => form.evening) }
}

/** What the visitor typed into the fields of the design; never the words of its sample. */
function typedWords({ design, values }: Filled): { id: string; words: string }[] {
  return design.fields.flatMap(({ id, value }) => {
    const words = values[id]?.trim() ?? ''
    return words === '' || words === value.trim() ? [] : { id, words }
  })
}

/** The fields that still hold their sample. */
function openFields({ design, values }: Filled) {
  return design.fields.filter(({ id, value }) => (values[id] ?? value).trim() === value.trim())
}

/** Whether words are in the letters of a sample; an empty one takes the letters of its card. */
export function fits(words: string, sample: string, { language }: NamedDesign): boolean {
  const script = scriptOf(words)
  if (script === undefined) return false
  if (sample.trim() !== '') return script === scriptOf(sample)
  return language === 'he-en' || (script === 'latin') === (language === 'en')
}

/** The letters of a text; `undefined` if it has none, or mixes them. */
function scriptOf(text: string): 'hebrew' | 'latin' | undefined {
  const isHebrew = /\p{Script=Hebrew}/u.test(text)
  const isLatin = /\p{Script=Latin}/u.test(text)
  if (isHebrew === isLatin) return undefined
  return isHebrew ? 'hebrew' : 'latin'
}
