import type { AnchorHTMLAttributes, FocusEvent } from 'react'
import { Link } from 'wouter'
import { preloadPage } from '../data/use-page.ts'

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link within the site, whose page is fetched as soon as the visitor seems to mean it. */
export function PageLink({ href, onFocus, ...props }: PageLinkProps) {
  const fetchAhead = () => {
    // Only ahead of time: if it fails, going there says so.
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
