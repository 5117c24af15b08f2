import type { PageOf } from '#shared/page.ts'
import { PersonalCardHead } from '../../editor-page/personal-card-head.tsx'
import { CardGift } from '../../gift/card-gift.tsx'
import { useGiftEdit } from '../../gift/use-gift-edit.ts'
import { useAddress } from '../../use-address.ts'

/** A card from a personal link, shown alone. */
export function GiftPage({ page }: { page: PageOf<'gift'> }) {
  const { event: _, ...card } = page
  const edit = useGiftEdit({ ...card, name: 'card' })
  return (
    <>
      <PersonalCardHead document={page.document} />
      <CardGift gift={page} onEdit={edit} key={useAddress()} />
    </>
  )
}
