import { useEffect, useState } from 'react'
import { savesData, untilIdle } from '../send/until-idle.ts'

/**
 * Whether the browser has been idle since the page loaded; never true for visitors who save data.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (savesData()) return
    const life = new AbortController()
    untilIdle(life.signal).then(
      () => setIdle(true),
      () => {},
    )
    return () => life.abort()
  }, [])
  return idle
}
