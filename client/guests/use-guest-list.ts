import { useCallback, useEffect, useRef, useState } from 'react'
import type { GuestList } from '#shared/guests/guest-list.ts'
import { readList, writeList } from './guest-store.ts'

export type ChangeList = (change: (list: GuestList | undefined) => GuestList | undefined) => void

/** The list of this device. */
export function useGuestList() {
  const [isRead, setIsRead] = useState(false)
  /** Whether the device keeps it. */
  const [isKept, setIsKept] = useState(true)
  const [list, setList] = useState<GuestList>()
  /** What is stored stays as it is until the visitor changes something. */
  const isChanged = useRef(false)

  useEffect(() => {
    let current = true
    const end = (found: GuestList | undefined) => {
      if (!current) return
      setList(found)
      setIsRead(true)
    }
    readList().then(end, (error) => {
      console.warn('guests', error)
      setIsKept(false)
      end(undefined)
    })
    return () => {
      current = false
    }
  }, [])

  useEffect(() => {
    if (!isChanged.current) return
    writeList(list).catch((error) => {
      console.warn('guests', error)
      setIsKept(false)
    })
  }, [list])

  const change: ChangeList = useCallback((next) => {
    isChanged.current = true
    setList(next)
  }, [])
  return { isRead, isKept, list, change }
}
