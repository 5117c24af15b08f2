import { useEffect, useState } from 'react'
import { draftQuery } from '#shared/pages.ts'
import type { DraftNoticeProps } from './draft-notice.tsx'

type NoticeCode = typeof import('./draft-notice.tsx')

/**
 * The line above a card that did not open unchanged, or whose personal link was cut. Most cards open
 * unchanged, so its code is fetched for it.
 */
export function NoticeOfDraft({ isSent, ...props }: DraftNoticeProps) {
  const [code, setCode] = useState<NoticeCode>()
  const isNew = props.origin.kind === 'new'
  useEffect(() => {
    const isCut = !isSent && new URLSearchParams(location.search).has(draftQuery)
    if (!isNew || isCut) import('./draft-notice.tsx').then(setCode, console.warn)
  }, [isNew, isSent])
  return code ? <code.DraftNotice {...props} /> : null
}
