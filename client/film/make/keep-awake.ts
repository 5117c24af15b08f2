/**
 * Keeps the screen on, where the browser can, whenever the tab is in sight.
 *
 * @returns what ends it
 */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const ask = () => {
    // The browser takes the lock away from a hidden tab, and refuses it when the battery is low.
    if (!document.hidden) lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.then((held) => held?.release())
  }
}
