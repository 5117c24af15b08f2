import { useEffect, useMemo, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { useSite } from '../data/site-context.ts'
import { useLocalPath } from '../ui/use-local-path.ts'

interface LinkRequest {
  origin: string
  path: string
  plain: string
  draft: CardDraft
}

/** Pause in typing before the address is written, ms. */
const quietMs = 200

/**
 * Address that opens the card or video as the visitor made it, in the language of this page;
 * `undefined` until it is encoded.
 *
 * @param path of the card or video
 * @param plain path of the shown page, without a draft
 */
export function useCardLink(path: string, plain: string, draft: CardDraft): string | undefined {
  const origin = useSite().origin + useLocalPath()('')
  const request = useMemo(() => ({ origin, path, plain, draft }), [origin, path, plain, draft])
  const [written, setWritten] = useState<{ request: LinkRequest; link: string }>()
  const untouched = isUntouched(draft)

  useEffect(() => {
    if (untouched) return
    let current = true
    const write = async () => {
      const link = await writeLink(request)
      if (current) setWritten({ request, link })
    }
    const timer = setTimeout(write, quietMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [request, untouched])

  if (untouched) return origin + plain
  return written?.request === request ? written.link : undefined
}

/** The code is loaded only after a change. A browser that cannot encode it can still share the card. */
async function writeLink({ origin, path, plain, draft }: LinkRequest): Promise<string> {
  try {
    const { personalLink } = await import('#shared/draft-link.ts')
    return (await personalLink(origin, path, draft)) ?? origin + plain
  } catch (error) {
    console.warn(error)
    return origin + plain
  }
}

/** Nothing has been changed but the format. */
function isUntouched({ values, format: _, version: __, ...rest }: CardDraft): boolean {
  const parts = [...Object.values(values), ...Object.values(rest)]
  return parts.every((part) => part === undefined)
}
