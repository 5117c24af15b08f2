import type { Moment } from '#shared/calendar/date-phrase.ts'
import { linesToFollow } from '#shared/calendar/follow-date.ts'
import type { CardDesign } from '#shared/card.ts'
import { cardPath } from '#shared/routes.ts'
import { dateKindOf } from '../../card-tools/field-kind.ts'
import { holdsDate } from '../../card-tools/holds-date.ts'
import { lineChoiceFor, lineOf } from '../../card-tools/line-choice.ts'
import { fetchCard } from '../../data/documents.ts'
import { startDraft } from '../../drafts/start-draft.ts'

/** A day to write on a card. */
interface CardDay {
  /** Day number of the Hebrew day. */
  day: number
  evening: boolean
  place: Moment['place']
}

/**
 * Starts a draft of a card with a day in it.
 *
 * @returns the address of the draft; that of the plain card if no line of the card names a day
 * @throws Error when the card cannot be fetched or the draft cannot be stored
 */
export async function startCard(slug: string, day: CardDay): Promise<string> {
  const document = await fetchCard(slug)
  if (!document) throw new Error(`the card ${slug} is not there`)
  const values = datedValues(document.design, day)
  if (Object.keys(values).length === 0) return cardPath(slug)
  return startDraft(slug, { values })
}

/** The lines of a card that name its day, written for another, by field. */
export function datedValues(design: CardDesign, day: CardDay): Record<string, string> {
  const { day: dayNumber, evening, place } = day
  const { fields, language } = design
  const dated = fields.find(({ id, value }) => dateKindOf(id, holdsDate(value)))
  if (!dated) return {}
  const kind = dateKindOf(dated.id, holdsDate(dated.value)) ?? 'date'
  const choice = { ...lineChoiceFor(dated.value, language, kind), place }
  const line = lineOf(dayNumber, choice, { kind, evening })
  if (line === '') return {}
  const others = linesToFollow(
    fields.filter(({ id }) => id !== dated.id),
    {
      ...{ dayNumber, evening, place, before: dated.value },
      language: language === 'yi' ? 'yi' : 'he',
    },
  )
  const followed = others.flatMap(({ id, next }) => (next === undefined ? [] : [[id, next]]))
  return { [dated.id]: line, ...Object.fromEntries(followed) }
}
