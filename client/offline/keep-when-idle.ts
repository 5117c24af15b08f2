import { savesData, untilIdle } from '../send/until-idle.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'

/**
 * Caches a page for offline use, unless the visitor saves data. Returns a function that cancels it.
 */
export function keepWhenIdle(address: string): () => void {
  const life = new AbortController()
  if (!savesData()) void keep(address, life.signal)
  return () => life.abort()
}

async function keep(address: string, signal: AbortSignal): Promise<void> {
  try {
    await afterUrgentWork()
    await untilIdle(signal)
    const { keepPage } = await import('./keep-page.ts')
    await keepPage(address)
  } catch (error) {
    // The only loss is a reload without a network.
    if (!signal.aborted) console.warn('offline', error)
  }
}
