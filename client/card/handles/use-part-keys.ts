import { type KeyboardEvent, useRef, useState } from 'react'
import type { Size } from '#shared/art/family.ts'
import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardDraft } from '#shared/draft.ts'
import { type StageStrings, stageStrings } from '#shared/i18n/stage-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { poseOf, withPose } from './pose.ts'
import { snapPlace } from './snap.ts'

interface PartKeysOptions {
  draft: CardDraft
  page: Size
  onEdit: EditDraft
  /** Reverts the current gesture; false where there is none. */
  giveUp: () => boolean
}

/** One press of an arrow key, as a fraction of the page's width. */
const nudge = 0.005
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves a part by arrow keys; Escape reverts its last gesture or moves. */
export function usePartKeys({ draft, page, onEdit, giveUp }: PartKeysOptions) {
  const words = useStrings(stageStrings)
  const focused = useRef<CardDraft>(draft)
  /** The new place of the part in words, for screen readers. */
  const [place, setPlace] = useState('')

  function handleKey(part: CardPart, event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.key === 'Escape') {
      if (!giveUp()) putBack(part)
    } else if (arrow && !event.altKey && !event.metaKey && !event.ctrlKey) {
      event.preventDefault()
      moveBy(part, arrow, event.shiftKey ? 10 : 1)
    }
  }

  function moveBy(part: CardPart, [x, y]: readonly [number, number], times: number) {
    const pose = poseOf(draft, part)
    if (!pose) return
    const step = nudge * times * page.widthPx
    const to = { ...part, x: part.x + x * step, y: part.y + y * step }
    // Keys do not let go, so the middle of a part never leaves the page.
    const moved = snapPlace(to, page, { reachPx: 0, leastShown: 0.5 })
    const reached = {
      ...pose,
      x: pose.x + (moved.x - part.x) / page.widthPx,
      y: pose.y + (moved.y - part.y) / page.heightPx,
    }
    onEdit((draft) => withPose(draft, part, reached), `nudge ${part.id}`)
    setPlace(placeWords(words, moved, page))
  }

  /** Back to where it was when it got the focus. */
  function putBack(part: CardPart) {
    const pose = poseOf(focused.current, part)
    if (pose) onEdit((draft) => withPose(draft, part, pose), `nudge ${part.id}`)
  }

  function handleFocus() {
    focused.current = draft
  }

  return { place, handleKey, handleFocus }
}

function placeWords(
  words: StageStrings,
  { x, y }: { x: number; y: number },
  { widthPx, heightPx }: Size,
) {
  return words.placed(Math.round((100 * x) / widthPx), Math.round((100 * y) / heightPx))
}
