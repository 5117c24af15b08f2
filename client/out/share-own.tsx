import { Share2 } from 'lucide-react'
import type { CardDraft } from '#shared/draft.ts'
import { en } from '#shared/i18n/en.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { type NetworkLink, shareLinks } from '#shared/share-links.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { NetworkButtons } from '../ui/network-buttons.tsx'
import { ShareRow } from '../ui/share-row.tsx'
import type { Gate } from './names-question.tsx'
import { openApart } from './open-apart.ts'
import { canShareLinks, shareLink } from './share-file.ts'
import classes from './share-own.module.css'
import { useCardLink } from './use-card-link.ts'

interface ShareOwnProps {
  /** Of the card or the video. */
  path: string
  /** The same as it is shown, without a draft. */
  plain?: string
  title: string
  draft: CardDraft
  gate: Gate
}

/**
 * Shares the card or the video as the visitor has made it. Without scripts there is nothing made, so
 * its page is shared.
 */
export function ShareOwn({ path, plain = path, title, draft, gate }: ShareOwnProps) {
  const link = useCardLink(path, plain, draft)
  if (!useHydrated()) return <ShareRow path={path} title={title} />
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

/** Where the browser keeps the network shut, the link is copied. */
async function send(href: NetworkLink['href'], url: string): Promise<void> {
  if (openApart(href)) return
  try {
    await navigator.clipboard.writeText(url)
    toastSuccess(outStrings.blocked.link)
  } catch (error) {
    console.error('share', error)
    toastError(outStrings.linkFailed)
  }
}
