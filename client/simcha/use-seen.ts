import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the screen. */
export function useSeen<Box extends Element>() {
  const box = useRef<Box>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [seen])
  return { box, seen }
}
