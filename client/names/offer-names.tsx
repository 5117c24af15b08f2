import type { CardEditing } from '../card/use-card-editor.ts'
import { useAfterTouch } from '../ui/use-after-touch.ts'

const fetchOffer = () => import('./names-offer.tsx')

/** The names of the visitor's last card, offered on a card that has none yet. */
export function OfferNames({ editing }: { editing: CardEditing }) {
  const code = useAfterTouch(fetchOffer)
  return code && <code.NamesOffer editing={editing} />
}
