import { useEffect, useEffectEvent, useRef } from 'react'
import { useAddress } from './use-address.ts'

/** Calls back when another page is shown, not for the first. */
export function useNewPage(onNew: () => void): void {
  const address = useAddress()
  const shown = useRef(address)
  const tell = useEffectEvent(onNew)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    tell()
  }, [address])
}
