import { MessageSquareText } from 'lucide-react'
import { chatAddress } from '#shared/site/site-config.ts'
import { useSite } from '../data/site-context.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './chat-link.module.css'

/**
 * At the bottom right of every page, in both writing directions: in the margin of a wide window, else
 * at the end of the page.
 */
export function ChatLink() {
  const strings = useSiteStrings()
  const { config } = useSite()
  return (
    <aside>
      <a
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
