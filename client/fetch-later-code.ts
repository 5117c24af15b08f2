type LaterCode = typeof import('./later-code.ts')

let fetched: Promise<LaterCode> | undefined

/** Fetches it once; again after a failure. */
export function fetchLaterCode(): Promise<LaterCode> {
  fetched ??= import('./later-code.ts').catch((error) => {
    fetched = undefined
    throw error
  })
  return fetched
}
