import { useEffect, useState } from 'react'
import classes from './footer.module.css'

/** Today by the visitor's clock, said by its weekday: the Hebrew one of the daytime. */
export function TodayLine() {
  const [today, setToday] = useState<{ date: string; parsha: string }>()
  useEffect(() => {
    // The calendar is not worth waiting for at the start. Without it the line stays empty.
    import('./write-today.ts').then(
      ({ writeToday }) => setToday(writeToday(new Date())),
      () => {},
    )
  }, [])
  return (
    <p className={classes.today}>
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
