import type { AnchorHTMLAttributes, FocusEvent } from 'react'
import { Link } from 'wouter'
import { preloadPage } from '../data/use-page.ts'

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link within the site that preloads its page on hover or focus. */
export function PageLink({ href, onFocus, ...props }: PageLinkProps) {
  const fetchAhead = () => {
    // Only a preload: a failure shows on navigation.
    preloadPage(href.split('#')[0] ?? href).catch(() => {})
  }
  const handleFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    fetchAhead()
    onFocus?.(event)
  }
  return (
    <Link
      {...props}
      href={href}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={handleFocus}
    />
  )
}
