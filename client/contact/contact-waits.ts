/** The key of the visitor's message in the storage of the browser. */
export const storageKey = 'mazel-contact'

let isNoted = false

/** Called with each change of the message. */
export function noteWaiting(waits: boolean): void {
  isNoted = waits
}

/** Whether a message waits for the network; each page asks it at its start, so it parses nothing. */
export function mayWait(): boolean {
  try {
    return isNoted || (localStorage.getItem(storageKey)?.includes('"sendsLater":true') ?? false)
  } catch {
    return isNoted
  }
}
