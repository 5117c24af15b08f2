import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { randomId } from '../random-id.ts'
import { toastError, toastSuccess } from '../shell/toasts.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { type KeptDraft, readDraft, removeDrafts, writeDrafts } from './draft-store.ts'
import { isLate } from './is-late.ts'

/** Actions on stored drafts; `read` refreshes the list afterwards. */
export function useDraftActions(read: () => Promise<void>) {
  const words = useStrings(draftStrings)
  async function attempt(work: () => Promise<void>) {
    const done = work()
    try {
      if (await isLate(done)) toastError(words.failed)
      await done
    } catch {
      toastError(words.failed)
    }
    await read()
  }

  const bringBack = (kept: readonly KeptDraft[]) => attempt(() => writeDrafts(kept))

  const remove = (ids: readonly string[]) =>
    attempt(async () => {
      const kept = await removeDrafts(ids)
      const { toastUndo } = await import('./undo-toast.tsx')
      toastUndo(words.deleted(kept.length), () => void bringBack(kept))
    })

  const duplicate = (id: string) =>
    attempt(async () => {
      const kept = await readDraft(id)
      if (!kept) return
      const copy = { ...kept.stored, id: randomId(), changedAt: Date.now() }
      await writeDrafts([{ stored: copy, history: kept.history }])
      toastSuccess(words.duplicated)
    })

  return { remove, duplicate }
}
