import { useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'

export function useDraftHistory(_slug: string, initial: CardDraft) {
  const [past, setPast] = useState<CardDraft[]>([])
  const [draft, setDraft] = useState(initial)
  const [future, setFuture] = useState<CardDraft[]>([])
  const [last, setLast] = useState<string>()
  return {
    draft,
    change(next: CardDraft, step?: string) {
      if (!step || step !== last) setPast([...past, draft])
      setLast(step)
      setFuture([])
      setDraft(next)
    },
    undo() {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      setFuture([draft, ...future])
      setLast(undefined)
      setDraft(before)
    },
    redo() {
      const [next, ...rest] = future
      if (!next) return
      setPast([...past, draft])
      setFuture(rest)
      setLast(undefined)
      setDraft(next)
    },
    reset() {
      setDraft(initial)
      setPast([])
      setFuture([])
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
