import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

interface Motion {
  /** Seen, and wanted. */
  moves: boolean
  /** By the visitor's choice here, else by that of the device. */
  wanted: boolean
  toggle: () => void
}

/** Whether a picture is to move: never unasked on a device that is set to little motion or data. */
export function useMotion(element: RefObject<Element | null>): Motion {
  const [inView, setInView] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const welcome = useMotionWelcome()
  const wanted = chosen ?? welcome

  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])

  return { moves: inView && wanted, wanted, toggle: () => setChosen(!wanted) }
}

const fullMotion = '(prefers-reduced-motion: no-preference)'

/** Whether things may move unasked. */
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

/** Chromium alone tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}
