import { datePhrases } from '../calendar/date-phrase.ts'
import { linesToFollow } from '../calendar/follow-date.ts'
import { placeIn } from '../card/event/card-event.ts'
import type { CardDesign } from '../card.ts'
import type { Custom } from '../custom/custom.ts'
import { inCustom } from '../custom/word-forms.ts'
import type { CardDraft } from '../draft.ts'
import { fits } from '../names/carry-names.ts'
import { nameMeanings } from '../names/name-meaning.ts'
import { samplesWithNames } from '../sample-names.ts'
import { fillNames } from './fill-names.ts'
import type { SetMember } from './members.ts'
import { placeOf } from './place-of.ts'
import { reword } from './reword.ts'
import { type Simcha, saysNothing } from './simcha.ts'
import { type EventDay, weekOf } from './week.ts'
import { writeTime } from './write-time.ts'

type Values = CardDraft['values']

/**
 * The words of a simcha for the fields of a design, by their meaning, in its letters, and as its
 * custom says them. People that the simcha does not name yet keep their samples; other details that
 * it does not say are empty.
 *
 * @returns `undefined` if the card does not fit: it needs a name in letters in which the simcha has
 *   none, or it cannot say what this member of the set is for
 * @example fillCard(design, simcha, member)?.['place'] // 'באולמי תפארת'
 */
export function fillCard(
  design: CardDesign,
  simcha: Simcha,
  member: SetMember,
): Values | undefined {
  const reworded = reword(design, simcha, member)
  if (!reworded) return undefined
  const custom = customFor(design, simcha)
  const sample = wordsOfCustom(design, custom)
  const purpose = inCustomOf(custom, reworded)
  if (saysNothing(simcha)) return { ...sample, ...purpose }
  const names = fillNames(design, simcha)
  if (!names) return undefined
  const day = weekOf(simcha).find(({ event }) => event === member.event)
  const dates = fillDates(design, day, custom)
  const place = fillPlace(design, simcha, member)
  const masechta = fillMasechta(design, simcha, custom)
  const values = { ...sample, ...dates, ...place, ...masechta, ...names, ...purpose }
  return { ...values, ...fillTime(design, values, { simcha, member }) }
}

/** Yiddish words are those of one custom. */
function customFor({ language }: CardDesign, { custom }: Simcha): Custom | undefined {
  return language === 'yi' ? undefined : custom
}

/**
 * The words of the design where the custom says them in its own way. Names and dates of the sample
 * stay, so that the proof-reader knows them.
 */
function wordsOfCustom(design: CardDesign, custom: Custom | undefined): Values {
  const meanings = nameMeanings(design)
  const named = new Set([...samplesWithNames(design).map(({ id }) => id), ...meanings.keys()])
  const open = design.fields.filter(
    ({ id, value }) => id !== 'place' && !named.has(id) && datePhrases(value).length === 0,
  )
  return Object.fromEntries(
    open.flatMap(({ id, value, maxLength }) => {
      const words = inCustom(value, custom)
      return words === value || words.length > maxLength ? [] : [[id, words]]
    }),
  )
}

function inCustomOf(custom: Custom | undefined, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([id, words]) => [id, inCustom(words, custom)]),
  )
}

/** Each line that names the day of the sample, for the day of the event; empty without one. */
function fillDates(
  { fields, language }: CardDesign,
  day: EventDay | undefined,
  custom: Custom | undefined,
): Values {
  const dated = fields
    .filter(({ value }) => datePhrases(value).length > 0)
    .map((field) => ({ ...field, value: inCustom(field.value, custom) }))
  if (!day) return Object.fromEntries(dated.map(({ id }) => [id, '']))
  const lines = linesToFollow(dated, {
    ...{ dayNumber: day.dayNumber, evening: day.evening, place: day.place, before: '' },
    language: language === 'he-en' ? 'he' : language,
  })
  const next = new Map(lines.map((line) => [line.id, line.next ?? '']))
  return inCustomOf(
    custom,
    Object.fromEntries(dated.map(({ id, value }) => [id, next.get(id) ?? value])),
  )
}

function fillPlace(design: CardDesign, simcha: Simcha, { event }: SetMember): Values {
  const field = design.fields.find(({ id }) => id === 'place')
  if (!field) return {}
  const { he = '', en = '' } = placeOf(simcha, event) ?? {}
  const words = [he.trim(), en.trim()].find((one) => one !== '' && fits(one, field.value, design))
  if (words === undefined) return { place: '' }
  const named = withPrefix(words, field.value)
  return { place: named.length <= field.maxLength ? named : words.slice(0, field.maxLength) }
}

/** The prefix 'in' where the sample has it and the word takes it: 'באולמי תפארת'. */
function withPrefix(words: string, sample: string): string {
  const isPrefixed = placeIn(sample) !== sample && sample.startsWith('ב')
  return isPrefixed && placeIn(`ב${words}`) === words ? `ב${words}` : words
}

const masechtaWord = /^(?:מסכת |Masech\w+ )/

function fillMasechta(design: CardDesign, { words }: Simcha, custom: Custom | undefined): Values {
  const field = design.fields.find(({ id }) => id === 'masechta')
  if (!field) return {}
  const { he = '', en = '' } = words.masechta ?? {}
  const name = [he.trim(), en.trim()].find((one) => one !== '' && fits(one, field.value, design))
  if (name === undefined) return { masechta: '' }
  const [before = ''] = masechtaWord.exec(field.value) ?? []
  return { masechta: masechtaWord.test(name) ? name : inCustom(before, custom) + name }
}

/** The time after the place, or after the date, where the line can break. */
function fillTime(
  { fields, layers }: CardDesign,
  values: Values,
  { simcha, member }: { simcha: Simcha; member: SetMember },
): Values {
  const { event, kind, rewording } = member
  const isInviting = kind === undefined || kind === 'invitation'
  if (event !== 'main' || !isInviting || rewording || simcha.time === '') return {}
  const field = ['place', 'date']
    .map((id) => fields.find((one) => one.id === id))
    .find((one) => one && values[one.id] && canBreak(one.id, layers))
  const words = field && values[field.id]
  if (!field || !words) return {}
  const time = writeTime(simcha.time, /[א-ת]/.test(words) ? 'he' : 'en', simcha.land)
  const line = /[א-ת]/.test(words) ? `${words}, בשעה ${time}` : `${words}, at ${time}`
  return line.length <= field.maxLength ? { [field.id]: line } : {}
}

function canBreak(id: string, layers: CardDesign['layers']): boolean {
  return layers.some(({ field, maxLines }) => field === id && maxLines > 1)
}
