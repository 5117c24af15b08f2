import type { FamilyEvent } from '#shared/calendar/day-notes.ts'
import { eventsAfter } from '#shared/dated-event.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import type { ShelfEntry } from '#shared/release/shelf.ts'
import { readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'

/** The category of the cards for each event. */
const categoryOf: Partial<Record<FamilyEvent, string>> = {
  'shalom-zachor': 'shalom-zachor',
  bris: 'bris',
  'pidyon-haben': 'pidyon-haben',
  upsherin: 'upsherin',
  'bar-mitzvah': 'bar-mitzvah',
  'bas-mitzvah': 'bas-mitzvah',
  birthday: 'happy-birthday',
  anniversary: 'anniversary',
  yahrzeit: 'yahrzeit',
}

/** Kinds of card that name a day, if they are not greetings. */
const inviting = ['invitation', 'shalom-zachor', 'bris']
const greeting = 'mazel-tov'

/** The cards of the events; the dates are computed on the device. */
export async function loadDates(
  services: Services,
  { of }: RouteOf<'dates'>,
): Promise<PageOf<'dates'>> {
  const cards = await Promise.all(
    eventsAfter[of].map(async (event) => {
      const slug = categoryOf[event]
      const shelf = slug === undefined ? undefined : await readShelf(services, slug)
      const entry = shelf && pickCard(shelf.entries)
      const [card] = shelf && entry ? await shelf.cards([entry]) : []
      return card ? ([event, summaryOf(card)] as const) : undefined
    }),
  )
  return {
    name: 'dates',
    of,
    cards: Object.fromEntries(cards.filter((card) => card !== undefined)),
  }
}

/** An invitation, or else a card for this occasion alone. */
function pickCard(entries: readonly ShelfEntry[]): ShelfEntry | undefined {
  const isInviting = ({ subCategories }: ShelfEntry) =>
    subCategories.some((kind) => inviting.includes(kind)) && !subCategories.includes(greeting)
  return (
    entries.find(isInviting) ??
    entries.find(({ categories }) => categories.length === 1) ??
    entries[0]
  )
}
