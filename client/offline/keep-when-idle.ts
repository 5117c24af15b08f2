import { savesData, untilIdle } from '../out/until-idle.ts'

/** Keeps a page for the time without a network; never for who saves data. Returns what calls it off. */
export function keepWhenIdle(address: string): () => void {
  const life = new AbortController()
  if (!savesData()) void keep(address, life.signal)
  return () => life.abort()
}

async function keep(address: string, signal: AbortSignal): Promise<void> {
  try {
    await untilIdle(signal)
    const { keepPage } = await import('./keep-page.ts')
    await keepPage(address)
  } catch (error) {
    // Only a reload without a network is lost by it.
    if (!signal.aborted) console.warn('offline', error)
  }
}
