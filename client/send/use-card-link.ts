import { useEffect, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { useSite } from '../data/site-context.ts'
import { useLocalPath } from '../ui/use-local-path.ts'

/**
 * Address that opens the card or video as the visitor made it, in the language of this page;
 * `undefined` until it is encoded.
 *
 * @param path of the card or video
 * @param plain path of the shown page, without a draft
 */
export function useCardLink(path: string, plain: string, draft: CardDraft): string | undefined {
  const origin = useSite().origin + useLocalPath()('')
  const [link, setLink] = useState<string>()

  useEffect(() => {
    if (isUntouched(draft)) return setLink(origin + plain)
    let current = true
    const show = (found: string | undefined) => current && setLink(found ?? origin + plain)
    setLink(undefined)
    writeLink(origin, path, draft).then(show, (error) => {
      // A browser that cannot encode it can still share the card.
      console.warn(error)
      show(undefined)
    })
    return () => {
      current = false
    }
  }, [origin, path, plain, draft])

  return link
}

/** Loaded only after a change. */
async function writeLink(origin: string, path: string, draft: CardDraft) {
  const { personalLink } = await import('#shared/draft-link.ts')
  return personalLink(origin, path, draft)
}

/** Nothing has been changed but the format. */
function isUntouched({ values, format: _, version: __, ...rest }: CardDraft): boolean {
  const parts = [...Object.values(values), ...Object.values(rest)]
  return parts.every((part) => part === undefined)
}
