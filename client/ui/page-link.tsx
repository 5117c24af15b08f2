import type { AnchorHTMLAttributes } from 'react'
import { useRouter } from 'wouter'
import { isPlainClick, linkAttribute } from '../follow-links.ts'

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * A link within the site. The document follows it and fetches its page ahead: `useLinks`. As in
 * wouter's own, a path that begins with `~` is outside of the router's base, and `onClick` hears of
 * no click that opens another tab.
 */
export function PageLink({ href, onClick, ...props }: PageLinkProps) {
  const { base } = useRouter()
  return (
    <a
      {...props}
      href={href.startsWith('~') ? href.slice(1) : base + href}
      {...(onClick && { onClick: (event) => isPlainClick(event) && onClick(event) })}
      {...linkAttribute}
    />
  )
}
