import { useEffect, useEffectEvent } from 'react'

/** Takes a picture that is pasted anywhere on the page; words still go where they are pasted. */
export function usePhotoPaste(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {}
      const file = files?.[0]
      // Office programs put a picture of the words beside them.
      if (!file || types?.includes('text/plain')) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
