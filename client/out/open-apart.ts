/**
 * Opens an address that is not to stand on the page, where any script could read it. Within a tap,
 * else browsers block it.
 *
 * @returns whether it opened
 */
export function openApart(href: string): boolean {
  // With "noopener" a browser never says whether it did; so the new page is cut off by hand.
  const opened = window.open(href, '_blank')
  if (!opened) return false
  opened.opener = null
  return true
}
