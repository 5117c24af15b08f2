import { BProgress } from '@bprogress/core'
import type { PageOf } from '#shared/page.ts'
import { Gift } from '../../card-opening/gift.tsx'
import { PersonalCardHead } from '../../card-opening/personal-card-head.tsx'
import { replacePage } from '../../data/use-page.ts'
import { leaveOldBuild } from '../../old-build.ts'
import { toastError } from '../../shell/toasts.tsx'
import { useSiteStrings } from '../../ui/use-strings.ts'
import { useAddress } from '../../use-address.ts'

/** A card from a personal link, shown alone. */
export function GiftPage({ page }: { page: PageOf<'gift'> }) {
  const { partFailed } = useSiteStrings().error
  const address = useAddress()

  /** Shows the editor at the same address; a reload shows the gift again. */
  async function edit() {
    const { event: _, ...card } = page
    BProgress.start()
    try {
      await replacePage(address, { ...card, name: 'card' })
    } catch (error) {
      console.error('gift', error)
      if (!(await leaveOldBuild())) toastError(partFailed)
    } finally {
      BProgress.done()
    }
  }

  return (
    <>
      <PersonalCardHead document={page.document} />
      <Gift gift={page} onEdit={edit} key={address} />
    </>
  )
}
