import type { Place } from '../calendar/festival.ts'
import type { CardDesign } from '../card.ts'
import { customOf } from '../custom/custom.ts'
import type { CardDraft } from '../draft.ts'
import { invites } from '../names/name-meaning.ts'
import { sampleNamesLeft } from '../sample-names.ts'
import { isOfSorrow } from '../sober.ts'
import {
  disagreementsBetween,
  disagreementsWithin,
  eventDayIn,
  pastDays,
  unfitDays,
} from './date-findings.ts'
import { datedWords, eveningIn } from './dated-words.ts'
import type { Finding, ProofText } from './finding.ts'
import { invitingToBris } from './wedding-customs.ts'
import { divineNamesIn, invitationsToBris, twoSpellings, wrongPhones } from './word-findings.ts'

type ReadDesign = Pick<CardDesign, 'categories' | 'subCategories' | 'language' | 'fields'>

/** The custom decides on which days a wedding is unusual, and whether guests are invited to a bris. */
export type ReadDraft = Pick<CardDraft, 'values' | 'added' | 'custom'>

/** Where and when the card is read. */
export interface ProofMoment {
  /** Day number of the civil date. */
  today: number
  place: Place
}

/** Shelves of the simchas of a couple, which are not made on every day. */
const couples = ['wedding', 'vort', 'tenoyim']

/**
 * The mistakes in the words of a card, and what is likely one; in the order of its texts.
 *
 * @example proofRead(design, { values: { date: 'יום שני, ד׳ שבט תשפ״ז' } }, moment)[0]
 *   // { rule: 'weekday', textId: 'date', words: 'יום שני, ד׳ שבט תשפ״ז', right: 'יום שלישי, …' }
 */
export function proofRead(
  design: ReadDesign,
  draft: ReadDraft,
  { today, place }: ProofMoment,
): Finding[] {
  const texts = proofTexts(design, draft)
  const { language } = design
  const dates = {
    dated: datedWords(texts, language === 'he-en' ? 'he' : language),
    evening: eveningIn(texts.map(({ value }) => value)),
    place,
  }
  const custom = customOf(draft.custom)
  const isInviting = custom !== undefined && invitingToBris.includes(custom)
  const event = isInvitation(design) ? eventDayIn(dates) : undefined
  const isOn = (shelves: readonly string[]) =>
    shelves.some((slug) => design.categories.includes(slug))
  const samples = samplesLeft(design, draft, texts)
  const isSample = ({ textId }: Finding) => samples.some((sample) => sample.textId === textId)
  const found = [
    ...disagreementsWithin(dates),
    ...disagreementsBetween(dates),
    // A date of the example is told as such, and not a second time.
    ...pastDays(event, today).filter((past) => !isSample(past)),
    ...(isOn(couples) ? unfitDays(event, { isWedding: isOn(['wedding']), place, custom }) : []),
    ...samples,
    ...twoSpellings(texts),
    ...wrongPhones(texts),
    ...divineNamesIn(texts),
    ...(isOn(['bris']) && !isInviting ? invitationsToBris(texts) : []),
  ]
  const order = texts.map(({ id }) => id)
  return found.sort((one, other) => order.indexOf(one.textId) - order.indexOf(other.textId))
}

/** Names of the example, and its date on a card that the visitor has begun to change. */
function samplesLeft(
  design: ReadDesign,
  draft: Pick<CardDraft, 'values'>,
  texts: readonly ProofText[],
): Finding[] {
  const isBegun = texts.some(({ value, sample }) => sample !== undefined && value !== sample)
  const names = sampleNamesLeft(design, draft).map(({ id }) => id)
  return texts.flatMap(({ id, value, sample }): Finding[] => {
    if (value === '' || value !== sample) return []
    if (names.includes(id)) return [{ rule: 'sample-name', textId: id, words: value }]
    const isDate =
      isBegun && isInvitation(design) && (id === 'date' || id === 'day') && /\d|[״"]/.test(value)
    return isDate ? [{ rule: 'sample-date', textId: id, words: value }] : []
  })
}

/** Its date is that of an event to come: the date of a yahrzeit is another. */
function isInvitation(design: ReadDesign): boolean {
  return invites(design) && !isOfSorrow(design.categories)
}

function proofTexts(
  { fields }: ReadDesign,
  { values, added = [] }: Pick<CardDraft, 'values' | 'added'>,
): ProofText[] {
  return [
    ...fields.map(({ id, value }) => ({ id, value: values[id] ?? value, sample: value })),
    ...added.map(({ id, text }) => ({ id, value: text })),
  ]
}
