import type { RefObject } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { usePhotoDrop } from '../../photos/use-photo-drop.ts'
import { usePhotoPaste } from '../../photos/use-photo-paste.ts'
import { usePhotos } from '../../photos/use-photos.ts'
import { useOnDemand } from '../../ui/on-demand.ts'
import type { useChosenPart } from '../use-chosen-part.ts'
import type { ObjectKind } from './object-tools.tsx'

const fetchTools = async () => (await import('./object-tools.tsx')).ObjectTools

interface ObjectsOptions {
  draft: CardDraft
  chosen: Pick<ReturnType<typeof useChosenPart>, 'panel' | 'setPanel'>
  onEdit: EditDraft
  /** The element that photos can be dropped on. */
  dropBox: RefObject<HTMLElement | null>
  /** `undefined` until the card can be laid out. */
  layout: CardLayout | undefined
}

/** Puts photos and stickers on a card; the code of their tools is loaded on first use. */
export function useObjects({ draft, chosen, onEdit, dropBox, layout }: ObjectsOptions) {
  const { Part: Tools, demand, intent } = useOnDemand(fetchTools)
  const { panel, setPanel } = chosen
  const open = panel === 'photos' || panel === 'stickers' ? panel : undefined
  const reading = usePhotos({ draft, onEdit, layout })
  usePhotoDrop(dropBox, take)
  usePhotoPaste(take)

  async function take(file: File) {
    setPanel('photos')
    if (await demand()) reading.read(file)
  }

  async function toggle(kind: ObjectKind) {
    if (open !== kind && !(await demand())) return
    setPanel(open === kind ? undefined : kind)
  }

  return { Tools, open, toggle, intent, reading }
}
