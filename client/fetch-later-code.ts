import { whenTouched } from './first-touch.ts'

type LaterCode = typeof import('./later-code.ts')

let fetched: Promise<LaterCode> | undefined

/** Fetches it once; again after a failure. */
export function fetchLaterCode(): Promise<LaterCode> {
  fetched ??= untilWanted()
    .then(() => import('./later-code.ts'))
    .catch((error) => {
      fetched = undefined
      throw error
    })
  return fetched
}

/** A card that was sent comes first: nobody uses what is above or below it before a touch. */
export function untilWanted(): Promise<void> {
  if (!document.querySelector('main[data-page=gift]')) return Promise.resolve()
  return new Promise((resolve) => whenTouched(new AbortController().signal, resolve))
}
