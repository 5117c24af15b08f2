import { MessageSquareText } from 'lucide-react'
import { useRef } from 'react'
import { chatAddress } from '#shared/site/site-config.ts'
import { useSite } from '../data/site-context.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './chat-link.module.css'
import { useFreeSpace } from './use-free-space.ts'

/**
 * Floats at the bottom right of every page, in both writing directions: in the margin of a wide
 * window, else where nothing lies under it.
 */
export function ChatLink() {
  const strings = useSiteStrings()
  const { config } = useSite()
  const link = useRef<HTMLAnchorElement>(null)
  useFreeSpace(link)
  return (
    <aside>
      <a
        ref={link}
        className={classes.chat}
        href={chatAddress(config)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={strings.chat.label}
      >
        <MessageSquareText aria-hidden />
      </a>
    </aside>
  )
}
