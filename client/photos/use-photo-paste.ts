import { useEffect, useEffectEvent } from 'react'

/** Takes a picture pasted anywhere on the page; text is pasted as usual. */
export function usePhotoPaste(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {}
      const file = files?.[0]
      // Office programs add a picture of the copied text.
      if (!file || types?.includes('text/plain')) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
