import { type KeyboardEvent, type RefObject, useDeferredValue, useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { MadeOf } from '../drafts/claim-draft.ts'
import { useDraftHistory } from '../drafts/use-draft-history.ts'
import { useStartAgain } from '../drafts/use-start-again.tsx'
import { useProof } from '../proof/use-proof.tsx'
import { useAfterTouch } from '../ui/use-after-touch.ts'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { useTouched } from '../ui/use-touched.ts'
import type { PartName } from './handles/pose.ts'
import { useHistoryKeys } from './history-buttons.tsx'
import { useObjects } from './objects/use-objects.ts'
import { useCardView } from './use-card-view.ts'
import { useChosenPart } from './use-chosen-part.ts'
import { type FocusArea, useFocusArea } from './use-focus-area.ts'
import { useViewportFit } from './use-viewport-fit.ts'
import { type CardText, textsOf, withText } from './words/texts-of.ts'

export interface CardEditorProps {
  document: CardDocument
  /** Format to open the card in; null: the card's own. */
  format: Format | null
  /** The draft of a personal link; null: the design as it is. */
  initial: CardDraft | null
}

/** A card that is shown as a video. */
interface FilmOptions {
  /** Slug of the video; without it the draft belongs to the card itself. */
  video: string | undefined
  /** The card format that the film uses. */
  formatOf: (draft: CardDraft) => Format
}

/** State and actions that all parts of the editor share. */
export type CardEditing = ReturnType<typeof useCardEditor>

/** A draft of a card, its view, and the ways to change it. */
export function useCardEditor(props: CardEditorProps, film?: FilmOptions) {
  const language = useLanguage()
  const words = useStrings(editorStrings)
  const { document: card, initial } = props
  const { design } = card
  const video = film?.video
  const made = { card: design.slug, ...(video && { video }) }
  const isSent = initial !== null
  const history = useEditorHistory(props, made)
  const { draft, edit } = history
  const box = useViewportFit()
  const chosen = useChosenPart(!film)
  const { area, focusHandlers } = useFocusArea(box, chosen.select)
  const view = useEditorView(card, draft, { isSent: initial !== null, film, area })
  const isTyping = area === 'line'
  const ways = leavingOf({ box, chosen })
  const { layout } = view
  const objects = useObjects({ draft, chosen, onEdit: editObjects, dropBox: box, layout })
  useHistoryKeys(history)
  const texts = textsOf(design, draft, { language, words })
  const adding = useAfterTouch(fetchAdding)
  const {
    question: proofQuestion,
    check,
    ...gates
  } = useProof(design, draft, { texts, open: chosen.open, write, edit, layout })
  const { startAgain, question } = useStartAgain(() => {
    history.reset()
    chosen.select(undefined)
  })

  /** Selects a new photo or sticker, since it then lies over the words, which would cover it. */
  function editObjects(update: (draft: CardDraft) => CardDraft) {
    edit((draft) => {
      const next = update(draft)
      const known = new Set(objectPartsOf(draft).map(({ id }) => id))
      const fresh = objectPartsOf(next).find(({ id }) => !known.has(id))
      if (fresh) chosen.select(fresh.id)
      return next
    })
  }

  const parts: PartName[] = [...texts, ...objectPartsOf(draft)]
  const partOf = (id: string | undefined) => parts.find((part) => part.id === id)

  /** Writes a whole line, as one step of the history. */
  function write(text: CardText, value: string) {
    edit((draft) => withText(draft, text, value))
  }

  return {
    ...{
      made,
      isSent,
      card,
      design,
      history,
      draft,
      edit,
      view,
      box,
      chosen,
      texts,
      objects,
      editObjects,
    },
    ...{ partOf, isTyping, focusHandlers, write, ...ways },
    /** The words of a text, the tools of photos for a room, or the style of another part. */
    open: (part: PartName) => {
      if (part.kind !== 'room') chosen.open(part)
      else if (objects.open !== 'photos') void objects.toggle('photos')
    },
    addText: async () => {
      const { addText } = adding ?? (await fetchAdding())
      addText({ design, layout: view.live?.layout, edit, chosen, text: words.newText })
    },
    /** Nothing of the design was changed. */
    isUntouched: !(isSent || history.isRestoring || history.canReset),
    ...{
      gates,
      /** Undefined while nothing is changed. */
      startAgain: history.canReset ? startAgain : undefined,
      checkWords: check,
      questions: [proofQuestion, question] as const,
    },
  }
}

type Chosen = ReturnType<typeof useChosenPart>

type Adding = typeof import('./add-text.ts')
/** Once the card lives. */
const fetchAdding = (): Promise<Adding> => import('./add-text.ts')

interface LeavingOptions {
  box: RefObject<HTMLElement | null>
  chosen: Chosen
}

/** Ways out of the line that is typed and out of an open panel. */
function leavingOf({ box, chosen }: LeavingOptions) {
  /** Returns the focus to the part on the picture. */
  function leave() {
    const focused = document.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    chosen.setPanel(undefined)
    if (chosen.isPhone) focusPart(box.current, chosen.selected)
  }

  /** Whether a line is typed or a panel open. The attribute is ahead of the render. */
  function hasOpen(): boolean {
    return box.current?.dataset.focus === 'line' || chosen.panel !== undefined
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (hasOpen()) leave()
    else chosen.select(undefined)
  }

  return { leave, handleKey, hasOpen }
}

/** The button over a part of the picture; it shows no keyboard. */
function focusPart(editor: HTMLElement | null, part: string | undefined): void {
  const button = part && editor?.querySelector<HTMLElement>(`[data-part="${part}"] button`)
  if (button) button.focus({ preventScroll: true })
}

function useEditorHistory({ format, initial }: CardEditorProps, made: MadeOf) {
  return useDraftHistory(
    made,
    { values: {}, ...initial, ...(format && { format }) },
    // A card that was sent opens as it was sent.
    { latest: initial === null },
  )
}

const cardEditor = { isEdited: true }
const filmEditor = { isEdited: true, isFilm: true }

interface EditorViewOptions {
  isSent: boolean
  film: FilmOptions | undefined
  area: FocusArea
}

/**
 * The built picture serves until the visitor touches the page or the draft changes. A letter shows
 * in its field first, and a choice in its button; a part that is moved shows at once.
 */
function useEditorView(
  card: CardDocument,
  draft: CardDraft,
  { isSent, film, area }: EditorViewOptions,
) {
  const [first] = useState(draft)
  const touched = useTouched()
  const page = film?.formatOf(draft)
  const shown = useMemo(() => (page ? { ...draft, format: page } : draft), [draft, page])
  const isWanted = touched || isSent || draft !== first
  const wanted = isWanted ? shown : undefined
  const later = useDeferredValue(wanted)
  const viewed = area ? (later ?? wanted) : wanted
  const view = useCardView(card, viewed, film ? filmEditor : cardEditor)
  return { ...view, isLate: viewed !== wanted }
}

function objectPartsOf({ photos = [], stickers = [] }: CardDraft): PartName[] {
  return [
    ...photos.map(({ id, room }) => ({
      id,
      kind: room === undefined ? ('photo' as const) : ('room' as const),
    })),
    ...stickers.map(({ id }) => ({ id, kind: 'sticker' as const })),
  ]
}
