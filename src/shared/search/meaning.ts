import { soberCategories } from '../sober.ts'
import { askedFor } from './asked-for.ts'
import type { Role } from './lexicon.ts'
import { isNight, nightConcept, numberOf } from './night.ts'
import type { Span } from './read-query.ts'
import { conceptTest, type SearchRow } from './row.ts'
import type { SearchWord } from './words.ts'

/** The meaning of a search. */
export interface Meaning {
  /** Simchas, holidays and things asked for; each a list of alternative slugs. */
  topics: readonly (readonly string[])[]
  /** Whether the topics are named, not only hinted at. */
  named: boolean
  /** Preferences among the topics' cards; each a list of alternative slugs. */
  hints: readonly (readonly string[])[]
  kinds: readonly string[]
  languages: readonly string[]
  /** Looks and formats; each a list of alternative slugs. */
  facets: readonly (readonly string[])[]
  /** Each a list of alternative keys. */
  colours: readonly (readonly string[])[]
  /** Keys of all meaningful words. */
  said: readonly string[]
  /** The recipient, if it is a boy or a girl. */
  gender: Gender | null
  unknown: readonly SearchWord[]
}

type Gender = 'boy' | 'girl'

/** Slugs that are for only one of them. */
const ofGender: Readonly<Record<Gender, readonly string[]>> = {
  boy: ['its-a-boy', 'shalom-zachor', 'bris', 'pidyon-haben', 'upsherin'],
  girl: ['its-a-girl', 'bas-mitzvah'],
}

/** The combined meaning of the parts of a search. */
export function meaningOf(spans: readonly Span[]): Meaning {
  const slugs = (...roles: readonly Role[]) => groupsOf(spans, roles)
  const kinds = slugs('kind').flat()
  const named = soberFirst(slugs('shelf'))
  const aside = soberFirst(slugs('aside'))
  const thanked = kinds.includes('thank-you') ? slugs('thanked') : []
  const hints = slugs('hint')
  const topics = [named, aside, thanked, hints].find(({ length }) => length > 0) ?? []
  return {
    topics,
    named: topics.length > 0 && topics !== hints,
    hints,
    kinds: [...new Set(kinds)],
    languages: slugs('language').flat(),
    facets: [...facetsOf(spans), ...nightOf(spans, topics)],
    colours: slugs('colour').map((group) => group.flatMap((keys) => keys.split(' '))),
    said: spans.filter(hasMeaning).flatMap(({ words }) => words.map(({ key }) => key)),
    gender: genderOf([...named, ...hints]),
    unknown: spans
      .flatMap(({ words, senses }) => (senses.length === 0 ? words : []))
      .filter(isContent),
  }
}

/** 'Card' means all cards if nothing else is said, otherwise nothing. */
function facetsOf(spans: readonly Span[]): string[][] {
  const facets = groupsOf(spans, ['facet'])
  const told = facets.filter((group) => !group.includes('card'))
  return told.length === 0 && facets.length === spans.length ? facets : told
}

/** An unfinished word that can become several things asked for or a shelf means the shelf. */
function groupsOf(spans: readonly Span[], roles: readonly Role[]): string[][] {
  return spans.flatMap(({ senses }) => {
    const found = [
      ...new Set(senses.filter(({ role }) => roles.includes(role)).map((one) => one.slug)),
    ]
    const other = senses.some(
      ({ slug, role }) => role !== 'plain' && !Object.hasOwn(askedFor, slug),
    )
    const group = other ? found.filter((slug) => !Object.hasOwn(askedFor, slug)) : found
    return group.length > 0 ? [group] : []
  })
}

/** Beside sorrow and illness nothing else counts. */
function soberFirst(groups: string[][]): string[][] {
  const sober = groups.filter((group) => group.some(isSober))
  return sober.length > 0 ? sober : groups
}

/** Slugs of cards about sorrow. */
export const soberSlugs: readonly string[] = [
  ...soberCategories,
  ...Object.keys(askedFor).filter((slug) => askedFor[slug]?.sober),
]
const soberSet = new Set(soberSlugs)

function isSober(slug: string): boolean {
  return soberSet.has(slug)
}

function genderOf(groups: readonly (readonly string[])[]): Gender | null {
  const isFor = (gender: Gender, more: readonly string[]) =>
    groups.some((group) => group.every((slug) => [...ofGender[gender], ...more].includes(slug)))
  const boy = isFor('boy', ['bar-mitzvah'])
  if (boy === isFor('girl', [])) return null
  return boy ? 'boy' : 'girl'
}

const isForGender = { boy: conceptTest(ofGender.boy), girl: conceptTest(ofGender.girl) }

/** Whether a row is only for the other gender. */
export function isUnfit(row: Pick<SearchRow, 'concepts'>, { gender }: Meaning): boolean {
  if (gender === null) return false
  return isForGender[gender === 'boy' ? 'girl' : 'boy'](row) && !isForGender[gender](row)
}

function hasMeaning({ senses }: Span): boolean {
  return senses.some(({ role }) => role !== 'plain')
}

/** The posters of Chanukah count its nights. */
function nightOf(spans: readonly Span[], topics: readonly (readonly string[])[]): string[][] {
  if (!topics.some((group) => group.includes('chanukah'))) return []
  const nights = spans.flatMap(({ words }) => words.map(({ typed }) => numberOf(typed)))
  return nights.filter(isNight).map((night) => [nightConcept(night)])
}

/** Numbers and single letters alone mean nothing. */
function isContent({ typed }: SearchWord): boolean {
  return typed.length > 1 && !/^\d+(?:st|nd|rd|th|ish)?$/.test(typed)
}
