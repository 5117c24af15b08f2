import { useEffect } from 'react'
import { isPersonal } from '#shared/routes.ts'
import { useSite } from '../data/site-context.ts'
import { countViewWhenIdle } from '../insight/count-view.ts'
import { keepWhenIdle } from '../offline/keep-when-idle.ts'
import { useAddress } from '../use-address.ts'
import { useConsent } from './consent.ts'
import { loadTagsWhenIdle } from './load-tags.ts'
import { sendPageView } from './send-page-view.ts'

/** Effects of each change of address, including the first. */
export function RouteEffects() {
  const { config, address: first } = useSite()
  const address = useAddress()
  const consent = useConsent()
  // A tag could read the draft from the address, the page or the browser's records: none is loaded.
  const tagged = !isPersonal(first) && consent === 'given'
  useEffect(() => (tagged ? loadTagsWhenIdle(config) : undefined), [config, tagged])
  useEffect(() => {
    if (tagged && (config.analyticsId || config.tagManagerId)) sendPageView(address)
  }, [address, config, tagged])
  useEffect(() => countViewWhenIdle(address), [address])
  useEffect(() => {
    if (import.meta.env.PROD) return keepWhenIdle(address)
    return undefined
  }, [address])
  return null
}
