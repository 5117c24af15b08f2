import { useEffect } from 'react'
import { isPersonal } from '#shared/routes.ts'
import { useSite } from '../data/site-context.ts'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useAddress } from '../use-address.ts'
import { useConsent } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { loadTagsWhenIdle } from './load-tags.ts'
import { sendPageView } from './send-page-view.ts'

/** Loads the tags of the house, sends them each page view, and asks for consent before where needed. */
export function Tags() {
  const { config, address: first } = useSite()
  const address = useLocalPath()(useAddress())
  const consent = useConsent()
  // A tag could read the draft from the address, the page or the browser's records: none is loaded.
  const tagged = !isPersonal(first) && consent === 'given'
  useEffect(() => (tagged ? loadTagsWhenIdle(config) : undefined), [config, tagged])
  useEffect(() => {
    if (tagged && (config.analyticsId || config.tagManagerId)) sendPageView(address)
  }, [address, config, tagged])
  return consent === 'open' && config.needsConsent && <ConsentBar />
}
