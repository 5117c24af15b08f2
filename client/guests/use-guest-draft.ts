import { useEffect, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { listDrafts, readDraft } from '../drafts/draft-store.ts'

interface NamedDraft {
  /** Undefined where the device keeps none. */
  id: string | undefined
  draft: CardDraft
}

/**
 * The draft that the address names, else the last one of the card, else the card as it is. Undefined
 * until it is read.
 */
export function useGuestDraft(card: string): NamedDraft | undefined {
  const [found, setFound] = useState<NamedDraft>()
  useEffect(() => {
    let current = true
    findDraft(card)
      .catch((error) => {
        console.warn('guests', error)
        return { id: undefined, draft: { values: {} } }
      })
      .then((draft) => current && setFound(draft))
    return () => {
      current = false
    }
  }, [card])
  return found
}

async function findDraft(card: string): Promise<NamedDraft> {
  const named = new URLSearchParams(location.hash.slice(1)).get('draft')
  const kept = named ? await readDraft(named) : undefined
  const { stored } = kept ?? {}
  if (stored?.card === card) return { id: stored.id, draft: stored.draft }
  const { drafts } = await listDrafts()
  const last = drafts.find((each) => each.card === card && each.video === undefined)
  return { id: last?.id, draft: last?.draft ?? { values: {} } }
}
