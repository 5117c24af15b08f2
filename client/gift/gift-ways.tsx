import { type ReactNode, useState } from 'react'
import type { ShownEvent } from '#shared/card/event/shown-event.ts'
import type { CardDesign } from '#shared/card.ts'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { cardThanks } from '#shared/wording/card-thanks.ts'
import { useHydrated } from '../ui/client-only.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { EventDetails } from './event-details.tsx'
import frame from './gift-frame.module.css'
import classes from './gift-ways.module.css'
import type { EventToSave } from './save-event.ts'

/** What the last action says. */
export interface Said {
  message?: string | undefined
  failure?: string | undefined
}

interface GiftWaysProps {
  said: Said
  /** Why the picture is missing. */
  failure?: string | undefined
  /** The button that saves it. */
  save: ReactNode
  event: ShownEvent
  onSaveEvent: () => void
  language: CardDesign['language']
  /** Where a visitor makes the same for somebody else. */
  path: string
  onEdit: () => void
}

/** What a receiver can do with a gift. */
export function GiftWays(props: GiftWaysProps) {
  const { said, failure, save, event, onSaveEvent } = props
  return (
    <div className={`${classes.ways} ${frame.ways}`}>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.said}>
        <p role="status">{said.message}</p>
        {said.failure && (
          <p className={classes.failure} role="alert">
            {said.failure}
          </p>
        )}
      </div>
      {save}
      <EventDetails event={event} onSave={onSaveEvent} />
      <QuietWays {...props} />
    </div>
  )
}

function QuietWays({
  language,
  path,
  onEdit,
}: Pick<GiftWaysProps, 'language' | 'path' | 'onEdit'>) {
  const strings = useStrings(linkStrings)
  const hydrated = useHydrated()
  return (
    <div className={classes.quiet}>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(cardThanks[language])}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span>{strings.sayThanks}</span>
        <span className="visually-hidden"> {strings.onWhatsApp}</span>
      </a>
      <PageLink href={path}>
        <span>{strings.makeYourOwn}</span>
      </PageLink>
      <button type="button" disabled={!hydrated} onClick={onEdit}>
        <span>{strings.edit}</span>
      </button>
    </div>
  )
}

/** The event of a card as a file for a calendar, made on the device. */
export function useCalendarFile(event: EventToSave) {
  const strings = useStrings(linkStrings)
  const [said, setSaid] = useState<Said>()

  async function save() {
    try {
      const { saveEvent } = await import('./save-event.ts')
      saveEvent(event)
      setSaid({ message: strings.calendarSaved })
    } catch (error) {
      console.error('calendar', error)
      setSaid({ failure: strings.calendarFailed })
    }
  }

  return { said, save, clear: () => setSaid(undefined) }
}
