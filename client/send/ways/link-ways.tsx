import { Link } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { hasPhotos } from '#shared/draft-link.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { shareLinks } from '#shared/site/share-links.ts'
import { NetworkButtons } from '../../share/network-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { copyWords, sendTo } from '../copy-work.ts'
import { useCardLink } from '../use-card-link.ts'
import type { SendWork } from '../use-export.ts'
import classes from './ways-dialog.module.css'
import { Ways } from './ways-dialog.tsx'

interface LinkWaysProps {
  /** Path of the card or video. */
  path: string
  /** Path of the shown page, without a draft. */
  plain: string
  title: string
  lead: string
  draft: CardDraft
  start: (work: SendWork) => void
  /** Above the buttons. */
  children?: ReactNode
}

/** Copies or sends the address that shows the card or video as the visitor made it. */
export function LinkWays({ path, plain, title, lead, draft, start, children }: LinkWaysProps) {
  const words = useStrings(outStrings)
  const link = useCardLink(path, plain, draft)
  const pending = link === undefined
  const url = link ?? ''
  return (
    <Ways title={words.sheet.link} lead={lead}>
      {children}
      {hasPhotos(draft) && <p className={classes.lead}>{words.sheet.photosStay}</p>}
      <div className={classes.line}>
        <Button
          look="outline"
          icon={Link}
          disabled={pending}
          onClick={() => start(copyWords(url, words.linkCopied))}
        >
          {words.sheet.copyLink}
        </Button>
        <NetworkButtons
          links={shareLinks({ url, text: title })}
          disabled={pending}
          label={words.sheet.sendLink}
          onSend={(href) => start(sendTo(href, url, words.blocked.link))}
        />
      </div>
    </Ways>
  )
}
