import { useEffect } from 'react'
import { countViewWhenIdle } from './insight/count-view.ts'
import { keepWhenIdle } from './offline/keep-when-idle.ts'
import { useLocalPath } from './ui/use-local-path.ts'
import { useAddress } from './use-address.ts'

/** Effects of each change of address, including the first. */
export function RouteEffects() {
  const address = useLocalPath()(useAddress())
  useEffect(() => countViewWhenIdle(address), [address])
  useEffect(() => keepWhenIdle(address), [address])
  return null
}
