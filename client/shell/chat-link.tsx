import { MessageSquareText } from 'lucide-react'
import { en } from '#shared/i18n/en.ts'
import { chatAddress } from '#shared/site-config.ts'
import { useSite } from '../data/site-context.ts'
import classes from './chat-link.module.css'

/** Floats at the bottom right of every page, in either direction of writing. */
export function ChatLink() {
  const { config } = useSite()
  return (
    <aside>
      <a
        className={classes.chat}
        href={chatAddress(config)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={en.chat.label}
      >
        <MessageSquareText aria-hidden />
      </a>
    </aside>
  )
}
