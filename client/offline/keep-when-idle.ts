import type { MadeOf } from '../drafts/claim-draft.ts'
import { savesData, untilIdle } from '../send/until-idle.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'

type KeepCode = typeof import('./keep-page.ts')

/*
 * Caching for offline use, in a built site, unless the visitor saves data. Each returns a function that
 * cancels it.
 */

export function keepWhenIdle(address: string): () => void {
  return whenIdle(({ keepPage }) => keepPage(address))
}

export function keepDraftWhenIdle(made: MadeOf): () => void {
  return whenIdle(({ keepDraft }) => keepDraft(made))
}

function whenIdle(keep: (code: KeepCode) => Promise<void>): () => void {
  const life = new AbortController()
  if (import.meta.env.PROD && !savesData()) void begin(keep, life.signal)
  return () => life.abort()
}

async function begin(keep: (code: KeepCode) => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await afterUrgentWork()
    await untilIdle(signal)
    await keep(await import('./keep-page.ts'))
  } catch (error) {
    // The only loss is a reload without a network.
    if (!signal.aborted) console.warn('offline', error)
  }
}
