import { CalendarPlus, ImageDown, Navigation } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { type CivilDate, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { CardEvent } from '#shared/card/event/card-event.ts'
import type { CardDesign } from '#shared/card.ts'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { cardPath } from '#shared/routes.ts'
import { cardThanks } from '#shared/wording/card-thanks.ts'
import type { CardView } from '../card/use-card-view.ts'
import { isIos } from '../export/is-ios.ts'
import { canShareFiles } from '../send/share-file.ts'
import type { SendState } from '../send/use-export.ts'
import { useSendCard } from '../send/use-send-card.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './gift.module.css'
import type { GiftProps } from './gift.tsx'

interface GiftActionsProps extends GiftProps {
  view: CardView
  /** The words of the card. */
  words: readonly string[]
}

/** What a receiver can do with a card. */
export function GiftActions({ gift, view, words, onEdit }: GiftActionsProps) {
  const strings = useStrings(linkStrings)
  const out = useSendCard(gift.document, view)
  const hydrated = useHydrated()
  const calendar = useCalendarFile({ gift, words })
  const { share, download, prepare } = out
  const intents = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }

  function save({ detail }: MouseEvent) {
    // Ignores the second tap of a double tap.
    if (detail > 1) return
    calendar.clear()
    // On an iPhone only the share sheet puts a picture among the photos.
    if (isIos() && canShareFiles()) share()
    else download()
  }

  return (
    <div className={classes.ways}>
      {view.failed && (
        <p className={classes.failure} role="alert">
          {strings.failed}
        </p>
      )}
      <GiftStatus state={out.state} said={calendar.said} />
      <Button
        {...intents}
        className={classes.save}
        look="green"
        icon={ImageDown}
        busy={out.state.kind === 'working'}
        disabled={!hydrated}
        onClick={save}
      >
        {strings.save}
      </Button>
      <EventWays event={gift.event} onSave={calendar.save} />
      <QuietWays design={gift.document.design} onEdit={onEdit} />
    </div>
  )
}

interface EventWaysProps {
  event: CardEvent
  onSave: () => void
}

/** When and where, as far as the card says it. */
function EventWays({ event: { day, place }, onSave }: EventWaysProps) {
  const strings = useStrings(linkStrings)
  const hydrated = useHydrated()
  const isDated = day !== null && !(hydrated && isPast(day))
  if (!isDated && place === null) return null
  return (
    <div className={classes.row}>
      {isDated && (
        <Button look="outline" icon={CalendarPlus} disabled={!hydrated} onClick={onSave}>
          {strings.addToCalendar}
        </Button>
      )}
      {place !== null && <WazeLink place={place} />}
    </div>
  )
}

interface QuietWaysProps {
  design: CardDesign
  onEdit: () => void
}

function QuietWays({ design: { slug, language }, onEdit }: QuietWaysProps) {
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
      <PageLink href={cardPath(slug)}>
        <span>{strings.makeYourOwn}</span>
      </PageLink>
      <button type="button" disabled={!hydrated} onClick={onEdit}>
        <span>{strings.edit}</span>
      </button>
    </div>
  )
}

function WazeLink({ place }: { place: string }) {
  const strings = useStrings(linkStrings)
  return (
    <a
      className={buttonClass('outline')}
      href={`https://waze.com/ul?q=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Navigation aria-hidden />
      {strings.waze}
      <span className="visually-hidden"> {strings.wazeTo(place)}</span>
    </a>
  )
}

interface Said {
  message: string
  failed?: boolean
}

function GiftStatus({ state, said }: { state: SendState; said: Said | undefined }) {
  const strings = useStrings(linkStrings)
  const words = useStrings(outStrings)
  const failure = state.kind === 'failed' ? strings.saveFailed : said?.failed && said.message
  const message = said
    ? !said.failed && said.message
    : (state.kind === 'working' && words.steps[state.step]) ||
      (state.kind === 'done' && state.outcome.message)
  return (
    <div className={classes.said}>
      <p role="status">{message}</p>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}

/** The event of the card as a file for a calendar, made on the device. */
function useCalendarFile({ gift, words }: Pick<GiftActionsProps, 'gift' | 'words'>) {
  const strings = useStrings(linkStrings)
  const [said, setSaid] = useState<Said>()

  async function save() {
    try {
      const { saveEvent } = await import('./save-event.ts')
      saveEvent(gift, words)
      setSaid({ message: strings.calendarSaved })
    } catch (error) {
      console.error('calendar', error)
      setSaid({ message: strings.calendarFailed, failed: true })
    }
  }

  return { said, save, clear: () => setSaid(undefined) }
}

/** By the clock of the device; the server leaves out days that are past everywhere. */
function isPast(day: CivilDate): boolean {
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  return civilToDayNumber(day) < civilToDayNumber(today)
}
