import { useEffect, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { personalLink } from '#shared/draft-link.ts'
import { cardPath } from '#shared/routes.ts'
import { useSite } from '../data/site-context.ts'

/** Where others open the card as it was made; `undefined` until that address is written. */
export function useCardLink(slug: string, draft: CardDraft): string | undefined {
  const { origin } = useSite()
  const [link, setLink] = useState<string>()

  useEffect(() => {
    const plain = origin + cardPath(slug, draft.format)
    if (isUntouched(draft)) return setLink(plain)
    let current = true
    const show = (found: string | undefined) => current && setLink(found ?? plain)
    setLink(undefined)
    personalLink(origin, slug, draft).then(show, (error) => {
      // A browser that cannot write it still passes the card on.
      console.warn(error)
      show(undefined)
    })
    return () => {
      current = false
    }
  }, [origin, slug, draft])

  return link
}

/** Nothing was made of the card but a choice of its size. */
function isUntouched({ values, format: _, version: __, ...rest }: CardDraft): boolean {
  const parts = [...Object.values(values), ...Object.values(rest)]
  return parts.every((part) => part === undefined)
}
