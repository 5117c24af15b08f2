import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DayPosters } from '#shared/calendar/posters-ahead.ts'
import { dayPosterStrings } from '#shared/i18n/day-poster-strings.ts'
import { todayPath } from '#shared/routes.ts'
import arrowLink from '../../ui/arrow-link.module.css'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useAlt } from '../../ui/use-alt.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { useTouched } from '../../ui/use-touched.ts'
import classes from './day-poster.module.css'

/** The first poster of the day, as a link to all of them. Nothing on a day without one. */
export function DayPoster({ dayPosters }: { dayPosters: DayPosters }) {
  const words = useStrings(dayPosterStrings)
  const [found, setFound] = useState<number>()
  const touched = useTouched()
  useEffect(() => {
    if (!touched) return
    // By the clock of the device; its code and the calendar come later.
    import('../../day/poster-of-device.ts').then(
      ({ posterOfDevice }) => setFound(posterOfDevice(dayPosters)),
      (error) => console.warn('today', error),
    )
  }, [dayPosters, touched])
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
