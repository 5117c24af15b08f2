import type { FilmPhoto } from './photo-film-draft.ts'
import { fadeMs, type PhotoFilmPlan } from './plan-photo-film.ts'
import type { SoundSpan } from './sound-mix.ts'

/** A clip that is heard in a film. */
export interface HeardClip {
  /** Id of its file on this device. */
  id: string
  /** What is heard of it, from that time on. */
  fromMs: number
  span: SoundSpan
}

/**
 * The clips whose sound is on, in the order of the film. Each is heard while it moves.
 *
 * @example heardClips({ durationMs: 30_000, slots: [title, { kind: 'photo', index: 0, startMs: 4000,
 *   endMs: 7400 }, end] }, [{ clip: { id: 'a', durationMs: 9000, fromMs: 1000, toMs: 5000 } }])
 *   // [{ id: 'a', fromMs: 1000, span: { startMs: 3700, lengthMs: 4000 } }]
 */
export function heardClips(
  { slots }: PhotoFilmPlan,
  photos: readonly Pick<FilmPhoto, 'clip'>[],
): HeardClip[] {
  return slots.flatMap((slot) => {
    const clip = slot.kind === 'photo' ? photos[slot.index]?.clip : undefined
    if (!clip || clip.sound) return []
    const { id, fromMs, toMs } = clip
    const lengthMs = Math.min(toMs - fromMs, slot.endMs - slot.startMs + fadeMs)
    return [{ id, fromMs, span: { startMs: slot.startMs - fadeMs / 2, lengthMs } }]
  })
}
