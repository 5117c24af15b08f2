import type { CardDesign } from '#shared/card.ts'
import { invites, nameMeanings, simchasOf } from '#shared/names/name-meaning.ts'
import type { Recipient } from '#shared/recipient.ts'

const grandparents = /(?:^|[ל ])(?:סבתא|סבא|באבי|זיידי)(?: |$)|\b(?:Bubby|Zaidy)\b/
const parents = /^(?:Ta and Mommy|Mommy and Ta)$|לאבא/

/** Simchas whose cards congratulate a couple, or the parents of a child. */
const couples = ['couple', 'anniversary']
const births = ['boy', 'girl']
const boys = ['upsherin', 'bar-mitzvah']
const children = ['bas-mitzvah', 'chumash', 'graduate']

/**
 * Whom a design is for, by its kind, its categories, and whom its fields name. Empty for a card
 * in memory of someone.
 */
export function recipientsOf(design: CardDesign): Recipient[] {
  const { kind, subCategories: kinds } = design
  if (kind === 'poster') return ['everyone']
  const simchas = simchasOf(design)
  if (simchas.includes('yahrzeit')) return []
  const isAnnouncement = kinds.includes('announcement')
  const isToGuests = kinds.includes('thank-you') || (simchas.length > 0 && isInvitation(design))
  const found: Recipient[] = [
    ...(isToGuests ? (['guests'] as const) : []),
    ...(isAnnouncement ? (['friends'] as const) : []),
  ]
  const isWish = kinds.includes('mazel-tov') || found.length === 0
  return isWish ? [...found, congratulated(design, simchas)] : found
}

/** The date of a birth, or on good wishes, is no invitation. */
function isInvitation(design: CardDesign): boolean {
  const { subCategories: kinds, fields } = design
  const isNews = kinds.includes('mazel-tov') || kinds.includes('announcement')
  if (isNews && !kinds.includes('invitation')) return fields.some(({ id }) => id === 'invite')
  return invites(design)
}

function congratulated(design: CardDesign, simchas: readonly string[]): Recipient {
  const { categories, fields } = design
  const named = fields.filter(({ id }) => id === 'name' || id === 'to').map(({ value }) => value)
  const isFor = (all: readonly string[]) => simchas.some((one) => all.includes(one))
  if (named.some((value) => grandparents.test(value))) return 'grandparents'
  if (named.some((value) => parents.test(value))) return 'parents'
  if (categories.includes('shul')) return 'shul'
  if (isFor(couples)) return 'couple'
  if (isFor(births)) return 'parents'
  if (isFor(boys)) return namesChild(design) ? 'boy' : 'parents'
  if (isFor(children)) return namesChild(design) ? 'child' : 'parents'
  return categories.includes('kids') ? 'child' : 'friends'
}

function namesChild(design: CardDesign): boolean {
  const all = [...nameMeanings(design).values()].flatMap(({ meanings }) => meanings)
  return all.some((one) => one.endsWith(' child'))
}
