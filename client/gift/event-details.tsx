import {
  CalendarPlus,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Navigation,
  Phone,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type CivilDate, civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { ShownEvent } from '#shared/card/event/shown-event.ts'
import { eventStrings } from '#shared/i18n/event-strings.ts'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './event-details.module.css'

interface EventDetailsProps {
  event: ShownEvent
  /** Saves the event for a calendar. */
  onSave: () => void
}

/** When and where the event is and whom to call, as text and as buttons, as far as the card says it. */
export function EventDetails({ event, onSave }: EventDetailsProps) {
  const { day, where, phones } = event
  const hydrated = useHydrated()
  const isDated = day !== null && !(hydrated && isPast(day))
  if (!isDated && where.length + phones.length === 0) return null
  return (
    <dl className={classes.event} data-event>
      {isDated && <When event={event} onSave={onSave} />}
      {where.length > 0 && <Where where={where} />}
      {phones.map((phone) => (
        <Call key={phone[0]} phone={phone} />
      ))}
    </dl>
  )
}

function When({ event: { when }, onSave }: EventDetailsProps) {
  const words = useStrings(eventStrings)
  const { addToCalendar } = useStrings(linkStrings)
  const hydrated = useHydrated()
  return (
    <Detail name={words.when} said={when[0]} also={when[1]}>
      <Button look="outline" icon={CalendarPlus} disabled={!hydrated} onClick={onSave}>
        {addToCalendar}
      </Button>
    </Detail>
  )
}

function Where({ where: [place = '', inWaze = '', inMaps = ''] }: Pick<ShownEvent, 'where'>) {
  const words = useStrings(eventStrings)
  const { waze, wazeTo } = useStrings(linkStrings)
  return (
    <Detail name={words.where} said={place}>
      <Way icon={Navigation} href={inWaze} name={waze} to={wazeTo(place)} />
      <Way icon={MapPin} href={inMaps} name={words.maps} to={wazeTo(place)} />
    </Detail>
  )
}

function Call({ phone: [number = '', call = '', chat] }: { phone: ShownEvent['phones'][number] }) {
  const words = useStrings(eventStrings)
  return (
    <Detail name={words.phone} said={number}>
      <Way icon={Phone} href={call} name={words.call} to={number} />
      {chat !== undefined && (
        <Way icon={MessageCircle} href={chat} name={words.whatsApp} to={number} />
      )}
    </Detail>
  )
}

interface DetailProps {
  name: string
  said: string | undefined
  also?: string | undefined
  children: ReactNode
}

function Detail({ name, said, also, children }: DetailProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{said}</bdi>
        {also !== undefined && (
          <small>
            <bdi>{also}</bdi>
          </small>
        )}
      </dd>
      <dd className={classes.row}>{children}</dd>
    </div>
  )
}

interface WayProps {
  icon: LucideIcon
  href: string
  name: string
  /** Whom or what it leads to, for screen readers. */
  to: string
}

/** Nothing is sent before the tap. */
function Way({ icon: Icon, href, name, to }: WayProps) {
  const isPage = href.startsWith('https:')
  return (
    <a
      className={buttonClass('outline')}
      href={href}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon aria-hidden />
      {name}
      <span className="visually-hidden"> {to}</span>
    </a>
  )
}

/** By the clock of the device; the server leaves out days that are past everywhere. */
function isPast(day: CivilDate): boolean {
  return civilToDayNumber(day) < civilToDayNumber(civilDateOf(new Date()))
}
