import { Share2 } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { en } from '#shared/i18n/en.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { type NetworkLink, shareLinks } from '#shared/site/share-links.ts'
import { NetworkButtons } from '../share/network-buttons.tsx'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { copyText } from './copy-text.ts'
import { openApart } from './open-apart.ts'
import { canShareLinks, shareLink } from './share-file.ts'
import classes from './share-own.module.css'
import { useCardLink } from './use-card-link.ts'
import type { Gate } from './use-names-question.tsx'

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
  const link = useCardLink(path, plain, draft)
  const url = link ?? ''
  const disabled = link === undefined
  return (
    <div className={classes.row}>
      <span>{en.share.title}</span>
      <div className={classes.ways}>
        {canShareLinks() && (
          <IconButton
            icon={Share2}
            label={en.share.device}
            disabled={disabled}
            onClick={() => gate(() => void handOver(url, title))}
          />
        )}
        <NetworkButtons
          links={shareLinks({ url, text: title })}
          disabled={disabled}
          label={en.share.on}
          onSend={(href) => gate(() => void send(href, url))}
        />
      </div>
    </div>
  )
}

async function handOver(url: string, title: string): Promise<void> {
  try {
    if ((await shareLink(url, title)) === 'late') toastError(outStrings.shareLinkAgain)
  } catch (error) {
    console.error('share', error)
    toastError(outStrings.linkFailed)
  }
}

/** Where the browser blocks the network, copies the link. */
async function send(href: NetworkLink['href'], url: string): Promise<void> {
  if (openApart(href)) return
  try {
    await copyText(url)
    toastSuccess(outStrings.blocked.link)
  } catch (error) {
    console.error('share', error)
    toastError(outStrings.linkFailed)
  }
}
