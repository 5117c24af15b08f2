import { CalendarPlus } from 'lucide-react'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import type { Simcha } from '#shared/simcha/simcha.ts'
import { weekEvents } from '#shared/simcha/week-events.ts'
import { downloadFile } from '../export/download-file.ts'
import { toastSuccess } from '../shell/toasts.tsx'
import { Button } from '../ui/button.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { weekFile } from './week-file.ts'
import classes from './week-list.module.css'

/** The days of the simcha in both calendars, and all of them for a calendar. */
export function WeekList({ simcha }: { simcha: Simcha }) {
  const words = useStrings(simchaStrings)
  const language = useLanguage()
  const events = weekEvents(simcha, words)
  if (events.length === 0) return null

  function save() {
    const file = weekFile(simcha, words, new Date())
    downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'mazel-simcha.ics')
    toastSuccess(words.calendarSaved)
  }

  return (
    <section className={classes.week} aria-label={words.week}>
      <h2 className={classes.title}>{words.week}</h2>
      <ul className={classes.list}>
        {events.map(({ id, day: { dayNumber, evening }, title, where, time }) => (
          <li key={id}>
            <span className={classes.event}>{title}</span>
            <span className={classes.day}>
              <bdi>{writeDateLine(dayNumber, { language, evening, calendar: 'civil' })}</bdi>
              {' · '}
              <bdi>{writeDateLine(dayNumber, { language, weekday: 'none' })}</bdi>
            </span>
            <span className={classes.where}>
              {time && <bdi dir="ltr">{time}</bdi>}
              {where && <bdi>{where}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      <Button look="outline" icon={CalendarPlus} onClick={save}>
        {words.calendar}
      </Button>
    </section>
  )
}
