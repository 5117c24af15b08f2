import { useMemo } from 'react'
import { PaletteChoice } from './palette-choice.tsx'
import type { CardEditing } from './use-card-editor.ts'

/** The palettes of a card. */
export function CardColours({ editing }: { editing: CardEditing }) {
  const { card, design, draft, edit } = editing
  const chosen = draft.palette ?? design.art.palette
  // Not rendered again for each letter: radio buttons are slow.
  return useMemo(
    () => (
      <PaletteChoice
        palettes={card.palettes}
        chosen={chosen}
        onChoose={(palette) => edit((draft) => ({ ...draft, palette }))}
      />
    ),
    [card, chosen, edit],
  )
}
