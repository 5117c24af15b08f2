import type { CardDesign } from '../card.ts'
import { samplesWithNames } from '../sample-names.ts'

/** What a design says about whom; its samples give the meaning of its fields. */
export type NamedDesign = Pick<CardDesign, 'categories' | 'subCategories' | 'language' | 'fields'>
type Field = CardDesign['fields'][number]

/** Whom a field names. */
export interface NameMeaning {
  /**
   * Fields with the same meaning name the same people: 'boy child', 'couple chosson'. `own` is the
   * visitor's own family, on every occasion.
   */
  meanings: readonly string[]
  /** Words of the sample before the name: 'של בננו '. */
  before: string
}

/** Categories of one simcha, whose cards name the same people. */
const simchas: Readonly<Record<string, string>> = {
  'its-a-boy': 'boy',
  'shalom-zachor': 'boy',
  bris: 'boy',
  'pidyon-haben': 'boy',
  'its-a-girl': 'girl',
  kiddush: 'girl',
  upsherin: 'upsherin',
  'bar-mitzvah': 'bar-mitzvah',
  'bas-mitzvah': 'bas-mitzvah',
  'chumash-party': 'chumash',
  graduation: 'graduate',
  vort: 'couple',
  tenoyim: 'couple',
  aufruf: 'couple',
  wedding: 'couple',
  'sheva-bruches': 'couple',
  anniversary: 'anniversary',
  'happy-birthday': 'birthday',
  siyum: 'siyum',
  'hachnosas-sefer-torah': 'sefer-torah',
  'chanukas-habayis': 'home',
  yahrzeit: 'yahrzeit',
}

/** The person that the field `name` of a simcha names, if its sample is not a family or a couple. */
const people: Readonly<Record<string, string>> = {
  boy: 'child',
  girl: 'child',
  upsherin: 'child',
  'bar-mitzvah': 'child',
  'bas-mitzvah': 'child',
  chumash: 'child',
  graduate: 'child',
  birthday: 'person',
  siyum: 'person',
  yahrzeit: 'niftar',
  couple: 'couple',
  anniversary: 'couple',
}

const oneFamily = /^ל?משפחת |^The .+ Family$/
const twoFamilies = /^משפחות /
const community = /^(?:קהילת|בית הכנסת|Congregation|Kehillas)/
/** A second letter vov begins a name: 'ווייס'. */
const pair = / (?:&|and|עם|און) | ו(?!ו)[א-ת]/
const grandmother = /^(?:סבתא|באבי|(?:Dear )?Bubby)/
const grandfather = /^(?:סבא|זיידי|(?:Dear )?Zaidy)/
const niftar = / (?:ע״ה|ז״ל|a”h)$/

/** With a surname it is the father of a firstborn, not the child. */
const fullName = /^\S+ \S+ \S+/

const wordsBefore = /^(?:של בננו |החתן |הכלה |of our son |Dear |ל(?=משפחת ))/

/** Samples that say more than a name, so that no other name fits: an age, 'and all his house'. */
const saysMore = / is [a-z]+!?$|^לר׳ /
/** Names that begin with the letter of 'to'. */
const namesWithLamed = /^(?:לאה|לאטע|לוי|ליב[אי]|לייב(?:א|ל|יש)?|לייזער|ליפא|ליבע)(?: |$)/

/**
 * Whom each field of a design names, by its id, category and sample. Fields that name nobody, or
 * nobody for certain, are left out.
 *
 * @example nameMeanings(bris).get('family') // { meanings: ['own', 'boy family'], before: '' }
 */
export function nameMeanings(design: NamedDesign): Map<string, NameMeaning> {
  const naming = new Set(samplesWithNames(design))
  return new Map(
    design.fields.flatMap((field) => {
      const isOptional = field.id === 'family' && field.value === ''
      if (!isOptional && !naming.has(field)) return []
      const meanings = meaningsOf(design, field)
      if (meanings.length === 0 || isClosed(field.value)) return []
      return [[field.id, { meanings, before: wordsBefore.exec(field.value)?.[0] ?? '' }]]
    }),
  )
}

/** The simchas that a design is for: 'boy', 'couple'. A henna is on a shelf with a zeved habat. */
export function simchasOf({ categories }: Pick<NamedDesign, 'categories'>): string[] {
  const all = new Set(categories.flatMap((slug) => simchas[slug] ?? []))
  if (all.size === 0 && categories.includes('sefardi-simchas')) return ['couple']
  return [...all]
}

/** Whether a card tells guests when or where to come. */
export function invites({ subCategories: kinds, fields }: NamedDesign): boolean {
  if (kinds.includes('invitation')) return true
  return fields.some(({ id }) => id === 'invite' || id === 'place' || id === 'date')
}

function isNews(kinds: readonly string[]): boolean {
  return kinds.includes('announcement') || kinds.includes('thank-you')
}

function isClosed(sample: string): boolean {
  return saysMore.test(sample) || (/^ל(?!משפחת )/.test(sample) && !namesWithLamed.test(sample))
}

function meaningsOf(design: NamedDesign, field: Field): string[] {
  if (community.test(field.value)) return []
  if (field.id === 'family') return signersOf(design, field)
  return simchasOf(design).flatMap((simcha) => {
    const role = roleOf(simcha, field)
    return role === undefined ? [] : `${simcha} ${role}`
  })
}

/** Those who sign: the couple on their thanks, else the family that sends the card. */
function signersOf(design: NamedDesign, { value, label }: Field): string[] {
  const all = simchasOf(design)
  const families = all.map((simcha) => `${simcha} family`)
  if (label.en === 'To') return families
  const { subCategories: kinds } = design
  if (kinds.includes('thank-you') && all.includes('couple')) return ['couple couple']
  const isHost = !kinds.includes('mazel-tov') && (isNews(kinds) || invites(design))
  return value !== '' && isHost ? ['own', ...families] : ['own']
}

function roleOf(simcha: string, { id, value }: Field): string | undefined {
  if (oneFamily.test(value)) return 'family'
  if (id === 'families') return 'families'
  if (twoFamilies.test(value)) return 'families'
  if (id === 'chosson') return pair.test(value) ? 'couple' : 'chosson'
  if (id === 'kallah') return 'kallah'
  if (id === 'husband') return 'chosson'
  if (id === 'wife') return 'kallah'
  if (id === 'parents') return pair.test(value) ? 'parents' : undefined
  if (id === 'to' && simcha === 'birthday') return personOf(value)
  if (id === 'to') return pair.test(value) ? (isCouple(simcha) ? 'couple' : 'parents') : undefined
  if (id !== 'name') return undefined
  if (niftar.test(value)) return 'niftar'
  if (isCouple(simcha)) return pair.test(value) ? 'couple' : undefined
  if (simcha === 'boy' && fullName.test(value)) return undefined
  return simcha === 'birthday' ? personOf(value) : people[simcha]
}

function isCouple(simcha: string): boolean {
  return people[simcha] === 'couple'
}

/** A card for a grandmother names no child. */
function personOf(value: string): string {
  if (grandmother.test(value)) return 'grandmother'
  return grandfather.test(value) ? 'grandfather' : 'person'
}
