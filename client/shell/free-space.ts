import { type RefObject, useEffect } from 'react'
import { useAddress } from '../use-address.ts'

/** Without a scroll event for this long, the page is at rest, ms. */
const restMs = 150

/**
 * Sets `data-free` on a floating element: whether nothing that is read or pressed lies under it.
 * While the page scrolls it has no such attribute.
 */
export function FreeSpace({ floating }: { floating: RefObject<HTMLElement | null> }) {
  const address = useAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page lies under it
  useEffect(() => {
    const listening = new AbortController()
    let timer = 0
    const look = () => {
      const element = floating.current
      element?.setAttribute('data-free', String(isFree(element)))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(look, restMs)
    }
    const move = () => {
      floating.current?.removeAttribute('data-free')
      wait()
    }
    addEventListener('scroll', move, { passive: true, signal: listening.signal })
    // A new page, an opened panel and a late picture change the height of the document.
    const size = new ResizeObserver(wait)
    size.observe(document.documentElement)
    wait()
    return () => {
      listening.abort()
      size.disconnect()
      clearTimeout(timer)
    }
  }, [floating, address])
  return null
}

const parts = [0, 0.25, 0.5, 0.75, 1] as const

function isFree(floating: HTMLElement): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect()
  return parts.every((across) =>
    parts.every((down) =>
      document
        .elementsFromPoint(left + across * (width - 1), top + down * (height - 1))
        .every((under) => floating.contains(under) || !isContent(under)),
    ),
  )
}

/** Whether something is read or pressed here, not only its ground seen. */
function isContent(element: Element): boolean {
  if (element.matches('a, button, input, textarea, select, label, img, svg, video, canvas'))
    return true
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
}
