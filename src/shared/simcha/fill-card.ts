import { datePhrases } from '../calendar/date-phrase.ts'
import { linesToFollow } from '../calendar/follow-date.ts'
import { placeIn } from '../card/event/card-event.ts'
import type { CardDesign } from '../card.ts'
import type { Custom } from '../custom/custom.ts'
import { inCustom } from '../custom/word-forms.ts'
import type { CardDraft } from '../draft.ts'
import { fits, type GivenNames, nameFor } from '../names/carry-names.ts'
import { type NameMeaning, nameMeanings } from '../names/name-meaning.ts'
import { samplesWithNames } from '../sample-names.ts'
import { eventWords } from './event-words.ts'
import type { Rewording, SetMember } from './members.ts'
import { placeOf } from './place-of.ts'
import { type InLetters, type Simcha, type SimchaWord, saysNothing } from './simcha.ts'
import { type DayOfWeek, weekOf } from './week.ts'
import { scheduleRows } from './week-events.ts'
import { writeTime } from './write-time.ts'

type Values = CardDraft['values']
type Field = CardDesign['fields'][number]

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
  const said = saidByCustom(design, custom)
  const rewordedSo = inWordsOf(custom, reworded)
  if (saysNothing(simcha)) return { ...said, ...rewordedSo }
  const names = fillNames(design, simcha)
  if (!names) return undefined
  const day = weekOf(simcha).find(({ event }) => event === member.event)
  const dates = fillDates(design, day, custom)
  const place = fillPlace(design, simcha, member)
  const masechta = fillMasechta(design, simcha, custom)
  const values = { ...said, ...dates, ...place, ...masechta, ...names, ...rewordedSo }
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
function saidByCustom(design: CardDesign, custom: Custom | undefined): Values {
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

function inWordsOf(custom: Custom | undefined, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([id, words]) => [id, inCustom(words, custom)]),
  )
}

/** The words that each role of a name needs. */
const wordsOfRole: Readonly<Record<string, readonly SimchaWord[]>> = {
  chosson: ['chosson'],
  kallah: ['kallah'],
  couple: ['chosson', 'kallah'],
  child: ['child'],
  person: ['person'],
}

const simchaOf: Readonly<Record<Simcha['occasion'], string>> = {
  wedding: 'couple',
  bris: 'boy',
  'bar-mitzvah': 'bar-mitzvah',
  'bas-mitzvah': 'bas-mitzvah',
  upsherin: 'upsherin',
  siyum: 'siyum',
}

function fillNames(design: CardDesign, simcha: Simcha): Values | undefined {
  const meanings = nameMeanings(design)
  const unknown = samplesWithNames(design).some(
    ({ id }) => !meanings.has(id) && id !== 'place' && !isRow(id),
  )
  if (unknown) return undefined
  const values: Record<string, string> = {}
  for (const field of design.fields) {
    const meaning = meanings.get(field.id)
    if (!meaning) continue
    const words = nameWords(field, meaning, { design, simcha })
    if (words !== undefined) values[field.id] = words
    else if (!isPerson(meaning)) values[field.id] = ''
    else if (isNamed(meaning, simcha)) return undefined
  }
  return values
}

function nameWords(
  field: Field,
  meaning: NameMeaning,
  { design, simcha }: { design: CardDesign; simcha: Simcha },
): string | undefined {
  for (const letters of ['he', 'en'] as const) {
    const given = givenNames(simcha, letters, field.value)
    const words = nameFor(field, meaning, { given, design })
    if (words !== undefined) return words
  }
  return undefined
}

function givenNames({ occasion, words }: Simcha, letters: keyof InLetters, sample: string) {
  const kind = simchaOf[occasion]
  const given = new Map<string, string[]>()
  const give = (meaning: string, text: string | undefined) => {
    const name = text?.trim()
    if (name) given.set(meaning, [name])
  }
  for (const role of ['chosson', 'kallah', 'child', 'person', 'parents'] as const) {
    give(`${kind} ${role}`, words[role]?.[letters])
  }
  const families = asFamilies(words.families?.[letters], sample)
  const family = asFamilies(words.family?.[letters], sample)
  give(`${kind} families`, families)
  give(`${kind} family`, family)
  give('own', family ?? families)
  return given as GivenNames
}

/** A surname in the form of the sample: 'רייך' as 'משפחת רייך'. */
function asFamilies(words: string | undefined, sample: string): string | undefined {
  const name = words?.trim()
  if (!name) return undefined
  const hebrew = /^ל?(משפח(?:ת|ות)) /.exec(sample)?.[1]
  if (hebrew) return /משפח/.test(name) ? name : `${hebrew} ${name}`
  const isFamily = /^The .+ Famil(?:y|ies)$/.test(sample)
  if (!isFamily || /famil/i.test(name)) return name
  return sample.replace(/^The .+ (Famil\w+)$/, (_, kind) => `The ${name} ${kind}`)
}

function roleOf({ meanings: [first = ''] }: NameMeaning): string {
  return first.split(' ')[1] ?? ''
}

function isPerson(meaning: NameMeaning): boolean {
  return roleOf(meaning) in wordsOfRole
}

/** Whether the simcha has the names, in whatever letters. */
function isNamed(meaning: NameMeaning, { words }: Simcha): boolean {
  return (wordsOfRole[roleOf(meaning)] ?? []).every((word) => {
    const { he = '', en = '' } = words[word] ?? {}
    return he.trim() !== '' || en.trim() !== ''
  })
}

/** Each line that names the day of the sample, for the day of the event; empty without one. */
function fillDates(
  { fields, language }: CardDesign,
  day: DayOfWeek | undefined,
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
  return inWordsOf(
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

const invites = {
  he: /^(?:הננו )?מתכבדים להזמינכם|^הנכם מוזמנים(?= ל|$)/,
  en: /^(?:Together with our families, we|We) (?:\w+ )?invite you to|^Please join us for/,
}
const saveTheDate = /^(?:Save the Date|שמרו את התאריך)/i

/** The words that say what the card is for; `undefined` if the design cannot say it. */
function reword(design: CardDesign, simcha: Simcha, member: SetMember): Values | undefined {
  const invite = design.fields.find(({ id }) => id === 'invite')
  if (!member.rewording) {
    const isOther = saveTheDate.test(invite?.value ?? '')
    const comes = member.id !== 'invitation' || design.fields.some(({ id }) => id === 'date')
    return isOther || !comes ? undefined : {}
  }
  return rewordings[member.rewording]({ design, invite, simcha })
}

interface Reworded {
  design: CardDesign
  invite: Field | undefined
  simcha: Simcha
}

/** Whether a field is a row of a schedule. */
function isRow(id: string): boolean {
  return /^event-\d+$/.test(id)
}

const rewordings: Readonly<Record<Rewording, (card: Reworded) => Values | undefined>> = {
  'save-the-date': ({ invite }) => {
    if (!invite) return undefined
    if (saveTheDate.test(invite.value)) return {}
    const isHebrew = /[א-ת]/.test(invite.value)
    const [pattern, words] = isHebrew
      ? ([invites.he, 'שמרו את התאריך'] as const)
      : ([invites.en, 'Save the date for'] as const)
    const next = invite.value.replace(pattern, words)
    return next === invite.value ? undefined : { invite: next }
  },
  times: ({ design, invite, simcha }) => {
    if (!invite || saveTheDate.test(invite.value)) return undefined
    const letters = /[א-ת]/.test(invite.value) ? 'he' : 'en'
    const at = (name: string, time: string) =>
      time === '' ? [] : [`${name} ${writeTime(time, letters, simcha.land)}`]
    const [welcome, chuppah] =
      letters === 'he' ? ['קבלת פנים', 'חופה'] : ['Kabbolas ponim', 'Chuppah']
    const lines = [...at(welcome, simcha.welcomeTime), ...at(chuppah, simcha.time)]
    if (lines.length === 0) return undefined
    const occasion = design.fields.find(({ id }) => id === 'occasion')
    const [first = '', second = ''] = lines
    return occasion ? { invite: first, occasion: second } : { invite: lines.join(' · ') }
  },
  schedule: ({ design, simcha }) => {
    const language = design.language === 'he-en' ? 'he' : design.language
    const rows = scheduleRows(simcha, eventWords[language], language)
    const fields = design.fields.filter(({ id }) => isRow(id))
    if (rows.length === 0) return saysNothing(simcha) ? {} : undefined
    return Object.fromEntries(
      fields.map(({ id, maxLength }, i) => [id, (rows[i] ?? '').slice(0, maxLength)]),
    )
  },
  bencher: ({ design }) => {
    const greetings = design.fields.filter(({ id }) => /^(?:second-)?greeting$/.test(id))
    if (greetings.length === 0) return undefined
    return Object.fromEntries(
      greetings.map(({ id, value }) => [id, /[א-ת]/.test(value) ? 'ברכת המזון' : 'Birkas Hamazon']),
    )
  },
}
