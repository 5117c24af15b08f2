import type { PageData } from '#shared/page.ts'
import { replacePage } from '../data/use-page.ts'
import { leaveOldBuild } from '../old-build.ts'
import { toastError } from '../shell/toasts.tsx'
import { endProgress, startProgress } from '../ui/progress.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'

/** Shows the editor at the address of a gift; a reload shows the gift again. */
export function useGiftEdit(editor: PageData): () => Promise<void> {
  const { partFailed } = useSiteStrings().error
  const address = useAddress()
  return async () => {
    startProgress()
    try {
      await replacePage(address, editor)
    } catch (error) {
      console.error('gift', error)
      if (!(await leaveOldBuild())) toastError(partFailed)
    } finally {
      endProgress()
    }
  }
}
