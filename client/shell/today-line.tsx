import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../ui/use-strings.ts'
import classes from './footer.module.css'

/** Today by the visitor's clock: after nightfall the next Hebrew day, as on the page of the day. */
export function TodayLine() {
  const language = useLanguage()
  const line = useRef<HTMLParagraphElement>(null)
  const [today, setToday] = useState<{ date: string; parsha: string }>()
  useEffect(() => {
    if (!line.current) return
    // Fetches the calendar when the footer is near the window; on failure the line stays empty.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        Promise.all([import('./write-today.ts'), import('../day/device-moment.ts')]).then(
          ([{ writeToday }, { deviceMoment }]) => setToday(writeToday(deviceMoment(), language)),
          (error) => console.warn('today', error),
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [language])
  return (
    <p className={classes.today} ref={line}>
      {today?.date}
      {today?.parsha && (
        <>
          {' · '}
          <bdi lang="he">{today.parsha}</bdi>
        </>
      )}
    </p>
  )
}
