import { count } from '../insight/count.ts'

/**
 * Opens an address that must not be in the page, where any script could read it. Call it within a
 * tap, or browsers block it.
 *
 * @returns whether it opened
 */
export function openApart(href: string): boolean {
  // With "noopener" a browser never tells whether it opened, so `opener` is removed by hand.
  const opened = window.open(href, '_blank')
  if (!opened) return false
  opened.opener = null
  count('share', new URL(href).hostname)
  return true
}
