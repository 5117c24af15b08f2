import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { CardEditing } from '../card/use-card-editor.ts'
import { useIdle } from '../ui/use-idle.ts'
import type { NamesOfferProps } from './names-offer.tsx'

const fetchOffer = () => import('./names-offer.tsx')

/**
 * The names of the visitor's last card, offered on a card that has none yet. The code for it is
 * fetched when the card is live and the browser idle.
 */
export function OfferNames({ editing }: { editing: CardEditing }) {
  const { history, view, isSent } = editing
  const [Offer, setOffer] = useState<ComponentType<NamesOfferProps>>()
  const idle = useIdle()
  const isNew = useRef<boolean>(undefined)
  // After a restored draft was started again, its names are not offered.
  if (history.state !== 'restoring') isNew.current ??= history.origin.kind === 'new'
  const isDue = idle && view.live !== undefined && !isSent && isNew.current
  useEffect(() => {
    if (!isDue) return
    fetchOffer().then(
      (code) => setOffer(() => code.NamesOffer),
      (error: unknown) => console.warn('names', error),
    )
  }, [isDue])
  return Offer && <Offer editing={editing} />
}
