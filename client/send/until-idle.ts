/**
 * Waits until the browser is idle. In Safari, which has no idle callback, it waits a moment.
 *
 * @throws the signal's reason when it was aborted
 */
export async function untilIdle(signal: AbortSignal): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 100)
  })
  signal.throwIfAborted()
}

/** Whether the visitor asked the browser to save data: then nothing is preloaded. Only in Chromium. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}
