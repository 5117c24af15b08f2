import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { pageAddress } from '#shared/i18n/language.ts'
import { preloadPage } from './data/use-page.ts'
import { aroundNavigation } from './navigation.ts'

/** Marks a link within the site. */
export const linkAttribute = { 'data-link': '' }

/**
 * Follows the links within the site, and fetches their pages ahead on hover, touch or focus. One
 * listener for all: a page has more than a hundred links, and links can come as HTML. Its place is
 * the document, after the listeners of React, so that a component can prevent a click.
 */
export function useLinks(): void {
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', follow, { signal })
    for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
      document.addEventListener(sign, fetchAhead, { passive: true, signal })
    }
    return () => listening.abort()
  }, [])
}

/** Whether a click follows its link in this tab. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = click
  return button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey
}

function follow(event: MouseEvent): void {
  const link = linkOf(event.target)
  const to = link?.getAttribute('href')
  if (!to || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  void aroundNavigation(navigate, to)
}

function fetchAhead({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) {
  const link = linkOf(target)
  // The pointer moves within the link.
  if (!link || (relatedTarget instanceof Node && link.contains(relatedTarget))) return
  const [place = ''] = (link.getAttribute('href') ?? '').split('#')
  // Only a preload: a failure shows on navigation.
  preloadPage(pageAddress(place)).catch(() => {})
}

function linkOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a[data-link]') : null
}
