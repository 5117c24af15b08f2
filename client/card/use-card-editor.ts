import { useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useDraftHistory } from '../drafts/use-draft-history.ts'
import { useTouched } from '../ui/use-touched.ts'
import { withNewText } from './edit-draft.ts'
import type { PartName } from './handles/pose.ts'
import { useHistoryKeys } from './history-buttons.tsx'
import { useObjects } from './objects/use-objects.ts'
import { partNames } from './part-names.ts'
import { useTypingView } from './sheet/use-typing-view.ts'
import { useCardLayout } from './use-card-layout.ts'
import { useChosenPart } from './use-chosen-part.ts'
import { textsOf } from './words/texts-of.ts'

export interface CardEditorProps {
  document: CardDocument
  /** To open the card in; null means its own. */
  format: Format | null
  /** Of a personal link; null begins with the design as it is. */
  initial: CardDraft | null
}

/** Of a card that is shown as a video. */
interface FilmOptions {
  /** Slug of the video; without one the draft is that of the card itself. */
  video: string | undefined
  /** The page of the card that is shown. */
  formatOf: (draft: CardDraft) => Format
  /** Nothing is fetched before. */
  wanted: boolean
}

/** What all pieces of the editor share. */
export type CardEditing = ReturnType<typeof useCardEditor>

/** A draft of a card, its layout, and what is done to it. */
export function useCardEditor(
  { document: card, format, initial }: CardEditorProps,
  film?: FilmOptions,
) {
  const { design } = card
  const history = useDraftHistory(
    { card: design.slug, ...(film?.video && { video: film.video }) },
    { values: {}, ...initial, ...(format && { format }) },
    // A card that was sent begins as it was sent.
    { latest: initial === null },
  )
  const { draft, change } = history
  const [first] = useState(draft)
  // The built picture is as good as the live one until a hand can be laid on it.
  const asBuilt = draft === first && initial === null
  const touched = useTouched()
  const page = film?.formatOf(draft)
  const shown = useMemo(() => (page ? { ...draft, format: page } : draft), [draft, page])
  const laidOut = useCardLayout(design, film?.wanted || touched || !asBuilt ? shown : undefined)
  const box = useTypingView()
  const objects = useObjects(draft, box)
  const chosen = useChosenPart(film ? 'low' : 'middle')
  useHistoryKeys(history)
  const texts = textsOf(design, draft)
  const objectParts = objectPartsOf(draft)

  function addText() {
    const [layer] = design.layers
    const [face] = layer?.faces ?? []
    if (!layer || !face) return
    const text = editorStrings.newText
    const next = withNewText(draft, { text, face, colour: layer.ink, size: 56 })
    change(next)
    const added = next.added?.at(-1)
    if (added) chosen.focusInput(added.id)
  }

  function typeInto(field: string) {
    chosen.open({ id: field, kind: 'layer' })
  }

  /** What is new is chosen, and so lies over the words, which would else keep it from the hand. */
  function changeObjects(next: CardDraft) {
    change(next)
    const known = new Set(objectParts.map(({ id }) => id))
    const fresh = objectPartsOf(next).find(({ id }) => !known.has(id))
    if (fresh) chosen.select(fresh.id)
  }

  return {
    design,
    history,
    draft,
    change,
    laidOut,
    box,
    objects,
    chosen,
    texts,
    objectParts,
    nameOf: partNames(texts, draft),
    addText,
    typeInto,
    changeObjects,
  }
}

function objectPartsOf({ photos = [], stickers = [] }: CardDraft): PartName[] {
  return [
    ...photos.map(({ id }) => ({ id, kind: 'photo' as const })),
    ...stickers.map(({ id }) => ({ id, kind: 'sticker' as const })),
  ]
}
