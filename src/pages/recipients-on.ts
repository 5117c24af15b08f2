import type { PageOf } from '#shared/page.ts'
import { type Recipient, recipients } from '#shared/recipient.ts'
import { countOf, type ShelfGroup } from '#shared/release/shelf.ts'
import { keepResults } from './keep-results.ts'

type Choices = PageOf<'category'>['recipients']

/**
 * The recipients that a shelf can be narrowed to. One that would leave almost all cards, or just
 * those of another choice or of a kind, is no choice; a single one is none either.
 *
 * @param kinds slugs of the kinds that the page offers beside them
 * @param chosen is always among the choices
 */
export function recipientsOn(
  groups: readonly ShelfGroup[],
  kinds: readonly string[] = [],
  chosen?: Recipient,
): Choices {
  const choicesOf = keptChoices.get(groups) ?? keepChoices(groups)
  return choicesOf({ kinds, chosen })
}

interface Wanted {
  kinds: readonly string[]
  chosen: Recipient | undefined
}

/** All requests of a release have one list of groups, which is frozen. */
const keptChoices = new WeakMap<readonly ShelfGroup[], (wanted: Wanted) => Choices>()

function keepChoices(groups: readonly ShelfGroup[]): (wanted: Wanted) => Choices {
  const choicesOf = keepResults(
    (wanted: Wanted) => readChoices(groups, wanted),
    ({ kinds, chosen }) => [...kinds, chosen].join(' '),
  )
  keptChoices.set(groups, choicesOf)
  return choicesOf
}

function readChoices(groups: readonly ShelfGroup[], { kinds, chosen }: Wanted): Choices {
  const total = countOf(groups)
  // Two choices leave the same cards if they leave the same groups.
  const keyOf = (fits: (group: ShelfGroup) => boolean) =>
    groups.flatMap((group, index) => (fits(group) ? index : [])).join(' ')
  const known = new Set(kinds.map((kind) => keyOf((group) => group.subCategories.includes(kind))))
  const choices = recipients.flatMap((recipient) => {
    const isFor = (group: ShelfGroup) => group.recipients.includes(recipient)
    const count = countOf(groups.filter(isFor))
    const key = keyOf(isFor)
    const isUseful = count > 0 && total - count > 1 && !known.has(key)
    known.add(key)
    return isUseful || recipient === chosen ? { recipient, count } : []
  })
  return choices.length > 1 || chosen ? choices : []
}
