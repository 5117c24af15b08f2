import { useEffect, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { useSite } from '../data/site-context.ts'

/**
 * Where others open the card or the video as it was made; `undefined` until that address is written.
 *
 * @param path of the card or the video
 * @param plain the same as it is shown, without a draft
 */
export function useCardLink(path: string, plain: string, draft: CardDraft): string | undefined {
  const { origin } = useSite()
  const [link, setLink] = useState<string>()

  useEffect(() => {
    if (isUntouched(draft)) return setLink(origin + plain)
    let current = true
    const show = (found: string | undefined) => current && setLink(found ?? origin + plain)
    setLink(undefined)
    writeLink(origin, path, draft).then(show, (error) => {
      // A browser that cannot write it still passes the card on.
      console.warn(error)
      show(undefined)
    })
    return () => {
      current = false
    }
  }, [origin, path, plain, draft])

  return link
}

/** Its code is of no use before something was made. */
async function writeLink(origin: string, path: string, draft: CardDraft) {
  const { personalLink } = await import('#shared/draft-link.ts')
  return personalLink(origin, path, draft)
}

/** Nothing was made of the card but a choice of its size. */
function isUntouched({ values, format: _, version: __, ...rest }: CardDraft): boolean {
  const parts = [...Object.values(values), ...Object.values(rest)]
  return parts.every((part) => part === undefined)
}
