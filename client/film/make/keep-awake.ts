/**
 * Keeps the screen on while the tab is visible, where the browser can.
 *
 * @returns a function that stops it
 */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const ask = () => {
    // The browser releases the lock of a hidden tab, and refuses one on low battery.
    if (!document.hidden) lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.then((held) => held?.release())
  }
}
