import { type RefObject, useEffect } from 'react'

/** Files that are dropped on an element, the first of them; it carries `data-dropping` meanwhile. */
export function usePhotoDrop(
  target: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): void {
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
      // Else the browser leaves the page for the file.
      event.preventDefault()
      element.dataset.dropping = ''
    })
    listen('dragleave', () => delete element.dataset.dropping)
    listen('drop', (event) => {
      delete element.dataset.dropping
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      onFile(file)
    })
    return () => leaving.abort()
  }, [target, onFile])
}
