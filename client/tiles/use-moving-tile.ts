import { type RefObject, useEffect, useState } from 'react'
import { useIdle } from '../ui/use-idle.ts'
import { useMotionWelcome } from './use-motion.ts'

/** A band across the middle of the screen; the tile in it counts as the one looked at. */
const middle = '-48% 0px -48% 0px'

/**
 * The one moving tile, an element with the slug of its film: the one under the mouse, else the one
 * in the middle of the screen. None before the page is idle, and none for visitors who want little
 * motion or data: the code that moves a film weighs more than the page.
 */
export function useMovingTile(list: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [pointed, setPointed] = useState<HTMLElement>()
  const [seen, setSeen] = useState<HTMLElement>()
  const idle = useIdle()
  const welcome = useMotionWelcome()
  const mayMove = idle && welcome

  useEffect(() => {
    const tiles = list.current
    if (!tiles) return
    const listening = new AbortController()
    const { signal } = listening
    const pointAt = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') setPointed(tileOf(target))
    }
    tiles.addEventListener('pointerover', pointAt, { signal })
    tiles.addEventListener('pointerleave', () => setPointed(undefined), { signal })
    // This code comes after the first move of the mouse.
    if (matchMedia('(hover: hover)').matches) setPointed(tileOf(tiles.querySelector('li:hover')))
    return () => listening.abort()
  }, [list])

  useEffect(() => {
    if (!mayMove || !list.current || matchMedia('(hover: hover)').matches) return
    const inMiddle = new Set<HTMLElement>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!(target instanceof HTMLElement)) continue
          if (isIntersecting) inMiddle.add(target)
          else inMiddle.delete(target)
        }
        setSeen([...inMiddle][0])
      },
      { rootMargin: middle },
    )
    for (const tile of list.current.querySelectorAll('[data-video]')) watcher.observe(tile)
    return () => watcher.disconnect()
  }, [list, mayMove])

  return mayMove ? (pointed ?? seen) : undefined
}

function tileOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-video]')) || undefined
}
