import { useEffect, useState } from 'react'
import { findPhoto } from '../../../photos/photo-store.ts'

/** Address of a sound that this device keeps; undefined until it is found. */
export function useKeptSound(id: string | undefined): string | undefined {
  const [found, setFound] = useState<{ id: string; url: string }>()
  useEffect(() => {
    if (!id) return
    let url: string | undefined
    let isOpen = true
    void findPhoto(id).then((file) => {
      if (!file || !isOpen) return
      url = URL.createObjectURL(file)
      setFound({ id, url })
    })
    return () => {
      isOpen = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return found?.id === id ? found?.url : undefined
}
