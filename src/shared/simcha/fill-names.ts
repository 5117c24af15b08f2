import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { type GivenNames, nameFor } from '../names/carry-names.ts'
import { type NameMeaning, nameMeanings } from '../names/name-meaning.ts'
import { samplesWithNames } from '../sample-names.ts'
import { isScheduleRow } from './reword.ts'
import type { InLetters, Simcha, SimchaWord } from './simcha.ts'

type Values = CardDraft['values']
type Field = CardDesign['fields'][number]

/** The words that each role of a name needs. */
const wordsOfRole: Readonly<Record<string, readonly SimchaWord[]>> = {
  chosson: ['chosson'],
  kallah: ['kallah'],
  couple: ['chosson', 'kallah'],
  child: ['child'],
  person: ['person'],
}

/** The first word of the meanings of its names: 'couple chosson', 'boy parents'. */
const meaningOf: Readonly<Record<Simcha['occasion'], string>> = {
  wedding: 'couple',
  bris: 'boy',
  'bar-mitzvah': 'bar-mitzvah',
  'bas-mitzvah': 'bas-mitzvah',
  upsherin: 'upsherin',
  siyum: 'siyum',
}

/**
 * The names of a simcha for the fields of a design that name somebody. People whom it does not name
 * keep their samples; other names that it does not say are empty.
 *
 * @returns `undefined` if the design names somebody whom no rule knows, or needs a name in letters
 *   in which the simcha has none
 */
export function fillNames(design: CardDesign, simcha: Simcha): Values | undefined {
  const meanings = nameMeanings(design)
  const unknown = samplesWithNames(design).some(
    ({ id }) => !meanings.has(id) && id !== 'place' && !isScheduleRow(id),
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
  const kind = meaningOf[occasion]
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
