import { flushSync } from 'react-dom'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { textPlace } from '#shared/card/room/new-places.ts'
import type { CardDesign } from '#shared/card.ts'
import type { EditDraft } from '../drafts/draft-session.ts'
import { withNewText } from './edit-draft.ts'
import type { useChosenPart } from './use-chosen-part.ts'

interface NewTextOptions {
  design: CardDesign
  /** Of the live card; without it the text stands below the middle. */
  layout: CardLayout | undefined
  edit: EditDraft
  chosen: ReturnType<typeof useChosenPart>
  text: string
}

/** Adds a text where the card has room for it, and opens its field. */
export function addText({ design, layout, edit, chosen, text }: NewTextOptions): void {
  const [layer] = design.layers
  const [face] = layer?.faces ?? []
  if (!layer || !face) return
  const place = layout && textPlace(layout)
  let id = ''
  // The field must be there within the tap, or a phone opens no keyboard.
  flushSync(() => {
    chosen.setPanel(undefined)
    edit((draft) => {
      const next = withNewText(draft, { text, face, colour: layer.ink, size: 56, ...place })
      id = next.added?.at(-1)?.id ?? ''
      return next
    })
  })
  chosen.focusInput(id)
}
