import { useState } from 'react'
import { useLocation } from 'wouter'
import type { FamilyDate } from '#shared/calendar/family-dates.ts'
import type { Place } from '#shared/calendar/festival.ts'
import type { CardSummary } from '#shared/card.ts'
import { datesStrings } from '#shared/i18n/dates-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath } from '#shared/routes.ts'
import { toastError, toastSuccess } from '../../shell/toasts.tsx'
import { useLocalPath } from '../../ui/use-local-path.ts'
import { useStrings } from '../../ui/use-strings.ts'

export interface DateWays {
  /** Opens a card with the day written into it. */
  makeCard: (card: CardSummary, date: FamilyDate) => Promise<void>
  /** The day whose card is being made. */
  making: FamilyDate | undefined
  /** Saves a calendar file. */
  save: (dates: readonly FamilyDate[]) => Promise<void>
}

interface DateWaysOptions {
  cards: PageOf<'dates'>['cards']
  place: Place
}

/** What can be done with a day. */
export function useDateWays({ cards, place }: DateWaysOptions): DateWays {
  const words = useStrings(datesStrings)
  const [, navigate] = useLocation()
  const local = useLocalPath()
  const [making, setMaking] = useState<FamilyDate>()

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      console.error('dates', error)
      toastError(words.failed)
    }
  }

  async function makeCard({ slug }: CardSummary, date: FamilyDate) {
    setMaking(date)
    await attempt(async () => {
      const { startCard } = await import('./start-card.ts')
      navigate(await startCard(slug, { ...date, place }))
    })
    setMaking(undefined)
  }

  const save = (dates: readonly FamilyDate[]) =>
    attempt(async () => {
      const { saveDates } = await import('./save-dates.ts')
      const linkOf = ({ event }: FamilyDate) => {
        const card = cards[event]
        return card && new URL(local(cardPath(card.slug)), location.href).href
      }
      saveDates(dates, { words, linkOf })
      toastSuccess(words.saved)
    })

  return { makeCard, making, save }
}
