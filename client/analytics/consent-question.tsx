import { useEffect, useState } from 'react'
import { useSite } from '../data/site-context.ts'
import { useConsent } from './consent.ts'
import type { ConsentBar } from './consent-bar.tsx'
import { hasTags } from './load-tags.ts'

/** The bar is a lazy chunk: most sites ask nothing, and most visitors have answered. */
export function ConsentQuestion() {
  const { config } = useSite()
  const isOpen = useConsent() === 'open' && config.needsConsent && hasTags(config)
  const [Bar, setBar] = useState<typeof ConsentBar | null>(null)
  useEffect(() => {
    if (!isOpen) return
    import('./consent-bar.tsx').then(
      (code) => setBar(() => code.ConsentBar),
      (error) => console.error('consent', error),
    )
  }, [isOpen])
  return isOpen && Bar && <Bar />
}
