/** Whether the browser is online and has not refused to be counted: https://w3c.github.io/gpc/ */
export function mayCount(): boolean {
  const refuses =
    Reflect.get(navigator, 'globalPrivacyControl') === true ||
    Reflect.get(navigator, 'doNotTrack') === '1'
  return navigator.onLine && !refuses
}
