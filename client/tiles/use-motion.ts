import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { savesData } from '../send/until-idle.ts'
import { useTouched } from '../ui/use-touched.ts'

interface Motion {
  /** Visible and wanted, on a page that the visitor has touched: what moves is large. */
  moves: boolean
  /** By the visitor's choice here, else by the device's setting. */
  wanted: boolean
  toggle: () => void
}

/** Whether a picture moves; not by default on a device set to reduced motion or data. */
export function useMotion(element: RefObject<Element | null>): Motion {
  const [inView, setInView] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const touched = useTouched()
  const welcome = useMotionWelcome()
  const wanted = chosen ?? welcome

  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])

  return { moves: touched && inView && wanted, wanted, toggle: () => setChosen(!wanted) }
}

const fullMotion = '(prefers-reduced-motion: no-preference)'

/** Whether motion may start by itself. */
export function useMotionWelcome(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(fullMotion)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(fullMotion).matches && !savesData(),
    () => false,
  )
}
