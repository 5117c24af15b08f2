import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { usePhotoDrop } from '../../photos/use-photo-drop.ts'
import { usePhotoPaste } from '../../photos/use-photo-paste.ts'
import { useOnDemand } from '../../ui/on-demand.ts'
import type { ObjectToolsProps } from './object-tools.tsx'

const fetchTools = async () => (await import('./object-tools.tsx')).ObjectTools

/** Photos and stickers, whose code is fetched when the draft has one or the visitor wants one. */
export function useObjects(draft: CardDraft, dropBox: RefObject<HTMLElement | null>) {
  const { Part: Tools, demand, intent } = useOnDemand(fetchTools)
  const [open, setOpen] = useState<ObjectToolsProps['open']>()
  const [incoming, setIncoming] = useState<File>()
  const [assets, setAssets] = useState<CardAssets>({})
  const needed = Boolean(draft.photos?.length || draft.stickers?.length)

  useEffect(() => {
    if (needed) demand()
  }, [needed, demand])

  const take = useCallback(
    (file: File) => {
      setOpen('photos')
      setIncoming(file)
      demand()
    },
    [demand],
  )
  usePhotoDrop(dropBox, take)
  usePhotoPaste(take)

  async function toggle(kind: 'photos' | 'stickers') {
    if (open !== kind && !(await demand())) return
    setOpen(open === kind ? undefined : kind)
  }

  const onTaken = useCallback(() => setIncoming(undefined), [])
  return { Tools, assets, toggle, intent, props: { open, incoming, onTaken, onAssets: setAssets } }
}
