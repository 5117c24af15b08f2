import { useEffect } from 'react'
import { useSite } from '../data/site-context.ts'
import { useAddress } from '../use-address.ts'
import { loadTagsWhenIdle } from './load-tags.ts'
import { sendPageView } from './send-page-view.ts'

/** What each change of address sets off, the first included. */
export function RouteEffects() {
  const { config } = useSite()
  const address = useAddress()
  useEffect(() => loadTagsWhenIdle(config), [config])
  useEffect(() => {
    if (config.analyticsId || config.tagManagerId) sendPageView(address)
  }, [address, config])
  return null
}
