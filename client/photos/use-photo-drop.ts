import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes the first file dropped on an element; `data-dropping` is set while files are over it. */
export function usePhotoDrop(
  target: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const leaving = new AbortController()
    const listen = <Type extends 'dragover' | 'dragleave' | 'drop'>(
      type: Type,
      listener: (event: DragEvent) => void,
    ) => element.addEventListener(type, listener, { signal: leaving.signal })

    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault()
      element.dataset.dropping = ''
    })
    listen('dragleave', () => delete element.dataset.dropping)
    listen('drop', (event) => {
      delete element.dataset.dropping
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      take(file)
    })
    return () => leaving.abort()
  }, [target])
}
