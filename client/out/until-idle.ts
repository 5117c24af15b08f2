/**
 * Waits until the browser has nothing else to do. Safari, which cannot tell, is given a moment.
 *
 * @throws the signal's reason when it was aborted meanwhile
 */
export async function untilIdle(signal: AbortSignal): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 100)
  })
  signal.throwIfAborted()
}

/** Whether the visitor asked the browser for few bytes: then nothing is fetched unasked. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
