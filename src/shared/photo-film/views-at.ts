import { type FilmSlot, fadeMs, type PhotoFilmPlan } from './plan-photo-film.ts'

/** A slot as it is seen at one time. */
export interface SlotView {
  slot: FilmSlot
  /** Position in the plan. */
  number: number
  /** Since it is seen, ms. */
  seenMs: number
  /**
   * How far its camera is, 0 to 1. It rests until half of the picture has come, and while the next one
   * comes: to draw two moving pictures takes twice the time, and a fade hides the movement.
   */
  progress: number
  /** 0 to 1; what is below it shows through. */
  opacity: number
}

/**
 * The one or two slots that are seen at a time of a film, ms; the lower first.
 *
 * @example viewsAt(plan, 0).map(({ slot }) => slot.kind) // ['title']
 */
export function viewsAt({ slots }: PhotoFilmPlan, timeMs: number): SlotView[] {
  const last = slots.length - 1
  return slots.flatMap((slot, number) => {
    const fromMs = number === 0 ? slot.startMs : slot.startMs - fadeMs / 2
    const toMs = number === last ? slot.endMs : slot.endMs + fadeMs / 2
    const isLastFrame = number === last && timeMs >= toMs
    if (timeMs < fromMs || (timeMs >= toMs && !isLastFrame)) return []
    const opacity = number === 0 ? 1 : Math.min(1, (timeMs - fromMs) / fadeMs)
    const seenMs = timeMs - fromMs
    return [{ slot, number, seenMs, progress: progressAt(seenMs, toMs - fromMs), opacity }]
  })
}

function progressAt(seenMs: number, wholeMs: number): number {
  const movingMs = Math.max(1, wholeMs - 1.5 * fadeMs)
  return Math.min(1, Math.max(0, (seenMs - fadeMs / 2) / movingMs))
}
