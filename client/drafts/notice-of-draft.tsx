import { useEffect, useState } from 'react'
import type { DraftNoticeProps } from './draft-notice.tsx'

type NoticeCode = typeof import('./draft-notice.tsx')

/** The line above a card that did not open unchanged. Most cards do, so its code is fetched for it. */
export function NoticeOfDraft(props: DraftNoticeProps) {
  const [code, setCode] = useState<NoticeCode>()
  const isNew = props.origin.kind === 'new'
  useEffect(() => {
    if (!isNew) import('./draft-notice.tsx').then(setCode, console.warn)
  }, [isNew])
  return code ? <code.DraftNotice {...props} /> : null
}
