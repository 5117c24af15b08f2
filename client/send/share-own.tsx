import { Share2 } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { type OutStrings, outStrings } from '#shared/i18n/out-strings.ts'
import { type NetworkLink, shareLinks } from '#shared/site/share-links.ts'
import type { Gate } from '../proof/use-proof.tsx'
import { NetworkButtons } from '../share/network-buttons.tsx'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useSiteStrings, useStrings } from '../ui/use-strings.ts'
import { copyText } from './copy-text.ts'
import { openApart } from './open-apart.ts'
import { canShareLinks, shareLink } from './share-file.ts'
import classes from './share-own.module.css'
import { useCardLink } from './use-card-link.ts'

export interface ShareOwnProps {
  /** Path of the card or video. */
  path: string
  /** Path of the shown page, without a draft. */
  plain?: string
  title: string
  draft: CardDraft
  gate: Gate
}

/** Shares the card or video as the visitor made it. */
export function ShareOwn({ path, plain = path, title, draft, gate }: ShareOwnProps) {
  const strings = useSiteStrings()
  const words = useStrings(outStrings)
  const link = useCardLink(path, plain, draft)
  const url = link ?? ''
  const disabled = link === undefined
  return (
    <div className={classes.row}>
      <span>{strings.share.title}</span>
      <div className={classes.ways}>
        {canShareLinks() && (
          <IconButton
            icon={Share2}
            label={strings.share.device}
            disabled={disabled}
            onClick={() => gate(() => void handOver(url, title, words))}
          />
        )}
        <NetworkButtons
          links={shareLinks({ url, text: title })}
          disabled={disabled}
          label={strings.share.on}
          onSend={(href) => gate(() => void send(href, url, words))}
        />
      </div>
    </div>
  )
}

async function handOver(url: string, title: string, words: OutStrings): Promise<void> {
  try {
    if ((await shareLink(url, title)) === 'late') toastError(words.shareLinkAgain)
  } catch (error) {
    console.error('share', error)
    toastError(words.linkFailed)
  }
}

/** Where the browser blocks the network, copies the link. */
async function send(href: NetworkLink['href'], url: string, words: OutStrings): Promise<void> {
  if (openApart(href)) return
  try {
    await copyText(url)
    toastSuccess(words.blocked.link)
  } catch (error) {
    console.error('share', error)
    toastError(words.linkFailed)
  }
}
