import { familyNames } from '../art/families.ts'
import type { CardLanguage } from '../card-language.ts'
import type { Custom } from '../custom/custom.ts'
import type { Format } from '../format.ts'
import type { SimchaOccasion } from './occasion.ts'
import type { SetCandidate } from './set-candidate.ts'
import { type Simcha, saysNothing } from './simcha.ts'
import { type SimchaEvent, weekOf } from './week.ts'

/** The words on a card of the set in place of those of its sample. */
export type Rewording = 'save-the-date' | 'times' | 'schedule' | 'bencher'

/** A card of the set. */
export interface SetMember {
  id: string
  /** The event whose day it names. */
  event: SimchaEvent
  /** The category of its designs. */
  category: string
  /** A kind that its designs have; default: they are no wishes of guests. */
  kind?: 'invitation' | 'mazel-tov' | 'thank-you' | 'announcement' | 'hina' | 'schedule'
  format: Format
  rewording?: Rewording
  /** Whether it is shown as a film. */
  film?: true
  /** The custom that alone has it. */
  only?: Custom
  /** The custom that does not have it. */
  except?: Custom
}

const shevaBrachos = [1, 2, 3, 4, 5, 6].map(
  (night) =>
    ({
      id: `sheva-brachos-${night}`,
      event: `sheva-brachos-${night}` as SimchaEvent,
      category: 'sheva-bruches',
      format: 'portrait',
    }) satisfies SetMember,
)

/** The members of the set of each occasion, in the order in which they are shown. */
export const membersOf: Readonly<Record<SimchaOccasion, readonly SetMember[]>> = {
  wedding: [
    invitation('save-the-date', 'wedding', { format: 'portrait', rewording: 'save-the-date' }),
    invitation('invitation', 'wedding', { format: 'print' }),
    {
      ...{ id: 'henna', event: 'henna', category: 'sefardi-simchas', kind: 'hina' },
      ...{ format: 'portrait', only: 'sefardi' },
    },
    {
      ...invitation('aufruf', 'aufruf', { format: 'portrait' }),
      ...{ event: 'aufruf', except: 'sefardi' },
    },
    invitation('times', 'wedding', { format: 'portrait', rewording: 'times' }),
    {
      ...invitation('shabbat-chatan', 'aufruf', { format: 'portrait' }),
      ...{ event: 'shabbat-chatan', only: 'sefardi' },
    },
    ...shevaBrachos,
    schedule('wedding'),
    wishes('bencher', 'wedding', { format: 'print', rewording: 'bencher' }),
    thanks('wedding'),
    wishes('status', 'wedding', { format: 'status' }),
    wishes('film', 'wedding', { format: 'status', film: true }),
  ],
  bris: [
    {
      ...{ id: 'shalom-zachor', event: 'shalom-zachor', category: 'shalom-zachor' },
      ...{ format: 'portrait', except: 'sefardi' },
    },
    { id: 'bris', event: 'main', category: 'bris', format: 'portrait' },
    schedule('bris'),
    { id: 'status', event: 'main', category: 'its-a-boy', kind: 'announcement', format: 'status' },
  ],
  'bar-mitzvah': comingOfAge('bar-mitzvah', schedule('bar-mitzvah')),
  'bas-mitzvah': comingOfAge('bas-mitzvah'),
  upsherin: [
    invitation('save-the-date', 'upsherin', { format: 'portrait', rewording: 'save-the-date' }),
    invitation('invitation', 'upsherin', { format: 'print' }),
    wishes('status', 'upsherin', { format: 'status' }),
    wishes('film', 'upsherin', { format: 'status', film: true }),
  ],
  siyum: [
    { id: 'invitation', event: 'main', category: 'siyum', format: 'print' },
    { id: 'status', event: 'main', category: 'siyum', format: 'status' },
    { id: 'film', event: 'main', category: 'siyum', format: 'status', film: true },
  ],
}

type Look = Pick<SetMember, 'format' | 'rewording' | 'film'>

function invitation(id: string, category: string, look: Look): SetMember {
  return { id, event: 'main', category, kind: 'invitation', ...look }
}

function wishes(id: string, category: string, look: Look): SetMember {
  return { id, event: 'main', category, kind: 'mazel-tov', ...look }
}

function thanks(category: string): SetMember {
  return { id: 'thanks', event: 'main', category, kind: 'thank-you', format: 'portrait' }
}

function schedule(category: string): SetMember {
  const look = { format: 'status', rewording: 'schedule' } as const
  return { id: 'schedule', event: 'main', category, kind: 'schedule', ...look }
}

function comingOfAge(
  category: 'bar-mitzvah' | 'bas-mitzvah',
  ...further: SetMember[]
): SetMember[] {
  return [
    invitation('save-the-date', category, { format: 'portrait', rewording: 'save-the-date' }),
    invitation('invitation', category, { format: 'print' }),
    ...further,
    wishes('bencher', category, { format: 'print', rewording: 'bencher' }),
    thanks(category),
    wishes('status', category, { format: 'status' }),
    wishes('film', category, { format: 'status', film: true }),
  ]
}

/** The members of the set that the custom of a simcha has. */
function membersFor({ occasion, custom }: Pick<Simcha, 'occasion' | 'custom'>): SetMember[] {
  return membersOf[occasion].filter(
    ({ only, except }) => (!only || only === custom) && (!except || except !== custom),
  )
}

/**
 * The members that a simcha has cards for: the first sheva brachos, or those with a host; the times
 * when there are any; the schedule when there is a date, and more than one event.
 */
export function shownMembers(simcha: Simcha): SetMember[] {
  const { hosts, time, welcomeTime } = simcha
  const nights = hosts.map(({ he, en }) => he.trim() !== '' || en.trim() !== '')
  return membersFor(simcha).filter(({ id, rewording }) => {
    if (rewording === 'times') return time !== '' || welcomeTime !== ''
    if (rewording === 'schedule') return weekOf(simcha).length > 1 || saysNothing(simcha)
    const night = /^sheva-brachos-(\d)$/.exec(id)?.[1]
    if (night === undefined) return true
    return nights.includes(true) ? nights[Number(night) - 1] : night === '1'
  })
}

/**
 * The designs for a member of the set, the best first: of the family, in the letters of the
 * simcha, for this occasion alone.
 */
export function rankDesigns(
  { category, kind, format }: SetMember,
  candidates: readonly SetCandidate[],
  { family, language }: { family: string; language: Simcha['language'] },
): SetCandidate[] {
  const letters = language === 'en' ? 'en' : 'he'
  const near = nearFamilies(family)
  const scoreOf = (one: SetCandidate) => {
    const place = near.indexOf(one.family)
    const style = one.family === family ? 100 : place < 0 ? 0 : 20 - place
    const words = one.language === language ? 40 : isIn(one.language, letters) ? 30 : 0
    return style + words + (one.formats.includes(format) ? 4 : 0) - one.categories.length
  }
  return candidates
    .filter((one) => one.categories.includes(category) && isOfKind(one.kinds, kind))
    .map((one) => ({ one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
}

/**
 * Families in the order of how many members they have a design for, in the letters of the simcha.
 *
 * @param families from the shelf, in its order
 */
export function rankFamilies(
  families: readonly string[],
  candidates: readonly SetCandidate[],
  simcha: Pick<Simcha, 'occasion' | 'language' | 'custom'>,
): string[] {
  const { language } = simcha
  const letters = language === 'en' ? 'en' : 'he'
  const fitting = candidates.filter(
    (one) => one.language === language || isIn(one.language, letters),
  )
  const countOf = (family: string) =>
    membersFor(simcha).filter(({ category, kind }) =>
      fitting.some(
        (one) =>
          one.family === family && one.categories.includes(category) && isOfKind(one.kinds, kind),
      ),
    ).length
  return families
    .map((family) => ({ family, count: countOf(family) }))
    .sort((a, b) => b.count - a.count)
    .map(({ family }) => family)
}

/** The families of a manner, nearest first: cut paper goes with laid paper before wood type. */
const manners: readonly (readonly string[])[] = [
  ['papercut', 'layered', 'embroidery', 'lino', 'micrography'],
  ['botanical', 'embroidery', 'ceramic', 'tiles', 'illuminated'],
  ['foil', 'illuminated', 'night', 'micrography', 'glass'],
  ['stone', 'glass', 'night', 'tiles', 'ceramic'],
  ['woodtype', 'lino', 'riso', 'kids'],
]

function nearFamilies(family: string): readonly string[] {
  const own = manners.find(([first]) => first === family)
  const also = own ?? manners.find((manner) => manner.includes(family)) ?? []
  return [...new Set([...also, ...familyNames])]
}

function isIn(language: CardLanguage, letters: 'he' | 'en'): boolean {
  return language === letters || language === 'he-en'
}

function isOfKind(kinds: readonly string[], kind: SetMember['kind']): boolean {
  if (kinds.includes('schedule') || kind === 'schedule') return kinds.includes(kind ?? '')
  const isWish = kinds.includes('mazel-tov')
  if (kind === 'mazel-tov') return isWish && !kinds.includes('invitation')
  if (isWish && kind !== 'announcement') return false
  return kind === undefined || kinds.includes(kind)
}
