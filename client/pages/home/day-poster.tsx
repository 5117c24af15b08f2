import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { DayPosters } from '#shared/calendar/posters-ahead.ts'
import { dayPosterStrings } from '#shared/i18n/day-poster-strings.ts'
import { todayPath } from '#shared/routes.ts'
import arrowLink from '../../ui/arrow-link.module.css'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useAfterTouch } from '../../ui/use-after-touch.ts'
import { useAlt } from '../../ui/use-alt.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './day-poster.module.css'

/** By the clock of the device; its code and the calendar come later. */
const fetchDay = () => import('../../day/poster-of-device.ts')

/** The first poster of the day, as a link to all of them. Nothing on a day without one. */
export function DayPoster({ dayPosters }: { dayPosters: DayPosters }) {
  const words = useStrings(dayPosterStrings)
  const day = useAfterTouch(fetchDay)
  const found = useMemo(() => day?.posterOfDevice(dayPosters), [day, dayPosters])
  const { today, moments, posters } = dayPosters
  const byServer = moments.find(({ dayNumber, evening }) => dayNumber === today && !evening)
  const card = posters[found ?? byServer?.posters[0] ?? -1]?.card
  const alt = useAlt(card?.description ?? '')
  if (!card) return null
  return (
    <section className={classes.day}>
      <PageLink className={classes.panel} href={todayPath}>
        <span className={classes.tile}>
          <Picture folder="cards" picture={card.picture} alt={alt} sizes="124px" card={card.slug} />
        </span>
        <span>
          <strong className={classes.heading}>{words.heading}</strong>
          <span className={classes.lead}>{words.lead}</span>
        </span>
        <span className={`${arrowLink.link} ${classes.all}`}>
          {words.all}
          <ArrowRight className={arrowLink.arrow} aria-hidden />
        </span>
      </PageLink>
    </section>
  )
}
