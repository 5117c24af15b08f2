import { MessageSquareText } from 'lucide-react'
import { useRef } from 'react'
import { houseChatAddress } from '#shared/site/site-config.ts'
import { useSite } from '../data/site-context.ts'
import { fetchLaterCode } from '../fetch-later-code.ts'
import { useLaterPart } from '../ui/use-later-part.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './chat-link.module.css'

const fetchFreeSpace = async () => (await fetchLaterCode()).FreeSpace

/**
 * Floats at the bottom right of every page, in both writing directions: in the margin of a wide
 * window, else where nothing lies under it.
 */
export function ChatLink() {
  const strings = useSiteStrings()
  const { config } = useSite()
  const link = useRef<HTMLAnchorElement>(null)
  const FreeSpace = useLaterPart(fetchFreeSpace)
  return (
    <aside>
      <a
        ref={link}
        className={classes.chat}
        href={houseChatAddress(config)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={strings.chat.label}
      >
        <MessageSquareText aria-hidden />
      </a>
      {FreeSpace && <FreeSpace floating={link} />}
    </aside>
  )
}
